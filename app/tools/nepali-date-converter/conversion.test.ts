import { bsToAd, daysInBsMonth } from '@chautari/bikram-sambat'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import days from '../../../packages/bikram-sambat/fixtures/dated-days.json' with { type: 'json' }
import {
  type Calendar,
  convert,
  convertText,
  failureText,
  isListed,
  isWhole,
  monthsOf,
  numericText,
  offered,
  readDate,
  remarkText,
  withHyphens,
} from './conversion.ts'

const day = (text: string) => {
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number)
  return { year, month, day: date }
}
const resultOf = (from: Calendar, text: string) => {
  const conversion = convert(from, day(text))
  return conversion.ok ? numericText(conversion.converted.result) : conversion.failure.reason
}

test('DATE-02: known days convert both ways, with their weekday', () => {
  for (const [bs, ad, weekday] of [
    ['2082-04-29', '2025-08-14', 4],
    ['2082-03-29', '2025-07-13', 0],
    ['2083-08-05', '2026-11-21', 6],
    ['2056-09-17', '2000-01-01', 6],
  ] as const) {
    expect(convert('bs', day(bs))).toMatchObject({ ok: true, converted: { result: day(ad), weekday } })
    expect(convert('ad', day(ad))).toMatchObject({ ok: true, converted: { result: day(bs), weekday } })
  }
})

test('DATE-02: every dated day of the calendar package comes out', () => {
  const known = Object.values(days).flatMap((group) => group.days)
  expect(known.length).toBeGreaterThan(80)
  for (const { bs, ad } of known) {
    expect(resultOf('bs', bs), bs).toBe(ad)
    expect(resultOf('ad', ad), ad).toBe(bs)
  }
})

test('DATE-03, DATE-05: ranges and first dates', () => {
  expect(offered).toEqual({
    bs: { firstYear: 2000, lastYear: 2090, days: 32, start: { year: 2082, month: 4, day: 29 } },
    ad: { firstYear: 1944, lastYear: 2030, days: 31, start: { year: 2025, month: 7, day: 13 } },
  })
  expect(resultOf('bs', '2000-01-01')).toBe('1943-04-14')
  expect(resultOf('bs', '2090-12-30')).toBe('2034-04-13')
  expect(resultOf('ad', '1944-01-01')).toBe('2000-09-17')
  expect(resultOf('ad', '2030-12-31')).toBe('2087-09-16')
})

test('DATE-07: twelve months of both names and the values 1 to 12', () => {
  for (const calendar of ['bs', 'ad'] as const) {
    expect(monthsOf[calendar].map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(monthsOf[calendar].every(({ en, ne }) => /^[A-Z]/.test(en) && /[ऀ-ॿ]/.test(ne))).toBe(true)
  }
})

test('DATE-04: a day that its month does not have is refused with the length of the month', () => {
  expect(convert('bs', day('2083-01-32'))).toEqual({
    ok: false,
    failure: { reason: 'month-too-short', given: day('2083-01-32'), days: 31 },
  })
  expect(convert('ad', day('2025-02-29'))).toMatchObject({ failure: { reason: 'month-too-short', days: 28 } })
  expect(convert('ad', day('2024-02-30'))).toMatchObject({ failure: { days: 29 } })
  expect(resultOf('bs', '2082-13-01')).toBe('no-such-day')
  expect(resultOf('ad', '2025-07-00')).toBe('no-such-day')
})

test('DATE-04: days outside the calendar are refused', () => {
  for (const text of ['1969-12-30', '2091-01-01']) expect(resultOf('bs', text), text).toBe('out-of-range')
  for (const text of ['1913-04-12', '2034-04-14']) expect(resultOf('ad', text), text).toBe('out-of-range')
})

test('days before and after those of the lists can be typed, and say how they are known', () => {
  expect([resultOf('ad', '2031-01-01'), resultOf('ad', '2034-04-13')]).toEqual(['2087-09-17', '2090-12-30'])
  expect([resultOf('bs', '1970-01-01'), resultOf('ad', '1943-04-13')]).toEqual(['1913-04-13', '1999-12-31'])
  const saidOf = (text: string) => {
    const conversion = convertText('bs', text)
    return conversion.ok ? conversion.converted.remarks.map(({ kind }) => kind) : conversion.failure.reason
  }
  expect(saidOf('5 Jestha 1985')).toEqual(['tables-only'])
  expect(saidOf('5 Kartik 1977')).toEqual(['tables-only', 'contested'])
  expect(saidOf('1985-02-05')).toBe('which-calendar')
  expect(isListed('bs', day('1999-12-30')) || isListed('ad', day('1943-12-31'))).toBe(false)
})

test('a day is converted exactly when its month has it', () => {
  const year = fc.integer({ min: 1968, max: 2092 })
  fc.assert(
    fc.property(
      year,
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 32 }),
      (...[y, month, date]) => {
        const offer = y >= 1970 && y <= 2090
        const exists = offer && date <= daysInBsMonth(y, month)
        expect(convert('bs', { year: y, month, day: date }).ok).toBe(exists)
      },
    ),
  )
})

test('years after 2083 are provisional, in both directions', () => {
  const provisional = (from: Calendar, text: string) => convert(from, day(text))
  expect(provisional('bs', '2083-12-30')).toMatchObject({ converted: { remarks: [] } })
  expect(provisional('bs', '2084-01-01')).toMatchObject({ converted: { remarks: [{ kind: 'provisional' }] } })
  const { year, month, day: date } = bsToAd({ year: 2084, month: 1, day: 1 })
  expect(convert('ad', { year, month, day: date })).toMatchObject({
    converted: { remarks: [{ kind: 'provisional' }] },
  })
  expect(convert('ad', { year, month, day: date - 1 })).toMatchObject({ converted: { remarks: [] } })
})

test('numbers in the Nepali panel that may be an English date are asked back, and names of months are not', () => {
  const english = { year: 2025, month: 7, day: 13 }
  for (const text of ['2025-07-13', '2025/7/13', '२०२५-०७-१३', '20250713']) {
    expect(convertText('bs', text), text).toEqual({
      ok: false,
      failure: { reason: 'which-calendar', given: english },
    })
  }
  for (const text of ['13 Kartik 2025', 'वि.सं. २०२५-०७-१३']) {
    expect(convertText('bs', text), text).toMatchObject({
      ok: true,
      converted: { result: day('1968-10-29') },
    })
  }
  expect(convertText('ad', '2025-07-13')).toMatchObject({
    ok: true,
    converted: { result: day('2082-03-29') },
  })
  expect(convertText('bs', '2031-01-01').ok).toBe(true)
})

test('typed dates are read in both scripts, and refused with a reason', () => {
  for (const text of ['2082-4-29', '२०८२/०४/२९', '29 Shrawan 2082', '२०८२ साउन २९ गते']) {
    expect(convertText('bs', text), text).toMatchObject({ converted: { result: day('2025-08-14') } })
  }
  const reasonOf = (calendar: Calendar, text: string) => {
    const reading = readDate(calendar, text)
    return reading.ok ? 'read' : reading.failure.reason
  }
  expect(reasonOf('bs', '')).toBe('empty')
  expect(reasonOf('bs', 'yesterday')).toBe('unreadable')
  expect(reasonOf('bs', '4/5/2082')).toBe('ambiguous')
  expect(reasonOf('bs', '2083-01-32')).toBe('no-such-day')
  expect(reasonOf('bs', '2091-01-01')).toBe('out-of-range')
  expect(reasonOf('ad', '2034-04-14')).toBe('out-of-range')
  expect(reasonOf('ad', '2082-04-29')).toBe('out-of-range')
})

function sentence(conversion: ReturnType<typeof convert>, calendar: 'bs' | 'ad', lang: 'en' | 'ne') {
  return conversion.ok ? '' : failureText(calendar, conversion.failure, lang)
}

test('DATE-04: a day too many is answered with the length of its month, in both languages', () => {
  const tooLate = convert('bs', { year: 2083, month: 1, day: 32 })
  expect(sentence(tooLate, 'bs', 'en')).toBe('Baisakh 2083 has 31 days.')
  expect(sentence(tooLate, 'bs', 'ne')).toBe('वैशाख २०८३ मा ३१ दिन छन्।')
  expect(sentence(convert('ad', { year: 2025, month: 2, day: 30 }), 'ad', 'en')).toBe(
    'February 2025 has 28 days.',
  )
})

test('a date that can be two days is answered with both', () => {
  expect(sentence(convertText('bs', '4/5/2082'), 'bs', 'en')).toContain('4 Bhadra 2082 or 5 Shrawan 2082')
  expect(sentence(convertText('bs', '4/5/2082'), 'bs', 'ne')).toContain('४ भदौ २०८२ वा ५ साउन २०८२')
})

test('every other reason has its own sentence', () => {
  const texts = ['', 'x', '2083-01-32', '2091-01-01'].flatMap((text) =>
    (['en', 'ne'] as const).map((lang) => sentence(convertText('bs', text), 'bs', lang)),
  )
  expect(new Set(texts).size).toBe(8)
  expect(texts.every((text) => /[.?।]$/.test(text))).toBe(true)
})

test('a day about which published calendars differ comes with its other reading, in both directions', () => {
  const other = (from: Calendar, text: string) => {
    const conversion = convert(from, day(text))
    return conversion.ok ? remarkText('en', conversion.converted) : undefined
  }
  expect(other('bs', '2062-02-05')).toContain('5 Jestha 2062 BS is 19 May 2005 in some of them')
  expect(other('ad', '2005-05-18')).toContain('18 May 2005 is 4 Jestha 2062 BS in some of them')
  expect([other('bs', '2062-01-30'), other('ad', '2005-06-15')]).toEqual(['', ''])
  expect(sentence(convert('bs', day('2062-01-31')), 'bs', 'en')).toMatch(
    /^Baisakh 2062 has 30 days\. .*31 days in some of them, and this date is 14 May 2005\.$/,
  )
})

/** Types a text key after key at the end. */
const typed = (text: string) => [...text].reduce((shown, key) => withHyphens(shown, shown + key, true), '')

test('hyphens come with the digits, in both scripts, whatever separator is typed', () => {
  for (const text of ['20820429', '2082-04-29', '2082/4/29', '2082-0429', '2082.04.29'])
    expect(typed(text), text).toBe('2082-04-29')
  expect(typed('२०८२०४२९')).toBe('२०८२-०४-२९')
  expect(typed('२०८३।१।१')).toBe('२०८३-०१-१')
  expect(typed('2082')).toBe('2082')
  expect(typed('20820')).toBe('2082-0')
})

test('a pasted date is completed at once', () => {
  for (const text of ['20820429', '2082/4/29', ' 2082-04-29 ']) {
    expect(withHyphens('', text, true), text).toBe('2082-04-29')
  }
  expect(withHyphens('2082-04-29', '20830132', true)).toBe('2083-01-32')
  expect(withHyphens('', '२०८३।१।१', true)).toBe('२०८३-०१-०१')
})

test('what is deleted, or typed in the middle, stays as it is', () => {
  expect(withHyphens('2082-04-29', '2082-0429', false)).toBe('2082-0429')
  expect(withHyphens('2082-0-29', '2082-05-29', false)).toBe('2082-05-29')
  expect(withHyphens('2082-04', '2082-0', true)).toBe('2082-0')
  expect(withHyphens('2082-', '2082', true)).toBe('2082')
})

test('names of months, days in front and too many digits are left alone', () => {
  for (const text of ['29 Shrawan 2082', '4/5/2082', '208204291', '२०८२ साउन २९ गते'])
    expect(typed(text), text).toBe(text === '208204291' ? '2082-04-291' : text)
})

test('a date is whole with its eighth digit', () => {
  expect(['2082-04-29', '२०८२-०४-२९'].every(isWhole)).toBe(true)
  expect(['2082-04-2', '2082-0-29', '2082-04-291', ''].some(isWhole)).toBe(false)
})
