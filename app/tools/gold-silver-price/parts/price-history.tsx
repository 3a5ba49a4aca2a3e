import { digitsIn } from 'bikram-sambat/digits'
import { daysAfter } from '#app/kit/calendar-day.ts'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSearch } from '#app/platform/navigation/address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { readChartView, searchOf } from '../address.ts'
import { messages } from '../messages.ne.ts'
import { priceCsv } from '../price-csv.ts'
import { daysInRange, type Point, pointsOf, ranges, summaryOf } from '../price-range.ts'
import { rupeesText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'
import { PriceLine } from './price-line.tsx'
import { Switch } from './switch.tsx'

/** Stored prices of a period that ends with the latest market day: chart, summary, table and file. */
export function PriceHistory({ days }: { days: readonly MarketDay[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const ready = useHydrated()
  const search = useSearch()
  const { range, metal } = readChartView(search)
  const shown = daysInRange(days, range)
  const [first, ...others] = pointsOf(shown, metal)
  if (!first) return null
  const points = [first, ...others] as const
  const lastDay = points.at(-1)?.date ?? first.date
  const about = text.history.about(dayText(lang, daysAfter(lastDay, 1 - range)), dayText(lang, lastDay))
  return (
    <section
      id="history"
      aria-labelledby="history-heading"
      className="rounded-2xl border border-line bg-surface p-4 sm:p-6"
    >
      <h2 id="history-heading" className="text-2xl">
        {text.history.heading}
      </h2>
      <div className="no-print mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Switch
          label={text.history.metal}
          options={(['gold', 'silver'] as const).map((value) => ({
            label: text.metals[value],
            search: searchOf(search, { range, metal: value }),
            current: value === metal,
          }))}
        />
        <Switch
          label={text.history.range}
          options={ranges.map((value) => ({
            label: text.history.ranges[value],
            search: searchOf(search, { range: value, metal }),
            current: value === range,
          }))}
        />
      </div>
      <Summary points={points} />
      <PriceLine points={points} days={shown} range={range} metal={metal} about={about} />
      <button
        type="button"
        disabled={!ready}
        className={`${buttonStyle.secondary} no-print mt-3`}
        onClick={() => downloadFile(`gold-silver-price-${lastDay}-${range}.csv`, 'text/csv', priceCsv(shown))}
      >
        <Icon name="file-text" />
        {text.history.csv}
      </button>
    </section>
  )
}

function Summary({ points }: { points: readonly [Point, ...Point[]] }) {
  const text = useMessages(messages).history
  const lang = useLang()
  const { lowest, highest, averageNpr } = summaryOf(points)
  const facts = [
    [text.lowest, lowest.npr, text.on(dayText(lang, lowest.date))],
    [text.average, Math.round(averageNpr), text.ofDays(digitsIn(lang, points.length))],
    [text.highest, highest.npr, text.on(dayText(lang, highest.date))],
  ] as const
  return (
    <dl className="mt-4 grid gap-3 sm:grid-cols-3">
      {facts.map(([term, npr, note]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd>
            <strong className="text-lg">{rupeesText(lang, npr)}</strong>{' '}
            <span className="text-sm text-muted">{note}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
