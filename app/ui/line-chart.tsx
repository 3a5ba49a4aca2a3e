import { daysBetween } from '@chautari/bikram-sambat/iso-day'
import { useState } from 'react'
import { bsDayParts, bsDayText } from '#app/lib/bs-day-text.ts'
import { csvOf } from '#app/lib/csv.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { buttonStyle } from './button.ts'
import { type ChartPoint, chartSide, fewestPoints, layOutChart, type PlacedPoint } from './chart-layout.ts'
import { ChartPointer } from './chart-pointer.tsx'
import { type DataTableProps, FoldedTable } from './data-table.tsx'
import { downloadFile } from './download-file.ts'
import { Fact, FactList } from './fact-list.tsx'
import { Icon } from './icon.tsx'
import { useHydrated } from './use-hydrated.ts'

interface LineChartProps {
  lang: Lang
  points: readonly ChartPoint[]
  /** First day of the period. */
  from: string
  /** Days further apart are joined by a dashed line only. */
  maxGapDays: number
  valueText: (value: number) => string
  /** Shown above the chart. */
  title: string
  /** The chart in words, for screen readers. */
  summary: (lowest: string, highest: string) => string
  text: {
    lowest: string
    average: string
    highest: string
    /** Instead of a line of very few points. */
    tooFew: string
    /** Names the control that chooses a day. */
    pointer: string
    /** Where the data begin later than the period. */
    since: (day: string) => string
    gaps: string
  }
  /** The same values as a table, shown on demand. */
  table: DataTableProps
  /** The same values as a file. */
  csv: { label: string; fileName: string; rows: () => string[][] }
}

/** One line over time, with the value of a day that pointer, finger or arrow keys choose. */
export function LineChart({ points, text, table, csv, ...chart }: LineChartProps) {
  const isHydrated = useHydrated()
  const [first, ...others] = points
  return (
    <figure>
      {first && points.length >= fewestPoints ? (
        <Drawing {...chart} text={text} points={[first, ...others]} />
      ) : (
        <p data-too-few className="font-semibold">
          {text.tooFew}
        </p>
      )}
      <FoldedTable {...table} />
      <button
        type="button"
        disabled={!isHydrated}
        className={`${buttonStyle.secondary} no-print mt-3`}
        onClick={() => downloadFile(csv.fileName, 'text/csv', csvOf(csv.rows()))}
      >
        <Icon name="file-text" />
        {csv.label}
      </button>
    </figure>
  )
}

interface DrawingProps extends Omit<LineChartProps, 'points' | 'table' | 'csv'> {
  points: readonly [ChartPoint, ...ChartPoint[]]
}

function Drawing({ lang, points, from, maxGapDays, valueText, title, summary, text }: DrawingProps) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState<number>()
  const layout = layOutChart(points, maxGapDays)
  const { last, lowest, highest } = layout
  const average = points.reduce((sum, point) => sum + point.value, 0) / points.length
  const facts = [
    [text.lowest, lowest.value, lowest.date],
    [text.average, average],
    [text.highest, highest.value, highest.date],
  ] as const
  const shown = layout.points[chosen ?? -1]
  const { date, value } = shown ?? last
  const dateText = `${bsDayText(lang, date)} · ${dayText(lang, date)}`
  const start = points[0].date
  const notes = [
    daysBetween(from, start) > maxGapDays &&
      text.since(`${bsDayText(lang, start)} · ${dayText(lang, start)}`),
    layout.gaps !== '' && text.gaps,
  ].filter((note) => note !== false)
  return (
    <>
      <FactList className="mb-3 grid-cols-3">
        {facts.map(([name, value, day]) => (
          <Fact key={name} name={name}>
            {valueText(value)}
            {day && <span className="block text-sm font-normal text-muted">{dayText(lang, day)}</span>}
          </Fact>
        ))}
      </FactList>
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <p className="mt-1">
        <strong className="block text-lg">{valueText(value)}</strong>
        <span className="block text-sm text-muted">{dateText}</span>
      </p>
      <div className="mt-7 grid print:mt-5 grid-cols-[minmax(0,1fr)_4.25rem] text-[0.8125rem] text-muted">
        <div className="relative h-48 sm:h-60 print:h-28">
          <svg
            role="img"
            aria-label={summary(valueText(lowest.value), valueText(highest.value))}
            viewBox={`0 0 ${chartSide} ${chartSide}`}
            preserveAspectRatio="none"
            className="size-full overflow-visible"
          >
            {layout.valueTicks.map((tick) => (
              <path
                key={tick.value}
                d={`M0 ${tick.y}H${chartSide}`}
                className="stroke-line"
                vectorEffect="non-scaling-stroke"
              />
            ))}
            <path d={layout.area} className="fill-brand-ink/10" />
            <path d={layout.gaps} strokeDasharray="2 6" {...lineStyle} />
            <path d={layout.line} {...lineStyle} />
          </svg>
          <Marks last={last} shown={shown} />
          {isHydrated && (
            <ChartPointer
              label={text.pointer}
              valueText={`${valueText(value)}, ${dateText}`}
              points={layout.points}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </div>
        <svg aria-hidden="true" className="h-48 w-full overflow-visible fill-current ps-2 sm:h-60 print:h-28">
          {layout.valueTicks
            .filter((tick) => Math.abs(tick.y - last.y) > 9)
            .map((tick) => (
              <text key={tick.value} y={`${tick.y}%`} dominantBaseline="middle">
                {valueText(tick.value)}
              </text>
            ))}
          <text y={`${last.y}%`} dominantBaseline="middle" className="fill-brand-ink font-bold">
            {valueText(last.value)}
          </text>
        </svg>
        <svg aria-hidden="true" className="mt-6 h-11 w-full overflow-visible fill-current">
          {layout.dayTicks.map((tick) => {
            const { dayAndMonth, year } = bsDayParts(lang, tick.date)
            const place = { x: `${tick.x}%`, textAnchor: anchorOf(tick.x) } as const
            return (
              <g key={tick.x}>
                <text {...place} y="14">
                  {dayAndMonth}
                </text>
                <text {...place} y="34">
                  {year}
                </text>
              </g>
            )
          })}
        </svg>
      </div>
      {notes.map((note) => (
        <p key={note} className="mt-1 text-sm text-muted">
          {note}
        </p>
      ))}
    </>
  )
}

const lineStyle = {
  fill: 'none',
  strokeWidth: 2.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  className: 'stroke-brand-ink',
  vectorEffect: 'non-scaling-stroke',
} as const

/** The last and the chosen day. Placed in per cent, dots are not stretched with the drawing. */
function Marks({ last, shown }: { last: PlacedPoint; shown: PlacedPoint | undefined }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <circle cx={`${last.x}%`} cy={`${last.y}%`} r="4.5" className="fill-brand-ink" />
      {shown && (
        <>
          <line x1={`${shown.x}%`} x2={`${shown.x}%`} y2="100%" className="stroke-line-strong" />
          <circle
            cx={`${shown.x}%`}
            cy={`${shown.y}%`}
            r="6"
            strokeWidth="2"
            className="fill-brand-ink stroke-surface"
          />
        </>
      )}
    </svg>
  )
}

/** Texts at both ends stay inside. */
function anchorOf(x: number) {
  if (x < 20) return 'start'
  return x > 80 ? 'end' : 'middle'
}
