import { expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { currencyName } from '#app/feeds/forex/rate-text.ts'
import { byPopularity, foundRates } from './currencies.ts'

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
