import type { BsDate } from '@chautari/bikram-sambat'
import { expect, test } from 'vitest'
import type { Remark } from '#app/lib/statement.ts'
import { festivalsOfYear } from './festivals.ts'
import { closedWeekdays, closingOf, festivalRemarks } from './holiday-remarks.ts'
import { published } from './published.server.ts'

const today = { year: 2083, month: 8, day: 8 }
const date = (year: number, month: number, day: number): BsDate => ({ year, month, day })
const closing = (year: number, month: number, day: number) =>
  closingOf(date(year, month, day), festivalsOfYear(year, published))
const english = (remarks: readonly Remark[]) => remarks.map(({ kind, text }) => `${kind}: ${text.en}`)
const kinds = (remarks: readonly Remark[]) => remarks.map(({ kind }) => kind)
const festival = (year: number, id: string) => {
  const found = festivalsOfYear(year, published).find((day) => day.id === id)
  if (!found) throw new Error(`no ${id} in ${year}`)
  return festivalRemarks(found, today)
}

test('a public holiday of everybody comes before the weekly closing, and that before a limited holiday', () => {
  expect(closing(2083, 7, 4)).toMatchObject({ kind: 'public', weekly: undefined, remarks: [] })
  expect(closing(2083, 7, 4).everybody.map(({ id }) => id)).toContain('vijaya-dashami')
  // Fulpati of 2083 is on a Saturday.
  expect(closing(2083, 6, 31)).toMatchObject({ kind: 'public', weekly: 'saturday' })
  expect(closing(2083, 8, 12)).toMatchObject({ kind: 'weekly', weekly: 'saturday' })
  expect(kinds(closing(2083, 8, 12).remarks)).toEqual(['weekly-closing'])
  expect(closing(2083, 8, 8)).toMatchObject({ kind: 'limited', limited: [{ id: 'guru-nanak' }] })
})

test('Sundays are closed for offices and schools since 23 Chaitra 2082, and none before is', () => {
  expect(closing(2082, 12, 22)).toMatchObject({ kind: 'none-known', weekly: undefined })
  expect(closing(2082, 12, 29)).toMatchObject({ kind: 'weekly', weekly: 'sunday' })
  const [weekly, list] = closing(2083, 8, 13).remarks
  expect(weekly?.chip).toEqual({ en: 'Offices and schools closed', ne: 'कार्यालय र विद्यालय बन्द' })
  expect(list?.kind).toBe('list-incomplete')
})

test('that no holiday is known never says that there is none, and a year without a list says so', () => {
  expect(english(closing(2083, 8, 10).remarks)[0]).toMatch(/^list-incomplete: .*not complete/)
  expect(english(closing(2085, 8, 12).remarks)[0]).toContain('public holidays of 2085 BS are not known')
  expect(closing(2085, 8, 12).remarks[0]?.text.ne).toContain('वि.सं. २०८५')
})

test('a limited holiday says who has it', () => {
  const who = (year: number, id: string) => english(festival(year, id)).join()
  expect(who(2083, 'guru-nanak')).toContain('only for those who celebrate it.')
  expect(who(2083, 'teej')).toContain('only for women employees.')
  expect(who(2083, 'holi-terai')).toContain('only for the Terai districts.')
  expect(who(2083, 'saraswati-puja')).toContain('only for schools.')
  expect(who(2083, 'vijaya-dashami')).toBe('')
})

test('a computed festival that is to come may still be published, and one of the past was not compared', () => {
  expect(kinds(festival(2085, 'buddha-jayanti'))).toEqual(['provisional', 'computed-festival'])
  expect(english(festival(2085, 'buddha-jayanti'))[1]).toContain(
    'no published calendar that we read has this day yet',
  )
  expect(english(festival(2062, 'vijaya-dashami'))).toEqual([
    'computed-festival: By computation; no published calendar was compared.',
  ])
})

test('a day that is the same each year is provisional with its year and never computed by itself', () => {
  expect(kinds(festival(2085, 'constitution'))).toEqual(['provisional'])
  expect(festival(2066, 'democracy')).toEqual([])
})

test('a computed day whose tithi changes near the moment that decides says so', () => {
  const open = [2084, 2085, 2086]
    .flatMap((year) => festivalsOfYear(year, published))
    .filter(({ basis }) => basis === 'open')
  expect(open.length).toBeGreaterThan(0)
  for (const day of open)
    expect(english(festivalRemarks(day, today)).join()).toContain('the day before or after')
})

test('a month has the weekdays that are closed by its end: Sundays from Chaitra 2082 on', () => {
  const closed = (year: number, month: number) => [...closedWeekdays({ year, month })]
  expect(closed(2082, 11)).toEqual([[6, 'saturday']])
  for (const [year, month] of [
    [2082, 12],
    [2083, 8],
    [2090, 12],
  ] as const)
    expect(closed(year, month)).toEqual([
      [0, 'sunday'],
      [6, 'saturday'],
    ])
})
