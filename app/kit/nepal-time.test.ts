import fc from 'fast-check'
import { expect, test } from 'vitest'
import { msUntilNepalMidnight, nepalDay, nepalYear } from './nepal-time.ts'

const dayMs = 86_400_000
const instants = fc.date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })

test('the day in Nepal begins at 18:15 UTC', () => {
  expect(nepalDay(new Date('2026-11-20T18:14:59.999Z'))).toBe('2026-11-20')
  expect(nepalDay(new Date('2026-11-20T18:15:00.000Z'))).toBe('2026-11-21')
  expect(msUntilNepalMidnight(new Date('2026-11-20T18:14:59.999Z'))).toBe(1)
  expect(msUntilNepalMidnight(new Date('2026-11-20T18:15:00.000Z'))).toBe(dayMs)
})

test('the year turns with the day', () => {
  expect(nepalYear(new Date('2026-12-31T18:14:59Z'))).toBe(2026)
  expect(nepalYear(new Date('2026-12-31T18:15:00Z'))).toBe(2027)
})

test('the same day lasts until the midnight that is told, and ends with it', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const left = msUntilNepalMidnight(at)
      expect(left).toBeGreaterThan(0)
      expect(left).toBeLessThanOrEqual(dayMs)
      expect(nepalDay(new Date(at.getTime() + left - 1))).toBe(nepalDay(at))
      expect(nepalDay(new Date(at.getTime() + left))).not.toBe(nepalDay(at))
    }),
  )
})

test('the day is the one that the time zone database tells', () => {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kathmandu', dateStyle: 'short' })
  fc.assert(fc.property(instants, (at) => expect(nepalDay(at)).toBe(format.format(at))))
})

test('instants before 1970 have a midnight ahead of them too', () => {
  expect(msUntilNepalMidnight(new Date('1969-12-31T18:14:00Z'))).toBe(60_000)
})
