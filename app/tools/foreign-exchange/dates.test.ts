import { expect, test } from 'vitest'
import { requestedDay, searchFor, stampText } from './dates.ts'

const today = '2026-11-21'

test('FX-02: an address may ask for a day until today', () => {
  expect(requestedDay('', today)).toEqual({ date: today, isRefused: false })
  expect(requestedDay('?date=2026-04-01&x=1', today)).toEqual({ date: '2026-04-01', isRefused: false })
})

test.each(['', '2026-11-22', '2027-01-01', '1999-12-31', '2026-02-30', 'today', '<b>'])(
  'FX-02: a date of %j is refused, and today stands in for it',
  (date) => {
    expect(requestedDay(new URLSearchParams({ date }), today)).toEqual({ date: today, isRefused: true })
  },
)

test('FX-02: without JavaScript a day may be asked for in BS, in either script', () => {
  expect(requestedDay('?date=2026-11-21&date-bs=2082-12-18', today)).toEqual({
    date: '2026-04-01',
    isRefused: false,
  })
  expect(requestedDay(new URLSearchParams({ 'date-bs': ' २०८२/१२/१८ ' }), today).date).toBe('2026-04-01')
  expect(requestedDay('?date=2026-04-01&date-bs=', today).date).toBe('2026-04-01')
  // Rates begin in BS 2056: what cannot be such a day is read as one of AD.
  for (const ad of ['2026-04-01', '२०२६-०४-०१', 'Apr 1, 2026'])
    expect(requestedDay(new URLSearchParams({ 'date-bs': ad }), today).date, ad).toBe('2026-04-01')
  expect(requestedDay('?date-bs=2025-10-31', today).date).toBe('2025-10-31')
  for (const refused of ['2083-08-06', '2082-12-32', 'soon'])
    expect(requestedDay(new URLSearchParams({ 'date-bs': refused }), today)).toEqual({
      date: today,
      isRefused: true,
    })
})

test('the address names the day unless it is today, and keeps what is not ours', () => {
  expect(searchFor('?a=1', '2026-04-01', today)).toBe('?a=1&date=2026-04-01')
  expect(searchFor('?date=2026-04-01&date-bs=2082-12-18', today, today)).toBe('')
})

test('FX-06: what the bank stamps is in Nepal time already, and shown as it is', () => {
  expect(stampText('en', '2026-04-01 00:00:13')).toBe('1 April 2026, 00:00:13')
  expect(stampText('ne', '2026-04-01 00:00:13')).toBe('१ अप्रिल २०२६, ००:००:१३')
  expect(stampText('en', 'this morning')).toBe('this morning')
})
