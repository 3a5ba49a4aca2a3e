export interface ChartPoint {
  /** Position on the horizontal axis, such as days since the first point. */
  at: number
  value: number
}

export interface ChartLayout {
  /** SVG path in a square of `chartSide`, the highest value on top. */
  path: string
  /** Round values, the highest first, each with its share of the height from the top. */
  ticks: { value: number; share: number }[]
}

export const chartSide = 1000
const wantedTicks = 4

/** Points further apart than `maxGap` are not joined: nothing is known between them. */
export function layOutLine(
  points: readonly ChartPoint[],
  span: [number, number],
  maxGap: number,
): ChartLayout {
  const values = points.map(({ value }) => value)
  const ticks = roundTicks(Math.min(...values), Math.max(...values))
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)]
  const x = (at: number) => round(((at - span[0]) / Math.max(span[1] - span[0], 1)) * chartSide)
  const share = (value: number) => (high - value) / (high - low)
  const path = points
    .map(({ at, value }, index) => {
      const before = points[index - 1]
      const joined = before !== undefined && at - before.at <= maxGap
      // A line of length 0 is drawn as a dot, so that a single day is visible.
      return `${joined ? 'L' : 'M'}${x(at)} ${round(share(value) * chartSide)}${joined ? '' : 'h0'}`
    })
    .join('')
  return { path, ticks: ticks.toReversed().map((value) => ({ value, share: share(value) })) }
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

const round = (value: number) => Math.round(value * 10) / 10
/** Removes binary rounding errors. */
const tidy = (value: number) => Number(value.toPrecision(12))
