import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { firstBsYear, lastBsYear, lastPublishedYear } from '../data/month-lengths.ts'
import { entryMinutes } from '../ledger/grades.ts'

interface Start {
  year: number
  month: number
  minutes: number
}
interface Audit {
  cuts: Record<string, number> & { usual: number }
  besideTheCut: { starts: Start[] }
  undecided: { starts: Start[] }
}

const audit = JSON.parse(
  readFileSync(new URL('../../fixtures/month-start-audit.json', import.meta.url), 'utf8'),
) as Audit
const dayMinutes = 1440

/** For each month, when the sun entered its sign: minutes after the midnight with which the month begins. */
const entries: Start[] = []
for (let year = firstBsYear; year <= lastBsYear; year++) {
  for (let month = 1; month <= 12; month++) entries.push({ year, month, minutes: entryMinutes(year, month) })
}
const publishedEntries = entries.filter(({ year }) => year <= lastPublishedYear)

/** Where a month's cut can lie, so that all its published starts agree. */
function openMinutes(month: number): { from: number; to: number } {
  const minutes = publishedEntries.filter((entry) => entry.month === month).map((entry) => entry.minutes)
  return { from: Math.max(...minutes) - dayMinutes, to: Math.min(...minutes) }
}

test('DATE-06: all 1,008 published month starts agree with the sun, each month with one cut of the day', () => {
  expect(publishedEntries).toHaveLength(1008)
  for (let month = 1; month <= 12; month++) {
    const { from, to } = openMinutes(month)
    expect(to - from).toBeGreaterThan(0)
    expect(to - from).toBeLessThan(20)
  }
})

test('DATE-06: with midnight, sunrise and sunset as the only cuts, the starts beside them are known', () => {
  const beside = entries.flatMap(({ year, month, minutes }) => {
    const afterCut = minutes - (audit.cuts[month] ?? audit.cuts.usual)
    if (afterCut >= 0 && afterCut < dayMinutes) return []
    return [{ year, month, minutes: Math.round(afterCut < 0 ? afterCut : afterCut - dayMinutes) }]
  })
  console.warn(`month starts by three cuts: ${entries.length - beside.length} of ${entries.length}`)
  expect(beside).toEqual(audit.besideTheCut.starts)
})

test('DATE-06: computed month starts agree, save in minutes that published years leave open', () => {
  const undecided = entries
    .filter(({ year }) => year > lastPublishedYear)
    .filter(({ month, minutes }) => {
      const { from, to } = openMinutes(month)
      return minutes < to || minutes - dayMinutes > from
    })
    .map((entry) => ({ ...entry, minutes: Math.round(entry.minutes) }))
  console.warn(`undecided month starts: ${undecided.map(({ year, month }) => `${year}-${month}`).join(', ')}`)
  expect(undecided).toEqual(audit.undecided.starts)
})
