import { expect, test } from 'vitest'
import { publicDay, readWire } from './adapter.server.ts'
import day from './fixtures/day.json'
import empty from './fixtures/empty.json'
import error400 from './fixtures/error-400.json'
import malformed from './fixtures/malformed.json'
import range from './fixtures/range.json'
import { readRatesDay } from './rates-day.ts'

const record = day.data.payload[0]!
const rates = (...list: object[]) => ({ ...day, data: { payload: [{ ...record, rates: list }] } })
const usd = { iso3: 'USD', name: 'U.S. Dollar', unit: 1 }

function daysOf(body: unknown) {
  const days = readWire(body)
  if (!days) throw new Error('the answer was not understood')
  return days
}

test('FX-06: a recorded answer gives its days, a Saturday too, with amounts as the bank wrote them', () => {
  const days = daysOf(range)
  expect(days.map(({ date }) => date)).toEqual([
    '2026-04-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-04',
    '2026-04-05',
  ])
  expect(days[0]).toMatchObject({
    published_on: '2026-04-01 00:00:13',
    modified_on: '2026-03-31 17:18:39',
  })
  expect(days[0]?.rates).toHaveLength(22)
  expect(days[0]?.rates[0]).toEqual({
    currency: { iso3: 'INR', name: 'Indian Rupee', unit: 100 },
    buy: '160.00',
    sell: '160.15',
  })
  for (const one of days) {
    expect(publicDay.parse(one)).toEqual(one)
    expect(readRatesDay(one)).toBe(one)
  }
})

test('an empty list, null and nothing are days without rates', () => {
  for (const data of [empty.data, { payload: null }, {}, null, undefined]) {
    expect(daysOf({ ...empty, data })).toEqual([])
  }
})

test('a broken record is left out; nothing but broken ones is not an empty day', () => {
  expect(readWire(malformed)).toBeUndefined()
  const mixed = { ...range, data: { payload: [...malformed.data.payload, ...range.data.payload] } }
  expect(daysOf(mixed)).toEqual(daysOf(range))
})

test.each([
  ['the status of a refusal', error400],
  ['another status', { ...day, status: { code: 500 } }],
  ['no status', { data: day.data }],
  ['a list', []],
  ['nothing', null],
  ['a text', 'rates'],
  ['a payload that is no list', { ...day, data: { payload: { rates: [] } } }],
  ['rates that are no list', { ...day, data: { payload: [{ ...record, rates: 'none' }] } }],
  ['an amount that is an object', rates({ currency: usd, buy: {}, sell: '1' })],
  ['a negative amount', rates({ currency: usd, buy: '-1.00', sell: '1' })],
  ['an amount in words', rates({ currency: usd, buy: 'NaN', sell: '1' })],
  ['no unit', rates({ currency: { ...usd, unit: 0 }, buy: '1', sell: '1' })],
  ['an unknown unit', rates({ currency: { ...usd, unit: 7 }, buy: '1', sell: '1' })],
  ['an amount beyond anything', rates({ currency: usd, buy: '1', sell: '99999999999' })],
  ['a bank that sells for less than it pays', rates({ currency: usd, buy: '152.04', sell: '151.44' })],
  ['no rates at all', rates()],
])('%s is not understood', (_, body) => {
  expect(readWire(body)).toBeUndefined()
})

test('amounts may be numbers, units texts; what is missing, blank or zero is not quoted', () => {
  const [one] = daysOf(
    rates(
      { currency: { ...usd, unit: '10' }, buy: 9.49, sell: '9.53' },
      { currency: usd, buy: null, sell: ' ' },
      { currency: usd, sell: '0.00' },
    ),
  )
  expect(one?.rates).toEqual([
    { currency: { ...usd, unit: 10 }, buy: '9.49', sell: '9.53' },
    { currency: usd, buy: null, sell: null },
    { currency: usd, buy: null, sell: null },
  ])
})

test.each([
  null,
  'text',
  [],
  {},
  { ...record, date: 1 },
  { ...record, rates: null },
  { ...record, rates: [null] },
  { ...record, rates: [{ currency: usd, buy: 1, sell: null }] },
  { ...record, rates: [{ currency: usd, buy: '<b>', sell: null }] },
])('a copy that was changed is no day (%#)', (value) => {
  expect(readRatesDay(value)).toBeUndefined()
})
