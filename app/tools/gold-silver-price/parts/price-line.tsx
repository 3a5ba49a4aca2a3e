import { digitsIn } from 'bikram-sambat/digits'
import { daysAfter, daysBetween } from '#app/kit/calendar-day.ts'
import { dayText } from '#app/kit/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { LineChart } from '#app/ui/line-chart.tsx'
import { messages } from '../messages.ne.ts'
import { type Point, type Range, summaryOf } from '../price-range.ts'
import { amountText, rupeesText } from '../price-texts.ts'
import type { MarketDay, Metal } from '../price-view.ts'

interface PriceLineProps {
  points: readonly [Point, ...Point[]]
  /** The same days with the prices of both metals, for the table. */
  days: readonly MarketDay[]
  range: Range
  metal: Metal
  about: string
}

/** Markets close for some days at festivals. A longer gap means missing data. */
const longestBreakDays = 7

/** A metal's price over the days, up to the last market day. */
export function PriceLine({ points, days, range, metal, about }: PriceLineProps) {
  const text = useMessages(messages)
  const { history } = text
  const lang = useLang()
  const { lowest, highest } = summaryOf(points)
  const lastDay = (points.at(-1) ?? points[0]).date
  const firstDay = daysAfter(lastDay, 1 - range)
  const at = ({ date }: Point) => daysBetween(firstDay, date)
  const hasGaps = points.some((point, index) => {
    const before = points[index - 1]
    return before !== undefined && at(point) - at(before) > longestBreakDays
  })
  return (
    <div className="mt-4">
      <LineChart
        points={points.map((point) => ({ at: at(point), value: point.npr }))}
        span={{ from: 0, to: range - 1, fromText: dayText(lang, firstDay), toText: dayText(lang, lastDay) }}
        maxGap={longestBreakDays}
        valueText={(npr) => amountText(lang, npr)}
        title={about}
        summary={history.chart(
          text.metals[metal],
          about,
          rupeesText(lang, lowest.npr),
          rupeesText(lang, highest.npr),
        )}
        table={{
          caption: history.table(digitsIn(lang, days.length)),
          heads: [
            history.date,
            history.goldTola,
            history.goldTenGram,
            history.silverTola,
            history.silverTenGram,
          ],
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
      {hasGaps && <p className="mt-1 text-sm text-muted">{history.gaps}</p>}
    </div>
  )
}
