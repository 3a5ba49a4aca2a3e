import { spawnSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { fileURLToPath } from 'node:url'
import { daysInBsMonth, firstBsYear, lastBsYear } from 'bikram-sambat'
import { festivalsOf, tithiOf } from 'bikram-sambat/panchanga'
import { median } from '../lib/figures.ts'

const freshProcesses = 9

/** Milliseconds for the tithis of all days of a year and its festivals: in fresh processes, and warmed up; medians. */
export function measureYears(): { firstMs: number; laterMs: number } {
  const first = Array.from({ length: freshProcesses }, () => {
    const { stdout } = spawnSync(process.execPath, [fileURLToPath(import.meta.url)], { encoding: 'utf8' })
    return Number.parseFloat(stdout)
  })
  const later: number[] = []
  for (let year = firstBsYear; year <= lastBsYear; year += 1) later.push(timeOfYear(year))
  return { firstMs: median(first), laterMs: median(later) }
}

function timeOfYear(year: number): number {
  const start = performance.now()
  for (let month = 1; month <= 12; month += 1)
    for (let day = 1; day <= daysInBsMonth(year, month); day += 1) tithiOf({ year, month, day })
  festivalsOf(year)
  return performance.now() - start
}

if (import.meta.main) console.log(timeOfYear(2083))
