import { digitsIn } from 'bikram-sambat/digits'
import { daysAfter, daysBetween } from 'bikram-sambat/iso-day'
import { useId } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSearch } from '#app/platform/navigation/address.ts'
import { replaceSearch } from '#app/platform/navigation/change-address.ts'
import { isPlainClick } from '#app/platform/navigation/plain-click.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LineChart } from '#app/ui/line-chart.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { messages } from '../messages.ne.ts'
import {
  daysInRange,
  pointsOf,
  priceCsv,
  ranges,
  readChartView,
  searchOf,
  summaryOf,
} from '../price-range.ts'
import { amountText, rupeesText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'

/** Markets close for some days at festivals. A longer gap means missing data. */
const longestBreakDays = 7

/** Stored prices of a period that ends with the latest market day: chart, summary, table and file. */
export function PriceHistory({ days }: { days: readonly MarketDay[] }) {
  const { history: text, metals } = useMessages(messages)
  const lang = useLang()
  const ready = useHydrated()
  const search = useSearch()
  const { range, metal } = readChartView(search)
  const shown = daysInRange(days, range)
  const [first, ...others] = pointsOf(shown, metal)
  if (!first) return null
  const points = [first, ...others] as const
  const { lowest, highest, averageNpr } = summaryOf(points)
  const lastDay = points.at(-1)?.date ?? first.date
  const firstDay = daysAfter(lastDay, 1 - range)
  const [fromText, toText] = [dayText(lang, firstDay), dayText(lang, lastDay)]
  const title = text.about(fromText, toText)
  const line = points.map(({ date, npr }) => ({ at: daysBetween(firstDay, date), value: npr }))
  const hasGaps = line.some(({ at }, index) => at - (line[index - 1]?.at ?? at) > longestBreakDays)
  return (
    <Card id="history" title={text.heading} titleClass="text-2xl">
      <div className="no-print mt-4 flex flex-wrap gap-x-8 gap-y-3">
        <Switch
          label={text.metal}
          options={(['gold', 'silver'] as const).map((value) => ({
            label: metals[value],
            search: searchOf(search, { range, metal: value }),
            current: value === metal,
          }))}
        />
        <Switch
          label={text.range}
          options={ranges.map((value) => ({
            label: text.ranges[value],
            search: searchOf(search, { range: value, metal }),
            current: value === range,
          }))}
        />
      </div>
      <FactList className="mt-4 sm:grid-cols-3">
        <Figure name={text.lowest} npr={lowest.npr} note={text.on(dayText(lang, lowest.date))} />
        <Figure
          name={text.average}
          npr={Math.round(averageNpr)}
          note={text.ofDays(digitsIn(lang, points.length))}
        />
        <Figure name={text.highest} npr={highest.npr} note={text.on(dayText(lang, highest.date))} />
      </FactList>
      <div className="mt-4">
        <LineChart
          points={line}
          span={{ from: 0, to: range - 1, fromText, toText }}
          maxGap={longestBreakDays}
          valueText={(npr) => amountText(lang, npr)}
          title={title}
          summary={text.chart(
            metals[metal],
            title,
            rupeesText(lang, lowest.npr),
            rupeesText(lang, highest.npr),
          )}
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
        />
        {hasGaps && <p className="mt-1 text-sm text-muted">{text.gaps}</p>}
      </div>
      <button
        type="button"
        disabled={!ready}
        className={`${buttonStyle.secondary} no-print mt-3`}
        onClick={() => downloadFile(`gold-silver-price-${lastDay}-${range}.csv`, 'text/csv', priceCsv(shown))}
      >
        <Icon name="file-text" />
        {text.csv}
      </button>
    </Card>
  )
}

function Figure({ name, npr, note }: { name: string; npr: number; note: string }) {
  const lang = useLang()
  return (
    <Fact name={name}>
      <span className="text-lg">{rupeesText(lang, npr)}</span>{' '}
      <span className="text-sm font-normal text-muted">{note}</span>
    </Fact>
  )
}

interface SwitchProps {
  label: string
  options: readonly { label: string; search: string; current: boolean }[]
}

/** Options as links, which the script follows without a request and without a history entry. */
function Switch({ label, options }: SwitchProps) {
  const id = useId()
  return (
    <nav aria-labelledby={id} className="min-w-0">
      <p id={id} className="text-sm text-muted">
        {label}
      </p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {options.map((option) => (
          <li key={option.label}>
            <a
              href={`${option.search || '?'}#history`}
              aria-current={option.current ? 'true' : undefined}
              className={`flex min-h-11 min-w-11 items-center justify-center rounded-lg border px-3 ${
                option.current
                  ? 'border-brand-ink bg-brand-soft font-semibold text-brand-ink underline underline-offset-4'
                  : 'border-line-strong hover:bg-hover'
              }`}
              onClick={(event) => {
                if (!isPlainClick(event)) return
                event.preventDefault()
                replaceSearch(option.search)
              }}
            >
              {option.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
