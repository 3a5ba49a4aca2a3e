import { todayInNepal } from '@chautari/bikram-sambat'
import { beforeAll, expect, test } from 'vitest'
import { askSite } from '#test/ask-site.ts'

/** 8 Mangsir 2083, a Tuesday. */
const today = todayInNepal(new Date('2026-11-24T00:15:00Z'))

let ask: Awaited<ReturnType<typeof askSite>>['ask']

beforeAll(async () => {
  ask = (await askSite()).ask
})

const answerTo = (q: string) => ask(q, { lang: 'en', today }).answers[0]

test.for([
  // An amount beside a currency is in that currency. Otherwise "kati dollar" asks for dollars, and the amount is in rupees.
  ['50 hajar nepali kati dollar', { currency: 'USD', direction: 'from-npr' }],
  ['1 lakh ko kati dollar', { currency: 'USD', direction: 'from-npr' }],
  ['500 dollar nepali kati', { currency: 'USD', direction: 'to-npr' }],
  // A day ahead without its year, or its month, is the next one.
  ['1 january aauna kati din', { days: 38 }],
  ['5 gate aauna kati din baki', { days: 26 }],
  ['2052 ma janmeko kati barsa', { calendar: 'bs', year: 2052, years: 31 }],
  ['52 saal ma janmeko kati barsa', { calendar: 'bs', year: 2052, years: 31 }],
  ['janma miti 2055/3/12 english ma', { from: 'bs', bs: '2055-03-12' }],
  ['when was dashain', { festival: 'vijaya-dashami', bs: '2083-07-04' }],
  ['tihar this year', { festival: 'laxmi-puja', bs: '2083-07-22' }],
  ['tihar kahile', { festival: 'laxmi-puja', bs: '2084-07-12' }],
  ['aaja kun chad ho', { festival: 'guru-nanak', bs: '2083-08-08' }],
  ['next festival', { festival: 'yomari', bs: '2083-09-09' }],
  ['2080 magh kun aarthik barsa', { label: '2080/81' }],
  ['kartik 2082 days', { year: 2082, month: 7 }],
  ['yo kun mahina ho', { bs: '2083-08-08' }],
  ['mahendranagar zip code', { code: '10400' }],
] as const)('%s', ([q, result]) => {
  expect(answerTo(q)?.result).toMatchObject(result)
})

test('a day without a festival is answered with the next one, and says so', () => {
  const answer = answerTo('bholi kun chad ho')
  expect(answer?.result).toMatchObject({ festival: 'yomari' })
  expect(answer?.reading).toBe('No festival on 9 Mangsir 2083; the next one')
})

test('a town without an office is answered with the head office of its district, and says so', () => {
  const answer = answerTo('dharan postal code')
  expect(answer?.result).toEqual({ code: '56700', office: 'Sunsari' })
  expect(answer?.remarks[0]?.text).toContain('56700 is the head office of Sunsari')
})

test('an age by the year alone is one of two', () => {
  expect(answerTo('born in 2052, how old')?.text).toBe('30 or 31 years old')
})

test.for(['30 barsa ko janma', 'fiscal year 2081', 'well', 'cares', 'dharan', 'guru'])(
  '%s has no answer',
  (q) => {
    expect(answerTo(q)).toBeUndefined()
  },
)

test('an amount behind a pair without grammar is answered both ways, the first currency given first', () => {
  const directions = ask('usd npr 100', { lang: 'en', today }).answers.map(({ result }) => result.direction)
  expect(directions).toEqual(['to-npr', 'from-npr'])
})

test('two foreign currencies go through the rupee, and both rates are named', () => {
  const answer = answerTo('100 usd to inr')
  expect(answer?.result).toEqual({ amount: 100, currency: 'USD', to: 'INR', result: 9456.13 })
  expect(answer?.reading).toContain('it buys 1 USD = NPR 151.44 and sells 100 INR = NPR 160.15')
})

test('which riyal or dollar was assumed is said, and not where the country is named', () => {
  const assumed = (q: string) =>
    answerTo(q)?.remarks.flatMap(({ kind, chip }) => (kind === 'assumed' ? chip : []))
  expect(assumed('500 riyal')).toEqual(['Read as Saudi Riyal'])
  expect(assumed('500 dollar')).toEqual(['Read as US Dollar'])
  expect(assumed('500 saudi riyal')).toEqual([])
  expect(assumed('500 usd')).toEqual([])
})
