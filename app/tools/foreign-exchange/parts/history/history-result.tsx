import { csvOf } from '#app/lib/csv.ts'
import { dayText } from '#app/lib/day-text.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LineChart } from '#app/ui/line-chart.tsx'
import { unitText } from '../../currencies.ts'
import { buyingLine, type History, statisticsOf } from '../../history.ts'
import { messages } from './messages.ne.ts'

export function HistoryResult({ history }: { history: History }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { currency, from, to, points } = history
  const line = buyingLine(history)
  const { lowest, average, highest } = statisticsOf(line)
  const unit = unitText(lang, { unit: points.at(-1)?.unit ?? 1, iso3: currency })
  const amount = (value: string | null) => (value === null ? '–' : groupedAmount(lang, value))
  const csv = () => [
    [text.date, text.currency, text.unit, text.buy, text.sell],
    ...points.map((point) => [point.date, currency, String(point.unit), point.buy ?? '', point.sell ?? '']),
  ]
  return (
    <>
      <FactList className="my-3 grid-cols-3">
        <Fact name={text.lowest}>{amount(lowest)}</Fact>
        <Fact name={text.average}>{amount(average)}</Fact>
        <Fact name={text.highest}>{amount(highest)}</Fact>
      </FactList>
      <LineChart
        key={`${currency} ${from}`}
        lang={lang}
        points={line}
        from={from}
        maxGapDays={1}
        valueText={(value) => groupedAmount(lang, value.toFixed(2))}
        title={text.perUnit(unit)}
        summary={text.summary(
          currency,
          dayText(lang, from),
          dayText(lang, to),
          amount(lowest),
          amount(highest),
        )}
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
      />
      <button
        type="button"
        className={`${buttonStyle.secondary} no-print mt-3`}
        onClick={() => downloadFile(`${text.fileName}-${currency}.csv`, 'text/csv', csvOf(csv()))}
      >
        <Icon name="file-text" />
        {text.csv}
      </button>
    </>
  )
}
