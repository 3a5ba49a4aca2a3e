import { expect, test } from 'vitest'
import { calendarMonth } from './calendar-month.tsx'
import { festivalsOfYear } from './festivals.ts'
import { published } from './published.server.ts'

const daysOf = (year: number, month: number) =>
  calendarMonth({ year, month }, festivalsOfYear(year, published)).weeks.flat()
const kartik = daysOf(2083, 7)
const bhadra = daysOf(2083, 5)
const dayIn = (month: typeof kartik, day: number) => {
  const found = month.find((cell) => cell?.date.day === day)
  if (!found) throw new Error(`no day ${day}`)
  return found
}

test('CAL-01, CAL-02: a day has its date in the common era, its weekday, festivals and holiday', () => {
  expect(dayIn(kartik, 4)).toMatchObject({
    ad: { year: 2026, month: 10, day: 21 },
    weekday: 3,
    festivals: [{ id: 'vijaya-dashami' }],
    holiday: 'all',
  })
})

test('what is closed every week is told beside public holidays: Saturdays, and Sundays since 23 Chaitra 2082', () => {
  expect(dayIn(kartik, 7)).toMatchObject({ weekly: 'saturday', holiday: undefined })
  expect(dayIn(kartik, 8)).toMatchObject({ weekday: 0, weekly: 'sunday', holiday: undefined })
  const chaitra = daysOf(2082, 12)
  expect([22, 29].map((day) => dayIn(chaitra, day).weekly)).toEqual([undefined, 'sunday'])
  // Gai Jatra falls on a Saturday, the Constitution Day of the next month too.
  expect(dayIn(bhadra, 13)).toMatchObject({ weekly: 'saturday', holiday: 'some' })
  const ashwin = daysOf(2083, 6)
  expect(dayIn(ashwin, 3)).toMatchObject({ weekly: 'saturday', holiday: 'all' })
  expect(dayIn(ashwin, 9)).toMatchObject({ holiday: 'some' })
  // Gaura Parva, of some districts, is published for the same day.
  expect(dayIn(bhadra, 19).festivals.map(({ id }) => id)).toEqual(['krishna-janmashtami', 'gaura'])
})
