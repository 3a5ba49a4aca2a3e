import { expect, test } from 'vitest'
import { currencyName } from '#app/feeds/forex/currency-name.ts'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { byPopularity, convert, foundRates } from './currencies.ts'

const { rates } = fixture.data.payload[0]!
const codes = (list: { currency: { iso3: string } }[]) => list.map(({ currency }) => currency.iso3)

test('FX-05: the popular currencies stand in their order, the others in that of the bank', () => {
  const { popular, other } = byPopularity(rates)
  expect(codes(popular)).toEqual(['USD', 'EUR', 'GBP', 'JPY', 'AUD', 'CAD', 'SGD', 'MYR'])
  expect(codes(other).slice(0, 3)).toEqual(['INR', 'CHF', 'CNY'])
  expect(popular.length + other.length).toBe(22)
})

test('FX-05: a popular currency that the bank did not publish is left out', () => {
  const few = rates.filter(({ currency }) => currency.iso3 !== 'USD')
  expect(codes(byPopularity(few).popular)).not.toContain('USD')
})

test.each([
  ['usd', ['USD']],
  ['DOLLAR', ['USD', 'AUD', 'CAD', 'SGD', 'HKD']],
  ['कतारी', ['QAR']],
  ['  riyal ', ['SAR', 'QAR']],
  ['peso', []],
])('FX-05: %j finds %j', (query, found) => {
  expect(codes(foundRates(rates, query)).toSorted()).toEqual(found.toSorted())
})

test('a currency that has no Nepali name here keeps the name of the bank', () => {
  expect(currencyName('ne', { iso3: 'USD', name: 'U.S. Dollar' })).toEqual({
    text: 'अमेरिकी डलर',
    lang: 'ne',
  })
  expect(currencyName('ne', { iso3: 'NOK', name: 'Norwegian Krone' })).toEqual({
    text: 'Norwegian Krone',
    lang: 'en',
  })
})

test('a currency is called as people know it, where the bank spells it otherwise', () => {
  const nameOf = (code: string) =>
    rates
      .filter(({ currency }) => currency.iso3 === code)
      .map(({ currency }) => currencyName('en', currency).text)
  expect(['KWD', 'BHD', 'SEK', 'DKK', 'EUR'].flatMap(nameOf)).toEqual([
    'Kuwaiti Dinar',
    'Bahraini Dinar',
    'Swedish Krona',
    'Danish Krone',
    'Euro',
  ])
  expect(codes(foundRates(rates, 'kuwaiti'))).toEqual(['KWD'])
})

test('every currency of the recorded day has a Nepali name', () => {
  expect(rates.filter(({ currency }) => currencyName('ne', currency).lang === 'en')).toEqual([])
})

const rate = (unit: number, buy: string | null, sell: string | null) => ({
  currency: { iso3: 'XXX', name: 'X', unit },
  buy,
  sell,
})
const usd = rate(1, '151.44', '152.04')
const jpy = rate(10, '9.49', '9.53')
const inr = rate(100, '160.00', '160.15')

test('who brings foreign money is paid the buying rate', () => {
  expect(convert('100', 'to-npr', usd)).toEqual({
    kind: 'done',
    amount: '100',
    result: '15144.00',
    rate: '151.44',
    used: 'buy',
  })
})

test('who wants foreign money pays the selling rate', () => {
  expect(convert('15204', 'from-npr', usd)).toEqual({
    kind: 'done',
    amount: '15204',
    result: '100.00',
    rate: '152.04',
    used: 'sell',
  })
})

test.each([
  ['1000', 'to-npr', jpy, '949.00'],
  ['953', 'from-npr', jpy, '1000.00'],
  ['1', 'to-npr', inr, '1.60'],
  ['100', 'from-npr', inr, '62.44'],
  ['0.1', 'to-npr', usd, '15.14'],
  // 1.005 * 1: half up, where binary fractions give 1.00.
  ['1.005', 'to-npr', rate(1, '1', null), '1.01'],
  ['0', 'to-npr', usd, '0.00'],
  ['999999999999', 'to-npr', usd, '151439999999848.56'],
] as const)('the unit counts: %s %s at %j is %s', (amount, direction, of, result) => {
  expect(convert(amount, direction, of)).toMatchObject({ kind: 'done', result })
})

test('a rate that the bank does not publish is never taken from the other side', () => {
  const buyOnly = rate(1, '15.86', null)
  expect(convert('10', 'from-npr', buyOnly)).toEqual({ kind: 'no-rate' })
  expect(convert('10', 'to-npr', buyOnly)).toMatchObject({ result: '158.60' })
  expect(convert('10', 'to-npr', rate(1, null, '1'))).toEqual({ kind: 'no-rate' })
})

test.each([
  ['.5', '75.72'],
  ['5.', '757.20'],
  ['1.23456', '186.96'],
])('an amount of %j is converted', (text, result) => {
  expect(convert(text, 'to-npr', usd)).toMatchObject({ kind: 'done', result })
})

test.each([
  ['', 'empty'],
  ['ten', 'not-digits'],
  ['1234567890123', 'too-large'],
])('an amount of %j is %s', (text, kind) => {
  expect(convert(text, 'to-npr', usd)).toEqual({ kind })
})
