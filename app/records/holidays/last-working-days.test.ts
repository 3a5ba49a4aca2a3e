import type { BsDate } from '@chautari/bikram-sambat'
import { periodAt } from '@chautari/bikram-sambat/periods'
import { expect, test } from 'vitest'
import { lastWorkingDays, workingDaysText } from './last-working-days.ts'
import { festivalsOf } from './published.server.ts'

const iso = ({ year, month, day }: BsDate) => [year, month, day].join('-')

function saidOf(...period: Parameters<typeof periodAt>) {
  const asked = periodAt(...period)
  const { value, remarks } = lastWorkingDays(asked, festivalsOf(asked.last.bs.year))
  const days = value && [iso(value.offices.bs), iso(value.others.bs)]
  return { days, kinds: remarks.map(({ kind }) => kind) }
}

test('the last working day of a period is no Saturday and no holiday of everybody', () => {
  expect(saidOf('month', 2083, 8).days).toEqual(['2083-8-29', '2083-8-29'])
  // 31 Ashwin 2083 is a Saturday.
  expect(saidOf('month', 2083, 6).days).toEqual(['2083-6-30', '2083-6-30'])
  // Tihar filled 26 to 30 Kartik 2080, and the 25th was a Saturday.
  expect(saidOf('month', 2080, 7).days).toEqual(['2080-7-24', '2080-7-24'])
  // Yomari Punhi, a public holiday, on Sunday 30 Mangsir 2081.
  expect(saidOf('month', 2081, 8).days).toEqual(['2081-8-28', '2081-8-28'])
  expect(saidOf('fiscal-year', 2082).days).toEqual(['2083-3-32', '2083-3-32'])
})

test('government offices, closed on Sundays since Chaitra 2082, have another one where a month ends on a Sunday', () => {
  expect(saidOf('month', 2083, 2)).toEqual({
    days: ['2083-2-29', '2083-2-31'],
    kinds: ['weekly-closing', 'list-incomplete'],
  })
  expect(saidOf('month', 2082, 7)).toEqual({ days: ['2082-7-30', '2082-7-30'], kinds: ['list-incomplete'] })
})

test('a holiday of some is a working day that says who has it', () => {
  expect(saidOf('month', 2081, 11)).toEqual({
    days: ['2081-11-29', '2081-11-29'],
    kinds: ['limited-holiday', 'list-incomplete'],
  })
})

test('a year without a published list has no last working day, and says so', () => {
  expect(saidOf('month', 2084, 1)).toEqual({ days: undefined, kinds: ['list-incomplete'] })
  expect(saidOf('fiscal-year', 2083).days).toBeUndefined()
})

test('one day is said once, two with who works on them', () => {
  const textOf = (lang: 'en' | 'ne', month: number) => {
    const { value } = lastWorkingDays(periodAt('month', 2083, month), festivalsOf(2083))
    return value && workingDaysText(lang, value)
  }
  expect(textOf('en', 8)).toBe('Tuesday, 29 Mangsir 2083')
  expect(textOf('en', 2)).toBe(
    'Friday, 29 Jestha 2083 in government offices and schools; Sunday, 31 Jestha 2083 where only Saturday is off',
  )
  expect(textOf('ne', 2)).toBe(
    'सरकारी कार्यालय र विद्यालयमा शुक्रबार, २९ जेठ २०८३; शनिबार मात्र बिदा हुने ठाउँमा आइतबार, ३१ जेठ २०८३',
  )
})
