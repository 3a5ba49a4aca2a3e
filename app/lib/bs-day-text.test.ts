import { expect, test } from 'vitest'
import { bsDayParts, bsDayText } from './bs-day-text.ts'

test('an AD day is written in the calendar of Nepal', () => {
  expect(bsDayText('en', '2026-11-21')).toBe('5 Mangsir 2083')
  expect(bsDayText('ne', '2026-11-21')).toBe('५ मङ्सिर २०८३')
  expect(bsDayText('en', '2000-01-01')).toBe('17 Poush 2056')
  expect(bsDayParts('ne', '2026-11-21')).toEqual({ dayAndMonth: '५ मङ्सिर', year: '२०८३' })
})
