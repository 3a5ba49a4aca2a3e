import { expect, test } from 'vitest'
import { dayAfterKey } from './moves.ts'

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
