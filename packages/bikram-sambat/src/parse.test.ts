import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adMonths } from './ad-months.ts'
import { bsToAd } from './convert.ts'
import { bsOfDayNumber, firstDayNumber, lastDayNumber } from './day-number.ts'
import { formatAd, formatBs } from './format.ts'
import { bsMonths } from './names.ts'
import { parseAd, parseBs } from './parse.ts'

const shrawan29 = { ok: true, date: { year: 2082, month: 4, day: 29 } }
const august14 = { ok: true, date: { year: 2025, month: 8, day: 14 } }

test.each([
  '2082-4-29',
  '2082-04-29',
  '2082/4/29',
  '2082.04.29',
  '2082 4 29',
  ' 2082 - 04 - 29 ',
  '20820429',
  '29/4/2082',
  '29-04-2082',
  '२०८२-४-२९',
  '२०८२।०४।२९',
  '29 Shrawan 2082',
  '2082 Shrawan 29',
  'shrawan 29, 2082',
  '29th of Saun, 2082 B.S.',
  '2082 SAWAN 29',
  'Thursday, 29 Shr 2082',
  '२०८२ साउन २९',
  '२०८२ श्रावण २९ गते',
  'वि.सं. २०८२ साल साउन २९ गते बिहीबार',
  'मिति: २०८२/०४/२९',
  'Date: 2082-04-29',
  'Date : 2082/04/29 B.S.',
  '"2082-04-29"',
  "'2082-04-29'",
  '“2082-04-29”',
  '`2082-04-29`',
  '2082-04-29;',
  '[2082-04-29]',
  '(2082/04/29)',
  '2082_04_29',
  '2082\u201104\u201129',
  '2082\u221204\u221229',
  '2082-04-29 00:00:00',
  '2082-04-29 00:00',
  '2082-04-29T00:00:00',
  '2082-04-29T00:00:00.000Z',
  '"2082-04-29 00:00:00";',
  '2082-04-29 12:00:00 AM',
  '2082-04-29T10:00',
  '२०८२-०४-२९ १०:३०:००',
  '२०८२-०४-२९ (बिही)',
  '२०८२/०४/२९ (बिहीबार)',
  '29 Shrawan, 2082 (Thursday)',
  '२९ साउन २०८२',
  '२०८२ साउन २९गते',
])('reads the Bikram Sambat day in "%s"', (text) => {
  expect(parseBs(text)).toEqual(shrawan29)
})

test.each([
  '2025-08-14',
  '2025/8/14',
  '20250814',
  '14/8/2025',
  '8/14/2025',
  '14 August 2025',
  '"2025-08-14"',
  '2025-08-14T00:00:00.000Z',
  '2025-08-14 00:00:00',
  'Date: 14 Aug, 2025;',
  '[14/8/2025]',
  'August 14, 2025',
  'Thu, Aug. 14th 2025 AD',
  '२०२५-०८-१४',
  '२०२५ अगस्ट १४',
  '१४ अगस्ट २०२५, बिहिबार',
])('reads the Gregorian day in "%s"', (text) => {
  expect(parseAd(text)).toEqual(august14)
})

test('reads the months in the spellings that people use', () => {
  const spellings = [
    'Baishakh Vaishakh Vaishakha Baisak बैशाख वैशाख',
    'Jeth Jyeshtha Jestha Jeshta जेष्ठ ज्येष्ठ',
    'Asar Ashad Asadh Aashadh Ashadha आषाढ असार असाढ',
    'Saun Sawan Shravan Srawan Shrawana Sharwan Shrawn Shraban श्रावण साउन',
    'Bhadau Bhadra Bhadrapad Bhadaw Bhado भाद्र भदौ',
    'Asoj Ashoj Ashwin Aswin Ashvin Asuj आश्विन असोज असौज',
    'Kattik Kartik Kartika Kartick कार्तिक कात्तिक',
    'Mansir Mangshir Marga Mangsheer Mungsir Manghir Marg मङ्सिर मार्ग मंसीर मङ्गसिर',
    'Pus Push Paush Poosh पौष पूस पुष',
    'Magh Maagh माघ',
    'Phagun Phalgun Fagun Falgoon Fagan फाल्गुन फागुन फाल्गुण',
    'Chait Chaitra Chaitr Chaitya चैत्र चैत चैतु',
  ]
  spellings.forEach((words, index) => {
    for (const word of words.split(' '))
      expect(parseBs(`2082 ${word} 9`), word).toEqual({
        ok: true,
        date: { year: 2082, month: index + 1, day: 9 },
      })
  })
})

test('a month of the other calendar is not taken for one of this', () => {
  for (const { en, ne, enShort } of adMonths)
    for (const word of [en, ne, enShort]) expect(parseBs(`2050 ${word} 9`).ok, word).toBe(false)
  for (const { en, ne } of bsMonths)
    for (const word of [en, ne]) expect(parseAd(`2020 ${word} 9`).ok, word).toBe(false)
})

test('says when day and month could be exchanged, and gives both', () => {
  expect(parseBs('4/5/2082')).toEqual({
    ok: false,
    reason: 'ambiguous',
    readings: [
      { year: 2082, month: 5, day: 4 },
      { year: 2082, month: 4, day: 5 },
    ],
  })
  expect(parseAd('03/04/2025')).toMatchObject({ reason: 'ambiguous', readings: [{ month: 4 }, { month: 3 }] })
  expect(parseAd('5/5/2025')).toEqual({ ok: true, date: { year: 2025, month: 5, day: 5 } })
})

test.each([
  ['', 'empty'],
  [' \n', 'empty'],
  ['hello', 'unreadable'],
  ['2082', 'unreadable'],
  ['2082-4', 'unreadable'],
  ['82-4-29', 'unreadable'],
  ['2082-4-29-1', 'unreadable'],
  ['2082 Shrawan Bhadra 29', 'unreadable'],
  ['2082 Shrawan 4 29', 'unreadable'],
  ['2082-04-29T18:15:00.000Z', 'unreadable'],
  ['2082-04-29T10:00+05:45', 'unreadable'],
  ['10:30', 'unreadable'],
  ['2082-04 10:30', 'unreadable'],
  ['("")', 'unreadable'],
  ['2082-04-29 00:00:00+00:00', 'unreadable'],
  ['2082-04-29 Z', 'unreadable'],
  ['2082 Shrawan 2029', 'unreadable'],
  ['-2082-4-2９', 'unreadable'],
  ['2082-4-32', 'no-such-day'],
  ['2082-13-1', 'no-such-day'],
  ['31/13/2082', 'no-such-day'],
  ['2082 Mangsir 30', 'no-such-day'],
  ['0/0/2082', 'no-such-day'],
  ['1969-12-30', 'out-of-range'],
  ['2091 Baisakh 1', 'out-of-range'],
])('answers what is wrong with "%s": %s', (text, reason) => {
  expect(parseBs(text)).toEqual({ ok: false, reason })
})

test('answers what is wrong with a Gregorian day', () => {
  expect(parseAd('2025-02-29')).toEqual({ ok: false, reason: 'no-such-day' })
  expect(parseAd('30 February 2024')).toEqual({ ok: false, reason: 'no-such-day' })
  expect(parseAd('1913-04-12')).toEqual({ ok: false, reason: 'out-of-range' })
  expect(parseAd('2034-04-14')).toEqual({ ok: false, reason: 'out-of-range' })
})

test('whatever is typed, it answers and does not throw', () => {
  const pieces = fc.constantFrom(
    '2082',
    '29',
    '4',
    'Saun',
    'साउन',
    'गते',
    '/',
    '-',
    ' ',
    '.',
    '२०८२',
    '\u200d',
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces).map((list) => list.join('')),
  )
  fc.assert(
    fc.property(typed, (text) => {
      for (const result of [parseBs(text), parseAd(text)]) {
        expect(result.ok ? Object.keys(result.date) : [typeof result.reason]).toEqual(
          result.ok ? ['year', 'month', 'day'] : ['string'],
        )
      }
    }),
    { numRuns: 2000 },
  )
  for (const noText of [5, null, undefined, new Date(), { year: 2082 }] as unknown as string[])
    for (const parse of [parseBs, parseAd]) expect(parse(noText)).toEqual({ ok: false, reason: 'unreadable' })
})

test('every way of writing a day is read back as the same day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: firstDayNumber, max: lastDayNumber }),
      fc.constantFrom('en' as const, 'ne' as const),
      fc.constantFrom('numeric' as const, 'short' as const, 'long' as const, 'full' as const),
      (dayNumber, language, style) => {
        const bs = bsOfDayNumber(dayNumber)
        const ad = bsToAd(bs)
        expect(parseBs(formatBs(bs, { language, style }))).toEqual({ ok: true, date: bs })
        expect(parseAd(formatAd(ad, { language, style }))).toEqual({ ok: true, date: ad })
      },
    ),
    { numRuns: 1000 },
  )
})
