import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BsDate } from '../calendar-day.ts'
import { bsDayNumber, bsOfDayNumber } from '../day-number.ts'
import { formatBs } from '../format.ts'
import { nakshatraOf, nakshatrasOf, sunTimesOf, tithiOf, tithisOf } from './index.ts'
import { sunTimesOfDayNumber } from './sun-times.ts'
import { elongation, moonLongitude } from './surya-siddhanta.ts'

type Kind = 'tithi' | 'nakshatra'
interface Printed {
  day: string
  kind: Kind
  /** `HH:MM`, or `-` where the next sunrise sees the same one. */
  time: string
}
const fixture = JSON.parse(
  readFileSync(new URL('../../fixtures/published-ends.json', import.meta.url), 'utf8'),
) as {
  calendar: { year: number; slips: string[] } & Record<`${Kind}s`, Record<string, string>>
  newspapers: ({ day: string; others?: string } & Record<Kind, string | null>)[]
}

const dateOf = (day: string): BsDate => {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return { year, month, day: date }
}
const endingsOf = { tithi: tithisOf, nakshatra: nakshatrasOf }

/** Minutes from the printed end to the computed one; of a whole day, how far the computed end is before the next sunrise. */
function minutesOff({ day, kind, time }: Printed): number {
  const date = dateOf(day)
  const { daysLater = 0, minutes = 0 } = endingsOf[kind](date)[0]?.ends ?? {}
  if (time === '-') return Math.min(0, daysLater * 1440 + minutes - 1440 - sunTimesOf(date).sunriseMinutes)
  const [hours = 0, past = 0] = time.split(':').map(Number)
  return ((minutes - hours * 60 - past + 2160) % 1440) - 720
}

/** The difference that a share of them does not exceed. */
function within(share: number, differences: readonly number[]): number {
  const sorted = differences.map(Math.abs).sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] as number
}

test('95 % of the ends that a calendar of 2083 prints are computed to within a minute, and each other one is known', () => {
  const { calendar } = fixture
  const printed = (['tithi', 'nakshatra'] as const).flatMap((kind) =>
    Object.entries(calendar[`${kind}s`]).flatMap(([month, times]) =>
      times.split(' ').map((time, before): Printed => {
        const date = { year: calendar.year, month: Number(month), day: before + 1 }
        return { day: formatBs(date, { style: 'numeric' }), kind, time }
      }),
    ),
  )
  const differences = printed.map(minutesOff)
  const missed = printed.filter((_, index) => Math.abs(differences[index] ?? 0) > 1)
  console.warn(
    `ends of ${calendar.year}: median ${within(0.5, differences)} min, 95 % within ${within(0.95, differences)} min, ` +
      `${printed.length - missed.length} of ${printed.length} within 1 min`,
  )
  expect(printed).toHaveLength(730)
  expect(missed.map(({ day, kind, time }) => `${day} ${kind} ${time}`)).toEqual(calendar.slips)
  expect(within(0.95, differences)).toBeLessThanOrEqual(1)
})

test('the ends that newspapers of 2074 to 2082 print are computed to within some minutes, and each other one is known', () => {
  const printed = fixture.newspapers.flatMap(({ day, others, ...times }) =>
    (['tithi', 'nakshatra'] as const).flatMap((kind) => {
      const time = times[kind]
      return time ? [{ day, kind, time, isOther: others?.includes(kind) ?? false }] : []
    }),
  )
  const differences = printed.map(minutesOff)
  console.warn(
    `ends in newspapers: median ${within(0.5, differences)} min of ${printed.length}: ${differences.join(' ')}`,
  )
  for (const [index, { day, kind, isOther }] of printed.entries())
    expect(Math.abs(differences[index] ?? 0) > 7, `${day} ${kind}`).toBe(isOther)
  expect(within(0.5, differences)).toBeLessThanOrEqual(2)
})

test('on every day the one of sunrise ends after it, the next one follows at once, and the days fit together', () => {
  const kinds = [
    { of: tithisOf, at: (date: BsDate) => tithiOf(date).number, angle: elongation, parts: 30 },
    { of: nakshatrasOf, at: nakshatraOf, angle: moonLongitude, parts: 27 },
  ]
  const first = bsDayNumber({ year: 2000, month: 1, day: 1 })
  const last = bsDayNumber({ year: 2090, month: 12, day: 30 })
  for (const { of, at, angle, parts } of kinds) {
    const numberAt = (minute: number) => Math.floor((angle((minute - 345) / 1440) * parts) / 360) + 1
    const wrong: string[] = []
    const lengths = new Set<number>()
    let due: { number: number; minute: number } | undefined
    for (let day = first; day <= last; day++) {
      const date = bsOfDayNumber(day)
      const list = of(date).map(({ number, ends }) => ({
        number,
        minute: (day + ends.daysLater) * 1440 + ends.minutes,
      }))
      const sunrise = day * 1440 + sunTimesOfDayNumber(day).sunriseMinutes
      const [one, ...later] = list
      const fits =
        one?.number === at(date) &&
        one.minute >= sunrise - 1 &&
        (due === undefined || (due.number === one.number && due.minute === one.minute)) &&
        later.every(({ number }, index) => number === ((list[index]?.number ?? 0) % parts) + 1) &&
        list.every(({ number, minute }) => numberAt(minute - 1) === number && numberAt(minute + 1) !== number)
      if (!fits) wrong.push(formatBs(date, { style: 'numeric' }))
      lengths.add(list.length)
      const nextSunrise = (day + 1) * 1440 + sunTimesOfDayNumber(day + 1).sunriseMinutes
      // The last of the list holds at the next sunrise, unless the first one still does.
      due = one && numberAt(nextSunrise) === one.number ? one : list.at(-1)
    }
    expect(wrong).toEqual([])
    expect(lengths).toEqual(new Set([2, 3]))
  }
})

test('DATE-04: days outside the table have no ends', () => {
  expect(() => tithisOf({ year: 2091, month: 1, day: 1 })).toThrow('Date out of range')
  expect(() => nakshatrasOf({ year: 2083, month: 1, day: 32 })).toThrow('Date out of range')
})
