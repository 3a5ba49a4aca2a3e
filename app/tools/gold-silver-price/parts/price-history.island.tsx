import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysAfter } from '@chautari/bikram-sambat/iso-day'
import type { MouseEvent } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { withParams } from '#app/lib/web-address.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { isPlainClick, replaceSearch } from '#app/platform/navigation/change-address.ts'
import { useSearch } from '#app/platform/navigation/url-state.ts'
import { Chips } from '#app/ui/choices.tsx'
import { LineChart } from '#app/ui/line-chart.tsx'
import { messages } from '../messages.ne.ts'
import { amountText } from '../price-texts.ts'
import type { MarketDay, Metal } from '../price-view.ts'

/** Markets close for some days at festivals. A longer gap means missing data. */
const longestBreakDays = 7

/** Stored prices of a period that ends with the latest market day: chart, summary, table and file. */
export default function PriceHistory({ days }: { days: readonly MarketDay[] }) {
  const [{ history: text, metals }, lang] = useTexts(messages)
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
            columnTitles: [text.date, text.goldTola, text.goldTenGram, text.silverTola, text.silverTenGram],
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

const ranges = [7, 30, 90, 365] as const

type Range = (typeof ranges)[number]

/** What the chart shows. */
interface ChartView {
  range: Range
  metal: Metal
}

const defaults: ChartView = { range: 30, metal: 'gold' }

/** What an address asks the chart to show. An invalid value is ignored. */
export function readChartView(search: string): ChartView {
  const params = new URLSearchParams(search)
  return {
    range: ranges.find((range) => String(range) === params.get('days')) ?? defaults.range,
    metal: params.get('metal') === 'silver' ? 'silver' : 'gold',
  }
}

/** The query for this view: defaults are left out, foreign parameters stay. */
export function searchOf(search: string, { range, metal }: ChartView): string {
  return withParams(search, {
    days: range === defaults.range ? '' : String(range),
    metal: metal === defaults.metal ? '' : metal,
  })
}

/** The market days within a range of calendar days that ends with the latest one. */
export function daysInRange(days: readonly MarketDay[], range: Range): readonly MarketDay[] {
  const last = days.at(-1)
  if (!last) return []
  const first = daysAfter(last.date, 1 - range)
  return days.filter(({ date }) => date >= first)
}

const csvHead = 'date,gold_hallmark_tola,gold_hallmark_10g,silver_tola,silver_10g'.split(',')

/** A table with the columns of the price import. */
export function priceRows(days: readonly MarketDay[]): string[][] {
  const rows = days.map(({ date, gold, silver }) =>
    [date, gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].map(String),
  )
  return [csvHead, ...rows]
}
