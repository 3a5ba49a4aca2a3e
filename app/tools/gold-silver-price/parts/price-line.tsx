import { digitsIn } from 'bikram-sambat/digits'
import { daysBetween } from '#app/kit/calendar-day.ts'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { LineChart } from '#app/ui/line-chart.tsx'
import { messages } from '../messages.ne.ts'
import type { ChartView, Point, Summary } from '../price-range.ts'
import { amountText, rupeesText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'

interface PriceLineProps {
  points: readonly Point[]
  /** The same days with the prices of both metals, for the table. */
  days: readonly MarketDay[]
  view: ChartView
  summary: Summary
  /** The days that the horizontal axis begins and ends with. */
  firstDay: string
  lastDay: string
}

/** Markets close for some days at festivals. A longer gap means missing data. */
const longestBreakDays = 7

/** A metal's price over the days, up to the last market day. */
export function PriceLine({ points, days, view, summary, firstDay, lastDay }: PriceLineProps) {
  const { history: text, metals } = useMessages(messages)
  const lang = useLang()
  const span = { fromText: dayText(lang, firstDay), toText: dayText(lang, lastDay) }
  const title = text.about(span.fromText, span.toText)
  const inRupees = ({ npr }: Point) => rupeesText(lang, npr)
  const line = points.map(({ date, npr }) => ({ at: daysBetween(firstDay, date), value: npr }))
  const hasGaps = line.some(({ at }, index) => at - (line[index - 1]?.at ?? at) > longestBreakDays)
  return (
    <div className="mt-4">
      <LineChart
        points={line}
        span={{ from: 0, to: view.range - 1, ...span }}
        maxGap={longestBreakDays}
        valueText={(npr) => amountText(lang, npr)}
        title={title}
        summary={text.chart(metals[view.metal], title, inRupees(summary.lowest), inRupees(summary.highest))}
        table={{
          caption: text.table(digitsIn(lang, days.length)),
          heads: [text.date, text.goldTola, text.goldTenGram, text.silverTola, text.silverTenGram],
          rows: days
            .toReversed()
            .map(({ date, gold, silver }) => [
              dayText(lang, date),
              ...[gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].map((npr) =>
                amountText(lang, npr),
              ),
            ]),
        }}
      />
      {hasGaps && <p className="mt-1 text-sm text-muted">{text.gaps}</p>}
    </div>
  )
}
