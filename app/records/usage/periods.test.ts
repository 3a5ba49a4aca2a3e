import { expect, test } from 'vitest'
import { daysIn, periodsOf, wholeDays } from './periods.ts'

/** 13:25 in Nepal. */
const now = new Date('2026-11-21T07:40:00Z')
const at = (text: string) => new Date(`${text}+05:45`)

test('ADM-14: 24 hours are hours of Nepal with the one that runs, compared with the 24 before', () => {
  expect(periodsOf('24h', now)).toEqual({
    current: { from: at('2026-11-20T14:00'), to: at('2026-11-21T14:00') },
    previous: { from: at('2026-11-19T14:00'), to: at('2026-11-20T14:00') },
  })
})

test('ADM-14: days are whole days of Nepal with today, compared with as long a time before', () => {
  const { current, previous } = periodsOf('7d', now)
  expect(current).toEqual({ from: at('2026-11-15T00:00'), to: at('2026-11-21T14:00') })
  expect(previous).toEqual({ from: at('2026-11-08T00:00'), to: at('2026-11-14T14:00') })
  expect(daysIn(current)).toHaveLength(7)
  expect(daysIn(current).at(-1)).toBe('2026-11-21')
  for (const range of ['30d', '90d'] as const) {
    const periods = periodsOf(range, now)
    expect(daysIn(periods.current)).toHaveLength(Number.parseInt(range, 10))
    expect(periods.current.to.getTime() - periods.current.from.getTime()).toBe(
      periods.previous.to.getTime() - periods.previous.from.getTime(),
    )
  }
})

test('an hour of Nepal begins at 15 minutes past the hour of UTC', () => {
  expect(periodsOf('24h', new Date('2026-11-21T08:14:59Z')).current.to).toEqual(new Date('2026-11-21T08:15Z'))
  expect(periodsOf('24h', new Date('2026-11-21T08:15:00Z')).current.to).toEqual(new Date('2026-11-21T09:15Z'))
})

test('the last minute and the first of a day belong to their days', () => {
  expect(daysIn(periodsOf('7d', at('2026-11-21T23:59')).current).at(-1)).toBe('2026-11-21')
  expect(daysIn(periodsOf('7d', at('2026-11-22T00:00')).current).at(-1)).toBe('2026-11-22')
})

test('a period is whole days and what hangs over', () => {
  const parts = wholeDays({ from: at('2026-11-10T14:00'), to: at('2026-11-13T09:00') })
  expect(parts.before).toEqual({ from: at('2026-11-10T14:00'), to: at('2026-11-11T00:00') })
  expect(parts.days).toEqual({ from: at('2026-11-11T00:00'), to: at('2026-11-13T00:00') })
  expect(parts.after).toEqual({ from: at('2026-11-13T00:00'), to: at('2026-11-13T09:00') })
})

test('a period inside one day has no whole day, and hangs over once', () => {
  const { before, days, after } = wholeDays({ from: at('2026-11-10T02:00'), to: at('2026-11-10T09:00') })
  expect(before).toEqual({ from: at('2026-11-10T02:00'), to: at('2026-11-10T09:00') })
  expect(days.from).toEqual(days.to)
  expect(after.from).toEqual(after.to)
})

test('a period from midnight to midnight is whole days alone', () => {
  const { before, days, after } = wholeDays({ from: at('2026-11-10T00:00'), to: at('2026-11-12T00:00') })
  expect(before.from).toEqual(before.to)
  expect(days).toEqual({ from: at('2026-11-10T00:00'), to: at('2026-11-12T00:00') })
  expect(after.from).toEqual(after.to)
})
