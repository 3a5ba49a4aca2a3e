import { daysInBsMonth } from 'bikram-sambat-calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarPath, pathOf } from './calendar-path.ts'
import { monthOf, paramsOf, readView, type ViewParams, viewAt } from './calendar-view.ts'
import { tool } from './tool.ts'

test('an address names today, a year, a month or a day', () => {
  expect(readView({})).toEqual({ kind: 'today' })
  expect(readView({ year: '2083' })).toEqual({ kind: 'year', year: 2083 })
  expect(readView({ year: '2083', month: '8' })).toEqual({ kind: 'month', year: 2083, month: 8 })
  expect(readView({ year: '2083', month: '8', day: '5' })).toEqual({
    kind: 'day',
    year: 2083,
    month: 8,
    day: 5,
  })
})

test('DATE-03: years 2000 to 2090 are there, the years around them are not', () => {
  for (const [year, there] of [
    ['1999', false],
    ['2000', true],
    ['2090', true],
    ['2091', false],
  ] as const) {
    expect(readView({ year, month: '1' }) !== undefined, year).toBe(there)
  }
})

const impossible: ViewParams[] = [
  { year: '2083', month: '13' },
  { year: '2083', month: '0' },
  { year: '2083', month: '8', day: '31' },
  { year: '2083', month: '8', day: '0' },
  { year: 'today' },
  { year: '2083', month: 'mangsir' },
  { year: '2083', month: '8', day: '5th' },
  { year: '२०८३' },
  { year: '2083', month: '८' },
  { year: '2083.5' },
  { year: '-2083' },
  { year: '2e3' },
  { year: '' },
]

test.each(impossible)('there is no view at %o', (params) => {
  expect(readView(params)).toBeUndefined()
})

test('zeros in front name the same view, whose path has none', () => {
  const view = readView({ year: '2083', month: '08', day: '05' })
  expect(view && pathOf(view)).toBe('/nepali-calendar/2083/8/5')
})

test('every month and day is found again at its path; a whole year is another document', () => {
  const date = fc
    .tuple(fc.integer({ min: 2000, max: 2090 }), fc.integer({ min: 1, max: 12 }), fc.nat())
    .map(([year, month, seed]) => ({ year, month, day: 1 + (seed % daysInBsMonth(year, month)) }))
  fc.assert(
    fc.property(date, ({ year, month, day }) => {
      for (const path of [
        '/nepali-calendar',
        `/nepali-calendar/${year}/${month}`,
        `/nepali-calendar/${year}/${month}/${day}`,
      ]) {
        const view = viewAt(path)
        expect(view && pathOf(view)).toBe(path)
      }
      expect(viewAt(`/nepali-calendar/${year}`)).toBeUndefined()
    }),
  )
})

test('the parts of a path are read as they are written, and only the one path of a view names it', () => {
  expect(paramsOf('/nepali-calendar')).toEqual({})
  expect(paramsOf('/nepali-calendar/2083/08/x')).toEqual({ year: '2083', month: '08', day: 'x' })
  for (const path of [
    '/',
    '/nepali-date-converter',
    '/nepali-calendars',
    '/nepali-calendar/',
    '/nepali-calendar/2083/08',
    '/nepali-calendar/2083/13',
    '/nepali-calendar/2083/8/5/1',
  ]) {
    expect(viewAt(path), path).toBeUndefined()
  }
})

test('the path is that of the manifest', () => {
  expect(calendarPath).toBe(tool.path)
})

test('a view shows its month, and today its own', () => {
  const today = { year: 2083, month: 8, day: 5 }
  expect(monthOf({ kind: 'today' }, today)).toEqual({ year: 2083, month: 8 })
  expect(monthOf({ kind: 'day', year: 2080, month: 2, day: 1 }, today)).toEqual({ year: 2080, month: 2 })
})
