import { expect, test } from 'vitest'
import { noSuchDay } from './page.server.tsx'

test('an address of a day that its month does not have says how long the month is, and leads to it', () => {
  expect(noSuchDay('en', { year: '2083', month: '8', day: '32' })).toEqual({
    explanation: 'This calendar has no such day. Mangsir 2083 has 29 days.',
    path: '/nepali-calendar/2083/8',
    link: 'Open Mangsir 2083',
  })
  expect(noSuchDay('ne', { year: '2083', month: '08', day: '0' })).toEqual({
    explanation: 'यो पात्रोमा त्यस्तो दिन छैन। मङ्सिर २०८३ मा २९ दिन छन्।',
    path: '/nepali-calendar/2083/8',
    link: 'मङ्सिर २०८३ को पात्रो खोल्नुहोस्',
  })
})

test('a thirteenth month leads to the year, and a year outside the calendar to the range of years', () => {
  expect(noSuchDay('en', { year: '2083', month: '13' })).toMatchObject({
    explanation: expect.stringContaining('1 (Baisakh) to 12 (Chaitra)'),
    path: '/nepali-calendar/2083',
    link: 'Open 2083',
  })
  for (const year of ['1999', '2091', '9999', '२०८३', 'x']) {
    expect(noSuchDay('en', { year, month: '1' }), year).toMatchObject({
      explanation: expect.stringContaining('from Baisakh 2000 to Chaitra 2090'),
      path: '/nepali-calendar',
    })
  }
})

test('a day that only other published calendars have leads to the month, with its date there', () => {
  expect(noSuchDay('en', { year: '2062', month: '1', day: '31' })).toEqual({
    explanation:
      'This calendar has no such day. Baisakh 2062 has 30 days. Published calendars differ: Baisakh 2062 has 31 days in some of them, and this date is 14 May 2005.',
    path: '/nepali-calendar/2062/1',
    link: 'Open Baisakh 2062',
  })
})
