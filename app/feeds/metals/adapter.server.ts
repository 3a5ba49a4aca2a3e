import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { fetchAndRead } from '#app/platform/upstream/fetch-json.server.ts'

const npr = z.number().positive().max(1e9)

/** The prices of one market day, as the dealers' association published them. */
const marketDay = z.object({
  date: z.string(),
  gold_hallmark_tola: npr,
  gold_hallmark_10g: npr,
  silver_tola: npr,
  silver_10g: npr,
})

/** Asks the price service for its latest market day, which may be an earlier one than today. */
export function askMarket(metalsUrl: string) {
  const url = new URL('/api/website/v1/Dashboard/today', metalsUrl)
  return fetchAndRead(url, readToday, { maxBytes: 256 * 1024 })
}

type PriceName = Exclude<keyof typeof marketDay.shape, 'date'>

/** The amount's field name is wrong: it is for the unit in the label, not for a gram. Dates are instants. */
const wireRow = z.object({
  todayDate: z.iso.datetime({ offset: true }),
  rateType: z.string().max(200),
  todayBaseRatePerGram: npr,
})

const wireList = z.array(z.looseObject({ rateType: z.string() })).max(200)

/**
 * The day of an answer. All four prices are the source's own rows; none is computed from another. Rows with other
 * labels (in English: prices abroad, the dollar) are left out. Undefined for another format, or without all four prices of one day.
 */
export function readToday(body: unknown) {
  const list = wireList.safeParse(body)
  if (!list.success) return undefined
  const prices = new Map<PriceName, number>()
  const dates = new Set<string>()
  for (const given of list.data) {
    const name = priceNamed(given.rateType)
    if (!name) continue
    const row = wireRow.safeParse(given)
    // Two rows for one price are ambiguous.
    if (!row.success || prices.has(name)) return undefined
    prices.set(name, row.data.todayBaseRatePerGram)
    dates.add(nepalDay(new Date(row.data.todayDate)))
  }
  const [date, ...others] = dates
  if (others.length > 0) return undefined
  return marketDay.safeParse({ date, ...Object.fromEntries(prices) }).data
}

/** Which price a label such as `छापावाल सुन (१ तोला)` names. */
function priceNamed(label: string): PriceName | undefined {
  const text = label.normalize('NFC').replace(/\s/g, '')
  const unit = /\([१1]तोला\)/.test(text) ? 'tola' : /\((?:१०|10)ग्राम\)/.test(text) ? '10g' : undefined
  if (!unit) return undefined
  // Tejabi is gold of a lower purity, which had a row of its own for a while.
  if (text.includes('सुन')) return text.includes('तेजाबी') ? undefined : `gold_hallmark_${unit}`
  return /चाँदी|चांदी/.test(text) ? `silver_${unit}` : undefined
}
