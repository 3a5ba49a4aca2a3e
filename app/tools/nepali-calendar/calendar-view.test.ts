import { daysInBsMonth } from '@chautari/bikram-sambat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  calendarPath,
  dayAfterKey,
  monthOf,
  paramsOf,
  pathOf,
  readView,
  type ViewParams,
  viewAt,
} from './calendar-view.ts'
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

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const press = (from: string, key: string, shiftKey = false) => dayAfterKey(day(from), { key, shiftKey })

// 2083-08-05 is a Saturday.
const moves: [string, string, boolean, string][] = [
  ['2083-08-05', 'ArrowLeft', false, '2083-08-04'],
  ['2083-08-05', 'ArrowRight', false, '2083-08-06'],
  ['2083-08-05', 'ArrowDown', false, '2083-08-12'],
  ['2083-08-05', 'ArrowUp', false, '2083-07-28'],
  ['2083-08-06', 'ArrowLeft', false, '2083-08-05'],
  ['2083-08-08', 'Home', false, '2083-08-06'],
  ['2083-08-08', 'End', false, '2083-08-12'],
  ['2083-08-06', 'Home', false, '2083-08-06'],
  ['2083-08-05', 'End', false, '2083-08-05'],
  ['2083-08-05', 'PageUp', false, '2083-07-05'],
  ['2083-08-05', 'PageDown', false, '2083-09-05'],
  ['2083-08-05', 'PageUp', true, '2082-08-05'],
  ['2083-08-05', 'PageDown', true, '2084-08-05'],
  ['2083-12-30', 'ArrowRight', false, '2084-01-01'],
]

test.each(moves)('from %s, %s (Shift: %s) leads to %s', (from, key, shift, to) => {
  expect(press(from, key, shift)).toEqual(day(to))
})

test('a month that is too short ends the move at its last day', () => {
  expect(press('2083-03-32', 'PageDown')).toEqual(day('2083-04-31'))
})

test('at both ends of the calendar the day stays', () => {
  for (const key of ['ArrowLeft', 'ArrowUp', 'PageUp'])
    expect(press('2000-01-01', key)).toEqual(day('2000-01-01'))
  for (const key of ['ArrowRight', 'ArrowDown', 'PageDown']) {
    expect(press('2090-12-30', key)).toEqual(day('2090-12-30'))
  }
})

test('other keys are left alone', () => {
  for (const key of ['Enter', ' ', 'a', 'Tab', 'Escape']) expect(press('2083-08-05', key)).toBeUndefined()
})
