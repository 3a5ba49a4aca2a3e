import { expect, test } from 'vitest'
import { byDay } from './price-import.ts'

test('GOLD-06: the lines of a file are sent by day, the earliest first', () => {
  const days = [{ date: '2026-08-15' }, { date: null }, { date: '2026-08-13' }]
  expect(days.toSorted(byDay).map(({ date }) => date)).toEqual([null, '2026-08-13', '2026-08-15'])
})
