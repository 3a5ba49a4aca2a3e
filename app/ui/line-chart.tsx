import { type ChartPoint, chartSide, layOutLine } from './chart-layout.ts'
import { type DataTableProps, FoldedTable } from './data-table.tsx'

interface LineChartProps {
  points: readonly ChartPoint[]
  /** Start and end of the horizontal axis, with their labels. */
  span: { from: number; to: number; fromText: string; toText: string }
  /** Points further apart are not joined. */
  maxGap: number
  valueText: (value: number) => string
  /** Shown above the chart. */
  title: string
  /** The chart in words, for screen readers. */
  summary: string
  /** The same values as a table, shown on demand. */
  table: DataTableProps
}

/** One line over time. The drawing is stretched, the texts are not: they keep their size on a phone. */
export function LineChart({ points, span, maxGap, valueText, title, summary, table }: LineChartProps) {
  const { path, ticks } = layOutLine(points, [span.from, span.to], maxGap)
  return (
    <figure>
      <figcaption className="text-sm text-muted">{title}</figcaption>
      <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-xs text-muted">
        <svg aria-hidden="true" className="h-48 w-14 overflow-visible fill-current sm:h-60">
          {ticks.map(({ value, share }) => (
            <text key={value} x="100%" y={`${share * 100}%`} textAnchor="end" dominantBaseline="middle">
              {valueText(value)}
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${chartSide} ${chartSide}`}
          preserveAspectRatio="none"
          className="h-48 w-full overflow-visible sm:h-60"
        >
          {ticks.map(({ value, share }) => (
            <path
              key={value}
              d={`M0 ${share * chartSide}H${chartSide}`}
              className="stroke-line"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          <path
            d={path}
            fill="none"
            strokeWidth="2.5"
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-brand-ink"
            vectorEffect="non-scaling-stroke"
          />
        </svg>
        <p aria-hidden="true" className="col-start-2 mt-2 flex justify-between gap-2">
          <span>{span.fromText}</span>
          <span>{span.toText}</span>
        </p>
      </div>
      <FoldedTable {...table} />
    </figure>
  )
}
