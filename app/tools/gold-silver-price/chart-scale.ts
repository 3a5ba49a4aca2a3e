import { dayNumber } from './market-days.ts'
import type { Point, Range } from './price-history.ts'

/** A place in per cent of the plot, from its upper left corner. */
export interface Place {
  x: number
  y: number
}

export interface Plot {
  /** One for each run of market days without a long gap; nothing is drawn where nothing is known. */
  lines: readonly (readonly Place[])[]
  ticks: readonly { npr: number; y: number }[]
  last: Place
}

/** Markets close for some days at festivals. Days that are missing for longer are not known here. */
const longestBreakDays = 7
const steps = [1, 2, 2.5, 5, 10]
const wantedTicks = 4

/** Where prices stand in a plot whose right edge is their last day. At least one point. */
export function plotOf(points: readonly [Point, ...Point[]], range: Range): Plot {
  const last = points.at(-1) ?? points[0]
  const lastDay = dayNumber(last.date)
  const prices = points.map(({ npr }) => npr)
  const { from, to, step } = scaleOf(Math.min(...prices), Math.max(...prices))
  const place = ({ date, npr }: Point): Place => ({
    x: hundredths(100 - ((lastDay - dayNumber(date)) / (range - 1)) * 100),
    y: yOf(npr),
  })
  const yOf = (npr: number) => hundredths(((to - npr) / (to - from)) * 100)
  const count = Math.round((to - from) / step)
  const ticks = Array.from({ length: count + 1 }, (_, index) => {
    const npr = from + index * step
    return { npr, y: yOf(npr) }
  })
  return { lines: runsOf(points).map((run) => run.map(place)), ticks, last: place(last) }
}

/** Round numbers around the prices; a price that never moved stands in the middle. */
function scaleOf(lowest: number, highest: number) {
  const spread = highest - lowest || highest * 0.02
  const rough = spread / wantedTicks
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = (steps.find((factor) => factor * power >= rough) ?? 10) * power
  const from = Math.floor((lowest === highest ? lowest - step : lowest) / step) * step
  const to = Math.ceil((lowest === highest ? highest + step : highest) / step) * step
  return { from, to, step }
}

function runsOf(points: readonly Point[]): Point[][] {
  const runs: Point[][] = []
  for (const point of points) {
    const before = runs.at(-1)?.at(-1)
    const continues = before && dayNumber(point.date) - dayNumber(before.date) <= longestBreakDays
    if (continues) runs.at(-1)?.push(point)
    else runs.push([point])
  }
  return runs
}

const hundredths = (value: number) => Math.round(value * 100) / 100
