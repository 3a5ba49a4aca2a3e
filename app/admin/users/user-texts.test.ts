import { expect, test } from 'vitest'
import { lastSignInText, shortDay } from './screen.tsx'

const now = new Date('2026-11-21T12:00:00Z')

test.each([
  [null, 'Never', 'अहिलेसम्म छैन'],
  ['2026-11-21T12:00:05Z', 'Just now', 'भर्खरै'],
  ['2026-11-21T11:00:01Z', 'Just now', 'भर्खरै'],
  ['2026-11-21T11:00:00Z', '1 hour ago', '१ घण्टाअघि'],
  ['2026-11-21T10:00:00Z', '2 hours ago', '२ घण्टाअघि'],
  ['2026-11-20T12:00:01Z', '23 hours ago', '२३ घण्टाअघि'],
  ['2026-11-20T12:00:00Z', '1 day ago', '१ दिनअघि'],
  ['2026-11-19T12:00:01Z', '1 day ago', '१ दिनअघि'],
  ['2026-11-19T12:00:00Z', '2 days ago', '२ दिनअघि'],
  ['2025-11-21T12:00:00Z', '365 days ago', '३६५ दिनअघि'],
])('ADM-03: a last sign-in at %s is shown as "%s"', (at, en, ne) => {
  expect(lastSignInText('en', at, now)).toBe(en)
  expect(lastSignInText('ne', at, now)).toBe(ne)
})

test('ADM-03: the day of registration is the day in Nepal, in short', () => {
  expect(shortDay('en', '2026-11-20T18:14:59Z')).toBe('20 Nov 2026')
  expect(shortDay('en', '2026-05-20T18:15:00Z')).toBe('21 May 2026')
  expect(shortDay('ne', '2026-11-20T18:15:00Z')).toBe('२१ नोभेम्बर २०२६')
})
