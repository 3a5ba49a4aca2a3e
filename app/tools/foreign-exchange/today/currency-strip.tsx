import { currencyName } from '#app/feeds/forex/currency-name.ts'
import { freshRatesDays } from '#app/feeds/forex/freshness.ts'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { saidIn } from '#app/lib/statement.ts'
import { staleRemarks } from '#app/platform/figure-age/stale.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { shortDay } from '#app/ui/as-of.tsx'
import { Card } from '#app/ui/card.tsx'
import { Remarks } from '#app/ui/remarks.tsx'
import { unitText } from '../currencies.ts'
import { messages } from './messages.ne.ts'

interface CurrencyStripProps {
  usual: readonly Rate[]
  /** Shown to visitors who pinned them. */
  other: readonly Rate[]
  /** Their day; undefined where the bank's rates have not been read yet. */
  date: string | undefined
  /** The day of the page. */
  today: string
}

/** What the bank pays for eight currencies; those that the visitor pinned come first (`personalScript`). */
export function CurrencyStrip({ usual, other, date, today }: CurrencyStripProps) {
  const text = useMessages(messages)
  const lang = useLang()
  if (date === undefined || usual.length === 0) return null
  return (
    <Card aria-labelledby="currencies" className="p-3! sm:p-4!">
      <h2 id="currencies" className="text-base font-semibold">
        {text.currencies}
      </h2>
      <ul data-my="currencies" className="mt-2 grid grid-cols-4 gap-x-2 gap-y-3">
        {[...usual, ...other].map(({ currency, buy }, index) => (
          <li key={currency.iso3} hidden={index >= usual.length} className="min-w-0">
            <span className="block text-sm text-muted" title={currencyName(lang, currency).text}>
              {unitText(lang, currency)}
            </span>
            <span className="font-semibold">{buy === null ? text.none : groupedAmount(lang, buy)}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 flex flex-wrap items-center justify-between gap-x-4 text-sm text-muted">
        {`${shortDay(lang, date)} · ${text.bank}`}
        <Remarks remarks={saidIn(lang, staleRemarks(date, today, freshRatesDays))} as="chips" />
        <AppLink
          to="/foreign-exchange"
          className="inline-flex min-h-11 min-w-11 items-center font-semibold text-brand-ink"
        >
          {text.allRates}
        </AppLink>
      </p>
    </Card>
  )
}
