import { expect, test } from 'vitest'
import { adMonths } from './ad-months.ts'
import { devanagariDigits, digitsIn, latinDigits } from './digits.ts'
import { adMonthName, bsMonthName, bsMonths, weekdayName, weekdays } from './names.ts'

test('DATE-07: CAL-02: twelve months, Baisakh to Chaitra, with value, English and Nepali name', () => {
  expect(bsMonths.map(({ value, en, ne }) => `${value} ${en} ${ne}`)).toEqual([
    '1 Baisakh वैशाख',
    '2 Jestha जेठ',
    '3 Ashadh असार',
    '4 Shrawan साउन',
    '5 Bhadra भदौ',
    '6 Ashwin असोज',
    '7 Kartik कात्तिक',
    '8 Mangsir मङ्सिर',
    '9 Poush पुस',
    '10 Magh माघ',
    '11 Falgun फागुन',
    '12 Chaitra चैत',
  ])
})

test('no two names of a list are the same, in either language and style', () => {
  for (const [list, count] of [
    [bsMonths, 12],
    [adMonths, 12],
    [weekdays, 7],
  ] as const) {
    for (const style of ['en', 'ne', 'enShort', 'neShort'] as const) {
      expect(new Set(list.map((name) => name[style])).size).toBe(count)
    }
  }
})

test('names by number, long unless asked for short', () => {
  expect([bsMonthName(4, 'ne'), bsMonthName(4, 'en', 'short')]).toEqual(['साउन', 'Shr'])
  expect([adMonthName(7, 'en'), adMonthName(7, 'ne', 'short')]).toEqual(['July', 'जुला'])
  expect([weekdayName(6, 'ne'), weekdayName(6, 'ne', 'short')]).toEqual(['शनिबार', 'शनि'])
  expect(() => bsMonthName(13, 'en')).toThrow('Date out of range')
  expect(() => adMonthName(0, 'ne')).toThrow('Date out of range')
})

test('digits go both ways and leave everything else', () => {
  expect(devanagariDigits('2082-04-29 BS')).toBe('२०८२-०४-२९ BS')
  expect(latinDigits('२०८२ साउन 29')).toBe('2082 साउन 29')
  expect([digitsIn('ne', 1234567890), digitsIn('en', 90)]).toEqual(['१२३४५६७८९०', '90'])
})
