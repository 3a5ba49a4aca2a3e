import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { z } from 'zod'
import { extend } from 'zod/mini'
import { parseFields } from '#app/platform/editing/fields.ts'
import { messages as editingWords } from '#app/platform/editing/messages.ne.ts'
import { messages } from '#app/records/gold-silver-prices/messages.ne.ts'
import {
  approveHeld,
  deletePrice,
  listAllPrices,
  priceOrders,
  readPriceTable,
  refuseHeld,
} from '#app/records/gold-silver-prices/review.server.ts'
import { priceFields, priceLists, priceResult } from '#app/records/gold-silver-prices/schema.ts'
import { savePriceOver, savePrices, tryPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { handIn, resultOf } from '../api/prices.ts'
import {
  type AdminCall,
  type AdminReply,
  type AdminRoute,
  badListQuery,
  forEditors,
  listParameters,
  pageFields,
  pageOf,
  parseListQuery,
  refused,
  splitVersion,
  stale,
  unknown,
  versionField,
  withBody,
} from './admin-route.ts'

const path = '/api/admin-gold-silver-prices'
const maxRows = 500
const csvFile = z.strictObject({ csv: z.string().min(1), apply: z.boolean().default(false) })

const listPricesRoute = forEditors.get(path, {
  summary:
    'All market days, in parts, the latest first unless asked otherwise; and the prices that wait for approval',
  parameters: listParameters(priceOrders),
  answers: z.object({ ...priceLists.shape, ...pageFields }),
  answer: async ({ site, query }) => {
    const list = parseListQuery(query, priceOrders)
    if (!list) return badListQuery
    const { total, ...rows } = await listAllPrices(site.storage.db, list)
    return { status: 200, body: { ...rows, ...pageOf(list, total) } }
  },
})

const savePriceRoute = forEditors.post(path, {
  summary:
    'Stores the prices of a market day, in place of an earlier row of its day; what moved too far is held. With the updated_at that was read (null where the day was not there), prices that others stored since are answered 409 with both',
  accepts: extend(priceFields('en'), { updated_at: versionField }),
  maxBytes: 4096,
  answers: z.object({ result: priceResult }),
  answer: savePriceOfDay,
})

async function savePriceOfDay(call: AdminCall): Promise<AdminReply> {
  const { lang, site } = call
  const request = splitVersion(call.body)
  if (!request) return refused({ updated_at: editingWords[lang].notAnInstant }, lang)
  const parsed = parseFields(priceFields(lang), request.given, lang)
  if (!parsed.ok) return refused(parsed.fieldErrors, lang)
  const saved = await savePriceOver(site.storage.db, parsed.fields, {
    ...priceContext(call),
    version: request.version,
  })
  if (saved.outcome === 'stale') {
    const versions = { current: saved.current, yours: request.given }
    return await stale(site.storage.db, ['gold_silver_prices', saved.current.date], versions, lang)
  }
  if (saved.outcome === 'unknown') return unknown(lang)
  const result = resultOf(saved, lang)
  const error = result.reasons[0]?.text
  return result.outcome === 'refused'
    ? { status: 400, body: { ok: false, error, result } }
    : { status: 200, body: { result } }
}

const importRoute = forEditors.post(`${path}/import`, {
  summary:
    'Reads a CSV of market days and says of each line what becomes of it. With apply, what can be stored is stored',
  maxBytes: 256 * 1024,
  answers: z.object({ applied: z.boolean(), rows: z.array(extend(priceResult, { line: z.int() })) }),
  ...withBody(csvFile, importPrices),
})

async function importPrices(call: AdminCall, { csv, apply }: z.output<typeof csvFile>): Promise<AdminReply> {
  const table = readPriceTable(csv)
  const texts = messages[call.lang].table
  if (table.missing.length > 0) return refused({ csv: texts.missing(table.missing.join(', ')) }, call.lang)
  if (table.rows.length > maxRows)
    return refused({ csv: texts.tooMany(digitsIn(call.lang, maxRows)) }, call.lang)
  const save = apply ? savePrices : tryPrices
  const given = table.rows.map((row) => row.given)
  const results = await handIn(given, call.lang, (rows) =>
    save(call.site.storage.db, rows, priceContext(call)),
  )
  const rows = results.map((result, index) => ({ line: table.rows[index]?.line, ...result }))
  return { status: 200, body: { applied: apply, rows } }
}

const priceContext = ({ actor, now }: AdminCall) => ({ actor, today: nepalDay(now) })

/** What is done to the row of one day. */
const dayRoute = (method: 'POST' | 'DELETE', act: string, summary: string, run: typeof approveHeld) =>
  forEditors.act(method, `${path}/:date${act}`, summary, ({ site, key, actor }) =>
    run(site.storage.db, key, actor),
  )

export const priceRoutes: readonly AdminRoute[] = [
  listPricesRoute,
  savePriceRoute,
  importRoute,
  dayRoute('POST', '/approve', 'Stores the prices that were held for a day', approveHeld),
  dayRoute('POST', '/refuse', 'Throws the prices away that were held for a day', refuseHeld),
  dayRoute('DELETE', '', 'Deletes a market day', deletePrice),
]
