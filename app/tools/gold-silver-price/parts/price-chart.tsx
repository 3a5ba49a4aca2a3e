import { dayText } from '#app/kit/day-text.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { type Place, plotOf } from '../chart-scale.ts'
import { dayBefore } from '../market-days.ts'
import { type Point, type Range, summaryOf } from '../price-history.ts'
import { amountText, rupeesText } from '../price-texts.ts'
import type { Metal } from '../price-view.ts'
import { words } from '../words.ts'

interface PriceChartProps {
  points: readonly [Point, ...Point[]]
  range: Range
  metal: Metal
  about: string
}

/** A line over the days. Everything is placed in per cent, so that it fits every width without a script. */
export function PriceChart({ points, range, metal, about }: PriceChartProps) {
  const text = useWords(words)
  const lang = useLang()
  const { lines, ticks, last } = plotOf(points, range)
  const { lowest, highest } = summaryOf(points)
  const lastDay = (points.at(-1) ?? points[0]).date
  const label = text.history.chart(
    text.metals[metal],
    about,
    rupeesText(lang, lowest.npr),
    rupeesText(lang, highest.npr),
  )
  return (
    <figure className="mt-4">
      <figcaption className="text-sm text-muted">{about}</figcaption>
      <svg role="img" aria-label={label} className="mt-6 h-56 w-full overflow-visible sm:h-72">
        {ticks.map(({ npr, y }) => (
          <line key={npr} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} className="stroke-line" />
        ))}
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
          {lines.map((line) => (
            <path
              key={line[0]?.x}
              d={pathOf(line)}
              vectorEffect="non-scaling-stroke"
              className="fill-none stroke-brand-ink stroke-2 [stroke-linejoin:round]"
            />
          ))}
        </svg>
        {lines
          .flatMap((line) => (line.length === 1 ? line : []))
          .map(({ x, y }) => (
            <circle key={x} cx={`${x}%`} cy={`${y}%`} r="3" className="fill-brand-ink" />
          ))}
        {ticks.map(({ npr, y }) => (
          <text
            key={npr}
            x="0"
            y={`${y}%`}
            dy="-4"
            className="fill-muted stroke-surface stroke-4 text-xs [paint-order:stroke]"
          >
            {amountText(lang, npr)}
          </text>
        ))}
        <circle
          cx={`${last.x}%`}
          cy={`${last.y}%`}
          r="5"
          className="fill-marigold stroke-brand-ink stroke-2"
        />
      </svg>
      <p aria-hidden="true" className="mt-2 flex justify-between gap-4 text-xs text-muted">
        <span>{dayText(lang, dayBefore(lastDay, range - 1))}</span>
        <span>{dayText(lang, lastDay)}</span>
      </p>
      {lines.length > 1 && <p className="mt-1 text-sm text-muted">{text.history.gaps}</p>}
    </figure>
  )
}

function pathOf(line: readonly Place[]): string {
  return line.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}
