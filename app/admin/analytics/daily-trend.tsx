import { dayText } from '#app/lib/day-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { FoldedTable } from '#app/ui/data-table.tsx'
import type { Counts } from './figures.ts'
import { Nothing, Panel } from './lists.tsx'
import { messages } from './messages.ne.ts'

/** The bar's share of a day's width; the rest is the gap. */
const barWidth = 0.7

/** ADM-20: a bar for each day, scaled to the busiest one. */
export function DailyTrend({ counts }: { counts: Counts }) {
  const [{ daily: text }, lang] = useTexts(messages)
  const days = Object.entries(counts)
  const total = days.reduce((sum, [, count]) => sum + count, 0)
  const [busiest, most] = days.reduce((best, day) => (day[1] > best[1] ? day : best), ['', 0])
  if (total === 0) {
    return (
      <Panel title={text.title}>
        <Nothing>{text.empty}</Nothing>
      </Panel>
    )
  }
  const number = (count: number) => groupedNumber(lang, count)
  const [first, last] = [days[0]?.[0] ?? '', days.at(-1)?.[0] ?? '']
  return (
    <Panel title={text.title}>
      <figure>
        <figcaption className="flex justify-between gap-3 text-sm text-muted">
          <span>{text.unit}</span>
          <span aria-hidden="true">{number(most)}</span>
        </figcaption>
        <svg
          role="img"
          aria-label={text.summary(number(total), dayText(lang, busiest), number(most))}
          viewBox={`0 0 ${days.length} 100`}
          preserveAspectRatio="none"
          className="mt-1 h-48 w-full border-y border-line sm:h-56"
        >
          {days.map(([day, count], index) => (
            <rect
              key={day}
              x={index + (1 - barWidth) / 2}
              y={100 - (count / most) * 100}
              width={barWidth}
              height={(count / most) * 100}
              className="fill-brand"
            />
          ))}
        </svg>
        <p aria-hidden="true" className="mt-1 flex justify-between gap-2 text-sm text-muted">
          <span>{dayText(lang, first)}</span>
          {last !== first && <span className="text-end">{dayText(lang, last)}</span>}
        </p>
        <FoldedTable
          caption={text.table}
          columnTitles={[text.day, text.count]}
          rows={days.toReversed().map(([day, count]) => [dayText(lang, day), number(count)])}
        />
      </figure>
    </Panel>
  )
}
