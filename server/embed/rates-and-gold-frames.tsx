import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { ReactNode } from 'react'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import { currencyName } from '#app/feeds/forex/rate-text.ts'
import { type Rate, usualCurrencies } from '#app/feeds/forex/rates-day.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import type { Remark } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/figure-age.ts'
import { freshPricesDays, publisherOf } from '#app/records/gold-silver-prices/market-days.ts'
import type { PublicPrice } from '#app/records/gold-silver-prices/schema.ts'
import { listPrices } from '#app/records/gold-silver-prices/store.server.ts'
import { DataTable } from '#app/ui/data-table.tsx'
import type { Site } from '#server/services.ts'
import { type Frame, type FrameContent, RemarkLines } from './frame.tsx'
import { messages } from './messages.ne.ts'
import { tableStyle } from './style.ts'

/** The usual currencies of the latest day that this server knows. */
export const ratesFrame: Frame = {
  name: 'rates',
  read: async ({ lang }, _, { feeds, now }) => {
    const text = messages[lang].rates
    const today = nepalDay(now())
    const latest = (await feeds.forex.lastKnown(today))?.day
    const rates = ['USD', ...usualCurrencies].flatMap(
      (code) => latest?.rates.find(({ currency }) => currency.iso3 === code) ?? [],
    )
    return figures(lang, text, '/foreign-exchange', {
      columnTitles: [text.currency, text.buy, text.sell],
      rows: rates.map((rate) => rateRow(lang, rate)),
      asOf: latest && {
        day: latest.date,
        source: text.bank,
        remarks: staleRemarks(latest.date, today, freshRatesDays),
      },
    })
  },
}

function rateRow(lang: Lang, { currency, buy, sell }: Rate): ReactNode[] {
  const amount = (rate: string | null) => (rate === null ? '–' : groupedAmount(lang, rate))
  const name = currencyName(lang, currency)
  const head = (
    <>
      {digitsIn(lang, currency.unit)} {currency.iso3}
      <small lang={name.lang}>{name.text}</small>
    </>
  )
  return [head, amount(buy), amount(sell)]
}

/** Gold and silver of the latest market day. */
export const goldFrame: Frame = {
  name: 'gold',
  read: async ({ lang }, _, site) => {
    const { failed: failure, ...text } = messages[lang].gold
    const { latest, failed } = await readLatest(site)
    const content = figures(lang, failed ? { ...text, missing: failure } : text, '/gold-silver-price', {
      columnTitles: [text.metal, text.tola, text.tenGram],
      rows: latest ? metalRows(lang, latest) : [],
      asOf: latest && {
        day: latest.date,
        source: latest.source ? publisherOf(latest.source) : text.noSource,
        remarks: staleRemarks(latest.date, nepalDay(site.now()), freshPricesDays),
      },
    })
    return { ...content, tags: ['gold-silver-prices'], degraded: failed }
  },
}

function metalRows(lang: Lang, latest: PublicPrice): string[][] {
  const { gold, silver } = messages[lang].gold
  const amount = (npr: number) => groupedAmount(lang, String(npr))
  return [
    [gold, amount(latest.gold_hallmark_tola), amount(latest.gold_hallmark_10g)],
    [silver, amount(latest.silver_tola), amount(latest.silver_10g)],
  ]
}

async function readLatest({ storage, log }: Site): Promise<{ latest?: PublicPrice; failed: boolean }> {
  try {
    const [latest] = await listPrices(storage.db, 1)
    return { ...(latest && { latest }), failed: false }
  } catch (error) {
    log.warn({ err: error }, 'the frame of gold prices: the database does not answer')
    return { failed: true }
  }
}

interface Figures {
  columnTitles: readonly string[]
  /** The first cell of each is its heading. */
  rows: readonly (readonly ReactNode[])[]
  /** The day of the figures, AD, `YYYY-MM-DD`, and what has to be said of it; undefined where there are none. */
  asOf: { day: string; source: string; remarks: readonly Remark[] } | undefined
}

/** A table with its day and source; `text.missing` where there are no figures. */
function figures(
  lang: Lang,
  text: Readonly<Record<'title' | 'missing' | 'more', string>>,
  path: string,
  { columnTitles, rows, asOf }: Figures,
): FrameContent {
  const dayIn = lang === 'ne' ? bsDayText : dayText
  return {
    title: text.title,
    main: (
      <>
        <h1>{text.title}</h1>
        {asOf ? (
          <>
            <DataTable caption={text.title} columnTitles={columnTitles} rows={rows} />
            <p className="note">
              <time dateTime={asOf.day}>{dayIn(lang, asOf.day)}</time> · {asOf.source}
            </p>
            <RemarkLines lang={lang} remarks={asOf.remarks} />
          </>
        ) : (
          <p>{text.missing}</p>
        )}
      </>
    ),
    more: { path, text: text.more },
    style: tableStyle,
  }
}
