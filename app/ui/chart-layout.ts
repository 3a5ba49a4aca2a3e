import { daysAfter, daysBetween } from '@chautari/bikram-sambat/iso-day'

export interface ChartPoint {
  /** An AD day, `YYYY-MM-DD`. */
  date: string
  value: number
}

/** In per cent of the drawing, from the left and from the top. */
export interface PlacedPoint extends ChartPoint {
  x: number
  y: number
}

export const chartSide = 100
/** Fewer points make no useful line. */
export const fewestPoints = 5
const wantedTicks = 4

/** The axis begins with the first point, not with the period: an empty part shows nothing. */
export function layOutChart([first, ...others]: readonly [ChartPoint, ...ChartPoint[]], maxGapDays: number) {
  const given = [first, ...others]
  const values = given.map(({ value }) => value)
  const ticks = roundTicks(Math.min(...values), Math.max(...values))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const days = daysBetween(first.date, given.at(-1)?.date ?? first.date)
  const y = (value: number) => round(((high - value) / (high - low)) * chartSide)
  const place = (point: ChartPoint): PlacedPoint => ({
    ...point,
    x: round((daysBetween(first.date, point.date) / Math.max(days, 1)) * chartSide),
    y: y(point.value),
  })
  const points = [place(first), ...others.map(place)] as const
  const runs = runsOf(points, maxGapDays)
  const spot = ({ x, y }: PlacedPoint) => `${x} ${y}`
  return {
    points,
    // SVG paths in a square of `chartSide`: where values are known, over days without them, and the area below the known.
    // A line of length 0 is drawn as a dot, so that a single day is visible.
    line: runs.map((run) => `M${run.map(spot).join('L')}${run.length === 1 ? 'h0' : ''}`).join(''),
    gaps: runs
      .slice(1)
      .map((run, index) => `M${spot(runs[index]?.at(-1) ?? points[0])}L${spot(run[0])}`)
      .join(''),
    area: runs.map((run) => `M${run[0].x} ${chartSide}L${run.map(spot).join('L')}V${chartSide}Z`).join(''),
    /** Round values, the highest first. */
    valueTicks: ticks.toReversed().map((value) => ({ value, y: y(value) })),
    /** First, middle and last day. */
    dayTicks: [0, Math.round(days / 2), days].map((day, index) => ({
      date: daysAfter(first.date, day),
      x: (index * chartSide) / 2,
    })),
    // Each on its latest day.
    lowest: points.reduce((lowest, point) => (point.value <= lowest.value ? point : lowest)),
    highest: points.reduce((highest, point) => (point.value >= highest.value ? point : highest)),
    last: points.at(-1) ?? points[0],
  }
}

type Run = [PlacedPoint, ...PlacedPoint[]]

/** Points further apart than `maxGapDays` are not in one run: nothing is known between them. */
function runsOf(points: readonly PlacedPoint[], maxGapDays: number): Run[] {
  const runs: Run[] = []
  for (const point of points) {
    const run = runs.at(-1)
    const before = run?.at(-1)
    if (run && before && daysBetween(before.date, point.date) <= maxGapDays) run.push(point)
    else runs.push([point])
  }
  return runs
}

/** The point nearest to a share of the width, 0 to 1. */
export function nearestIndex(points: readonly PlacedPoint[], share: number): number {
  const x = share * chartSide
  let nearest = 0
  points.forEach((point, index) => {
    if (Math.abs(point.x - x) < Math.abs((points[nearest]?.x ?? 0) - x)) nearest = index
  })
  return nearest
}

/** Round values around a span, ascending; a constant value is in the middle. */
export function roundTicks(low: number, high: number): number[] {
  const spread = high - low || Math.max(Math.abs(high) * 0.02, 0.01)
  const rough = spread / (wantedTicks - 1)
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 2.5, 5].find((factor) => factor * power >= rough) ?? 10)
  const middle = high === low
  const first = Math.floor((middle ? low - spread / 2 : low) / step)
  const last = Math.max(first + 1, Math.ceil((middle ? high + spread / 2 : high) / step))
  return Array.from({ length: last - first + 1 }, (_, index) => tidy((first + index) * step))
}

const round = (value: number) => Math.round(value * 100) / 100
/** Removes binary rounding errors. */
const tidy = (value: number) => Number(value.toPrecision(12))
