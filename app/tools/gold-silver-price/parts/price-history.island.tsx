import { digitsIn } from 'bikram-sambat-calendar/digits'
import { daysAfter } from 'bikram-sambat-calendar/iso-day'
import type { MouseEvent } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { useSearch } from '#app/platform/navigation/url-state.ts'
import { Chips } from '#app/ui/choices.tsx'
import { LineChart } from '#app/ui/line-chart.tsx'
import { messages } from '../messages.ne.ts'
import { type ChartView, daysInRange, priceRows, ranges, readChartView, searchOf } from '../price-range.ts'
import { amountText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'

/** Markets close for some days at festivals. A longer gap means missing data. */
const longestBreakDays = 7

/** Stored prices of a period that ends with the latest market day: chart, summary, table and file. */
export default function PriceHistory({ days }: { days: readonly MarketDay[] }) {
  const { history: text, metals } = useMessages(messages)
  const lang = useLang()
  const search = useSearch()
  const { range, metal } = readChartView(search)
  const shown = daysInRange(days, range)
  const lastDay = shown.at(-1)?.date
  if (!lastDay) return null
  const firstDay = daysAfter(lastDay, 1 - range)
  const [fromText, toText] = [dayText(lang, firstDay), dayText(lang, lastDay)]
  const title = text.about(fromText, toText)
  const chip = (label: string, view: ChartView) => {
    const target = searchOf(search, view)
    return {
      key: label,
      label,
      isCurrent: view.range === range && view.metal === metal,
      href: `${target || '?'}#history`,
      // The script shows it without a request and without a history entry.
      onChoose: (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        replaceSearch(target)
      },
    }
  }
  return (
    <div>
      <div className="no-print flex flex-wrap gap-x-8 gap-y-3">
        <Chips
          label={text.metal}
          chips={(['gold', 'silver'] as const).map((value) => chip(metals[value], { range, metal: value }))}
        />
        <Chips
          label={text.range}
          chips={ranges.map((value) => chip(text.ranges[value], { range: value, metal }))}
        />
      </div>
      <div className="mt-4">
        <LineChart
          key={`${range} ${metal}`}
          lang={lang}
          points={shown.map((day) => ({ date: day.date, value: day[metal].tolaNpr }))}
          from={firstDay}
          maxGapDays={longestBreakDays}
          valueText={(npr) => amountText(lang, npr)}
          title={title}
          summary={(lowest, highest) => text.chart(metals[metal], title, lowest, highest)}
          text={text.line}
          table={{
            caption: text.table(digitsIn(lang, shown.length)),
            heads: [text.date, text.goldTola, text.goldTenGram, text.silverTola, text.silverTenGram],
            rows: shown
              .toReversed()
              .map(({ date, gold, silver }) => [
                dayText(lang, date),
                ...[gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].map((npr) =>
                  amountText(lang, npr),
                ),
              ]),
          }}
          csv={{
            label: text.csv,
            fileName: `gold-silver-price-${lastDay}-${range}.csv`,
            rows: () => priceRows(shown),
          }}
        />
      </div>
    </div>
  )
}
