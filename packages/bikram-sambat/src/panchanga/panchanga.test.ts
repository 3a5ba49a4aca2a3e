import { expect, test } from 'vitest'
import { almanacDaysOf, almanacNames } from '../almanac/index.ts'
import { festivalNames, festivalsOf, nakshatraNames, nakshatraOf, sunTimesOf, tithiOf } from './index.ts'
import { sunTimesOfDayNumber } from './sun-times.ts'
import { elongation, moonLongitude, nearestTurn, sunLongitude, turn } from './surya-siddhanta.ts'

test('a tithi has its number, half and names', () => {
  expect(tithiOf({ year: 2081, month: 1, day: 1 })).toEqual({
    number: 5,
    paksha: 'shukla',
    en: 'Panchami',
    ne: 'पञ्चमी',
  })
  expect(tithiOf({ year: 2081, month: 1, day: 11 })).toMatchObject({
    number: 15,
    en: 'Purnima',
    ne: 'पूर्णिमा',
  })
  expect(tithiOf({ year: 2081, month: 1, day: 12 })).toMatchObject({
    number: 16,
    paksha: 'krishna',
    ne: 'प्रतिपदा',
  })
  expect(tithiOf({ year: 2081, month: 1, day: 26 })).toMatchObject({ number: 30, en: 'Aunsi', ne: 'औँसी' })
})

test('sunrise and sunset at Kathmandu on the longest, shortest and middle days', () => {
  // 20 March, 21 June, 21 December 2026: about 06:09 to 18:16, 05:08 to 19:02, 06:50 to 17:13 by almanacs.
  const almanac = [
    [{ year: 2082, month: 12, day: 6 }, 369, 1096],
    [{ year: 2083, month: 3, day: 7 }, 308, 1142],
    [{ year: 2083, month: 9, day: 6 }, 410, 1033],
  ] as const
  for (const [date, sunrise, sunset] of almanac) {
    expect(Math.abs(sunTimesOf(date).sunriseMinutes - sunrise)).toBeLessThanOrEqual(2)
    expect(Math.abs(sunTimesOf(date).sunsetMinutes - sunset)).toBeLessThanOrEqual(2)
  }
})

test('the sun never jumps from one day to the next', () => {
  for (let day = -9758; day <= 23_478; day++) {
    const [today, before] = [sunTimesOfDayNumber(day), sunTimesOfDayNumber(day - 1)]
    expect(Math.abs(today.sunriseMinutes - before.sunriseMinutes)).toBeLessThan(1.2)
    expect(Math.abs(today.sunsetMinutes - before.sunsetMinutes)).toBeLessThan(1.2)
  }
})

test('the moon passes through 27 nakshatras, each with a name', () => {
  expect(nakshatraNames).toHaveLength(27)
  const seen = new Set<number>()
  for (let day = 1; day <= 31; day++) seen.add(nakshatraOf({ year: 2083, month: 1, day }))
  expect(Math.min(...seen)).toBe(1)
  expect(Math.max(...seen)).toBe(27)
  expect(seen.size).toBeGreaterThan(24)
})

test('every computed festival has a name in both languages', () => {
  const ids = new Set([2080, 2081, 2082, 2083].flatMap((year) => festivalsOf(year).map(({ id }) => id)))
  expect([...ids].sort()).toEqual(Object.keys(festivalNames).sort())
  const almanac = new Set([2080, 2081, 2082, 2083].flatMap((year) => almanacDaysOf(year).map(({ id }) => id)))
  expect([...almanac].sort()).toEqual(Object.keys(almanacNames).sort())
  for (const { en, ne } of [...Object.values(festivalNames), ...Object.values(almanacNames)])
    expect([en, ne].every(Boolean)).toBe(true)
})

test('angles are brought round, and bodies move as fast as they do', () => {
  expect([turn(-30), turn(360), turn(725)]).toEqual([330, 0, 5])
  expect([nearestTurn(190), nearestTurn(-190), nearestTurn(180)]).toEqual([-170, 170, -180])
  for (let day = -9759; day < 23_400; day += 97) {
    expect(turn(sunLongitude(day + 1) - sunLongitude(day))).toBeCloseTo(0.9856, 0)
    expect(turn(moonLongitude(day + 1) - moonLongitude(day))).toBeGreaterThan(11.5)
    expect(turn(elongation(day + 1) - elongation(day))).toBeLessThan(14.6)
  }
})

test('DATE-04: days and years outside the table are refused', () => {
  expect(() => tithiOf({ year: 2091, month: 1, day: 1 })).toThrow('Date out of range')
  expect(() => nakshatraOf({ year: 2083, month: 1, day: 32 })).toThrow('Date out of range')
  expect(() => sunTimesOf({ year: 1969, month: 1, day: 1 })).toThrow('Date out of range')
  expect(() => festivalsOf(1969)).toThrow('Date out of range')
  expect(() => festivalsOf(2091)).toThrow('Date out of range')
})
