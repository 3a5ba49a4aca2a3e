import type { RunnerResult } from 'lighthouse'
import TotalBlockingTime from 'lighthouse/core/audits/metrics/total-blocking-time.js'

/**
 * How much slower the phone that Lighthouse means is than a machine of so high an index.
 * Source: https://lighthouse-cpu-throttling-calculator.vercel.app, as Lighthouse's docs/throttling.md advises.
 */
const slowdowns: readonly [index: number, times: number][] = [
  [150, 1],
  [800, 2],
  [1300, 3],
  [2000, 6],
]

/** Between two of the known machines in proportion, beyond them as the nearest one. */
export function slowdownOf(index: number): number {
  const above = slowdowns.findIndex(([known]) => known >= index)
  const [upper = Number.NaN, most = Number.NaN] = slowdowns.at(above) ?? []
  if (above <= 0) return most
  const [lower, least] = slowdowns[above - 1] ?? [Number.NaN, Number.NaN]
  return least + ((index - lower) / (upper - lower)) * (most - least)
}

/** Milliseconds of TBT of the same visit, had the processor been slowed down by what this machine asks for. */
export async function calibratedTbtMs({ lhr, artifacts }: RunnerResult): Promise<number> {
  const { settings } = artifacts
  const cpuSlowdownMultiplier = slowdownOf(lhr.environment.benchmarkIndex)
  const product: unknown = await TotalBlockingTime.audit(artifacts, {
    settings: { ...settings, throttling: { ...settings.throttling, cpuSlowdownMultiplier } },
    options: TotalBlockingTime.defaultOptions,
    computedCache: new Map(),
  })
  const { numericValue = Number.NaN } = product as { numericValue?: number }
  return numericValue
}
