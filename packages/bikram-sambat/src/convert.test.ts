import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CalendarDay } from './calendar-day.ts'
import { adToBs, bsToAd, todayInNepal } from './convert.ts'
import { DateArgumentError, DateOutOfRangeError } from './errors.ts'
import { bsMonthName, weekdays } from './names.ts'
import { weekdayOf, weekdayOfAd } from './weekday.ts'

interface DatedDays {
  provenance: string
  days: { bs: string; ad: string; weekday?: string; what: string }[]
}
interface Refusals {
  bs: { date: CalendarDay; why: string }[]
  ad: { date: CalendarDay; why: string }[]
}

const fixture = (name: string) => new URL(`../fixtures/${name}.json`, import.meta.url)
const read = (name: string): unknown => JSON.parse(readFileSync(fixture(name), 'utf8'))
const datedDays = read('dated-days') as Record<string, DatedDays>
const refusals = read('refusals') as Refusals

const dayOf = (text: string): CalendarDay => {
  const [year, month, day] = text.split('-').map(Number) as [number, number, number]
  return { year, month, day }
}

describe('days that others dated', () => {
  test.each(Object.entries(datedDays))('both ways, with the weekday: %s', (_group, { days }) => {
    for (const { bs, ad, weekday, what } of days) {
      expect(bsToAd(dayOf(bs)), what).toEqual(dayOf(ad))
      expect(adToBs(dayOf(ad)), what).toEqual(dayOf(bs))
      const names = [weekdayOf(dayOf(bs)), weekdayOfAd(dayOf(ad))].map((index) => weekdays[index]?.en)
      expect(names, what).toEqual([weekday ?? names[0], weekday ?? names[0]])
    }
  })
})

describe('refusals', () => {
  const areNumbers = ({ year, month, day }: CalendarDay) =>
    [year, month, day].every((part) => typeof part === 'number')
  const expected = (date: CalendarDay) => (areNumbers(date) ? new DateOutOfRangeError() : DateArgumentError)

  test('DATE-04: what is no BS day throws DateOutOfRangeError with its message, or DateArgumentError where a part is no number', () => {
    expect(refusals.bs.filter(({ date }) => !areNumbers(date)).length).toBeGreaterThan(5)
    for (const { date, why } of refusals.bs) {
      expect(() => bsToAd(date), why).toThrow(expected(date))
      expect(() => weekdayOf(date), why).toThrow(expected(date))
    }
  })

  test('DATE-04: what is no AD day of the table likewise', () => {
    for (const { date, why } of refusals.ad) {
      expect(() => adToBs(date), why).toThrow(expected(date))
      expect(() => weekdayOfAd(date), why).toThrow(expected(date))
    }
  })

  test('DATE-04: values that JSON cannot write are refused too', () => {
    for (const bad of [Number.NaN, Infinity, -Infinity, undefined, 1n, {}, Symbol('day')] as number[]) {
      const error = typeof bad === 'number' ? DateOutOfRangeError : DateArgumentError
      for (const part of ['year', 'month', 'day']) {
        expect(() => bsToAd({ year: 2082, month: 4, day: 29, [part]: bad })).toThrow(error)
        expect(() => adToBs({ year: 2025, month: 7, day: 13, [part]: bad })).toThrow(error)
      }
    }
  })

  test('an argument of another kind throws DateArgumentError with a sentence that says what to write', () => {
    for (const nothing of [undefined, null, 20820429, '2082-04-29', new Date()] as unknown as CalendarDay[]) {
      expect(() => bsToAd(nothing)).toThrow('A date is { year, month, day }, all numbers.')
      expect(() => adToBs(nothing)).toThrow(DateArgumentError)
    }
    for (const noInstant of [undefined, null, 0, '2026-11-29', {}] as unknown as Date[])
      expect(() => todayInNepal(noInstant)).toThrow('The instant is a Date: todayInNepal(new Date()).')
    expect(() => bsMonthName(4, 'np' as 'ne')).toThrow("The language is 'en' or 'ne'.")
    expect(new DateArgumentError()).toBeInstanceOf(TypeError)
  })

  test('DATE-04: the error names itself', () => {
    const error = new DateOutOfRangeError()
    expect(error).toBeInstanceOf(Error)
    expect([error.name, error.message]).toEqual(['DateOutOfRangeError', 'Date out of range'])
  })

  test('DATE-03: DATE-04: any three numbers give a day that comes back, or the error', () => {
    const parts = [fc.integer({ min: 1900, max: 2100 }), fc.integer({ max: 14 }), fc.integer({ max: 34 })]
    const part = fc.oneof({ weight: 9, arbitrary: fc.constant('plain') }, fc.double())
    fc.assert(
      fc.property(
        ...(parts as [fc.Arbitrary<number>, fc.Arbitrary<number>, fc.Arbitrary<number>]),
        part,
        (...given) => {
          const [year, month, day, odd] = given
          const date = {
            year,
            month: month < 0 ? -month % 14 : month,
            day: typeof odd === 'number' ? odd : Math.abs(day) % 34,
          }
          expect(comesBack(date, bsToAd, adToBs)).toBe(true)
          expect(comesBack(date, adToBs, bsToAd)).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

type Convert = (date: CalendarDay) => CalendarDay

function comesBack(date: CalendarDay, there: Convert, back: Convert): boolean {
  try {
    const { year, month, day } = back(there(date))
    return year === date.year && month === date.month && day === date.day
  } catch (error) {
    return error instanceof DateOutOfRangeError
  }
}

describe('every day of the table in any zone', () => {
  // Independent of the package's own arithmetic: steps through the months as written out in the fixture, and
  // through JavaScript's own calendar. Local Dates are read, too, since that is where zones do harm.
  const program = `
    import { readFileSync } from 'node:fs'
    const { bsToAd, adToBs, weekdayOf, todayInNepal } = await import(process.argv[1])
    const { years } = JSON.parse(readFileSync(new URL(process.argv[2]), 'utf8'))
    const same = (a, b) => a.year === b.year && a.month === b.month && a.day === b.day
    let days = 0
    const wrong = []
    for (const [year, { lengths }] of Object.entries(years))
      for (const [index, length] of lengths.entries())
        for (let day = 1; day <= length; day++) {
          const utc = new Date(Date.UTC(1943, 3, 14 + days))
          const local = new Date(1943, 3, 14 + days, 12)
          const bs = { year: Number(year), month: index + 1, day }
          const ad = { year: utc.getUTCFullYear(), month: utc.getUTCMonth() + 1, day: utc.getUTCDate() }
          const localAd = { year: local.getFullYear(), month: local.getMonth() + 1, day: local.getDate() }
          const dawn = todayInNepal(new Date(utc.getTime() - 20_700_000))
          const dusk = todayInNepal(new Date(utc.getTime() - 20_700_000 + 86_399_999))
          const ok = same(bsToAd(bs), ad) && same(adToBs(ad), bs) && weekdayOf(bs) === utc.getUTCDay()
          const skipped = !same(localAd, ad)
          const today = same(dawn.bs, bs) && same(dawn.ad, ad) && same(dusk.bs, bs) && same(dusk.ad, ad)
          if (!ok || !today || (!skipped && !same(adToBs(localAd), bs))) wrong.push([bs, ad])
          days++
        }
    console.log(JSON.stringify({ days, wrong: wrong.slice(0, 3), zone: process.env.TZ }))`

  test.each(['UTC', 'Asia/Kathmandu', 'America/New_York', 'Pacific/Apia'])(
    'DATE-03: DATE-06: all 33,238 days make the round trip in %s',
    (zone) => {
      const door = new URL('./index.ts', import.meta.url).href
      const { stdout, stderr } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', program, door, fixture('month-lengths').href],
        { env: { TZ: zone }, encoding: 'utf8' },
      )
      expect(stderr).toBe('')
      expect(JSON.parse(stdout)).toEqual({ days: 33_238, wrong: [], zone })
    },
  )
})
