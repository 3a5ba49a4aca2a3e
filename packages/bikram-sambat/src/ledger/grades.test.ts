import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { daysInBsMonth } from '../bs-year.ts'
import { bsToAd } from '../convert.ts'
import { firstBsYear, lastBsYear, lastPublishedYear } from '../data/month-lengths.ts'
import { DateOutOfRangeError } from '../errors.ts'
import { weekdayOf } from '../weekday.ts'
import { courtPapers, gradeOf, marginOf, noticeMonths, otherStartOf, prediction2084 } from './index.ts'

const months = Array.from({ length: 12 }, (_, index) => index + 1)
const starts = Array.from(
  { length: lastBsYear - firstBsYear + 1 },
  (_, index) => firstBsYear + index,
).flatMap((year) =>
  months.map((month) => ({ year, month, grade: gradeOf(year, month), margin: marginOf(year, month) })),
)
const named = (grade: string) =>
  starts.filter((start) => start.grade === grade).map(({ year, month }) => `${year}-${month}`)

test.each(courtPapers)(
  'Supreme Court decision $decision, $printed: its weekday is that of the table',
  (paper) => {
    const [year = 0, month = 0, day = 0, printed = 0] = paper.printed.split('।').map(Number)
    const off = (printed - 1 - weekdayOf({ year, month, day }) + 7) % 7
    // A month that begins a day off gives 1 or 6.
    expect(paper.isMisprint ? [2, 3, 4, 5] : [0]).toContain(off)
  },
)

test('each paper is listed once, with the address of its text', () => {
  expect(new Set(courtPapers.map(({ decision }) => decision)).size).toBe(courtPapers.length)
  for (const { address } of courtPapers) expect(address).toMatch(/^https?:\/\/[\w.]+\/\S+$/)
})

test('the months with a notice are those of the dated notices', () => {
  const fixture = new URL('../../fixtures/dated-days.json', import.meta.url)
  const { notices } = JSON.parse(readFileSync(fixture, 'utf8')) as { notices: { days: { bs: string }[] } }
  const dated = new Set(notices.days.map(({ bs }) => bs.slice(0, 7)))
  const listed = Object.entries(noticeMonths).flatMap(([year, list]) =>
    list.map((month) => `${year}-${String(month).padStart(2, '0')}`),
  )
  expect(new Set(listed)).toEqual(dated)
})

test('each month start of BS 2000 to 2090 has a grade', () => {
  expect(starts).toHaveLength(1092)
  expect(named('contested')).toEqual(['2062-2'])
  expect(named('single-camp')).toEqual(['2055-11'])
  expect(named('computed-open')).toEqual(['2085-1', '2087-5', '2089-2', '2089-7', '2089-10'])
  expect(named('computed-firm')).toHaveLength(84 - 5)
  expect([gradeOf(2083, 1), gradeOf(2070, 3), gradeOf(2083, 8), gradeOf(2030, 10)]).toEqual([
    'primary',
    'primary',
    'cross-checked',
    'cross-checked',
  ])
  for (const [year, month] of [
    [1969, 12],
    [2091, 1],
    [2080, 13],
  ] as const)
    expect(() => gradeOf(year, month)).toThrow(DateOutOfRangeError)
})

test('the rule of the sun misses seven published starts, all within 25 minutes of the cut', () => {
  const published = starts.filter(({ year }) => year <= lastPublishedYear)
  expect(published.filter(({ margin }) => margin < 0)).toHaveLength(7)
  expect(published.filter(({ margin }) => margin < 25)).toHaveLength(36)
  expect(Math.min(...published.map(({ margin }) => margin))).toBeGreaterThan(-25)
  expect(marginOf(2062, 2)).toBeCloseTo(-1.8, 1)
  expect([otherStartOf(2087, 5), otherStartOf(2089, 10)]).toEqual(['earlier', 'later'])
})

test('the prediction of 2084 is what was written down, and the table still has it', () => {
  const { text, sha256 } = prediction2084
  expect(createHash('sha256').update(text).digest('hex')).toBe(sha256)
  const lengths = months.map((month) => daysInBsMonth(2084, month)).join(' ')
  const { year, month, day } = bsToAd({ year: 2084, month: 1, day: 1 })
  expect(text).toBe(`BS 2084: ${lengths}; 2084-01-01 is ${year}-0${month}-${day}`)
})
