import { dayText } from '#app/lib/day-text.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { LineChart } from '#app/ui/line-chart.tsx'
import { unitText } from '../../currencies.ts'
import { buyingLine, type History } from '../../history.ts'
import { messages } from './messages.ne.ts'

export function HistoryResult({ history }: { history: History }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { currency, from, to, points } = history
  const unit = unitText(lang, { unit: points.at(-1)?.unit ?? 1, iso3: currency })
  const amount = (value: string | null) => (value === null ? '–' : groupedAmount(lang, value))
  return (
    <LineChart
      key={`${currency} ${from}`}
      lang={lang}
      points={buyingLine(history)}
      from={from}
      maxGapDays={1}
      valueText={(value) => groupedAmount(lang, value.toFixed(2))}
      title={text.perUnit(unit)}
      summary={(lowest, highest) =>
        text.summary(currency, dayText(lang, from), dayText(lang, to), lowest, highest)
      }
      text={text.line}
      table={{
        caption: text.table,
        heads: [text.date, text.unit, text.buy, text.sell],
        rows: points
          .toReversed()
          .map((point) => [
            dayText(lang, point.date),
            unitText(lang, { unit: point.unit, iso3: currency }),
            amount(point.buy),
            amount(point.sell),
          ]),
      }}
      csv={{
        label: text.csv,
        fileName: `${text.fileName}-${currency}.csv`,
        rows: () => [
          [text.date, text.currency, text.unit, text.buy, text.sell],
          ...points.map(({ date, unit, buy, sell }) => [date, currency, String(unit), buy ?? '', sell ?? '']),
        ],
      }}
    />
  )
}
