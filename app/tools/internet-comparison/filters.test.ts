import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Plan } from '#app/records/internet-plans/store.server.ts'
import {
  cleared,
  type Filters,
  noFilters,
  readCompared,
  readFilters,
  readPrice,
  readShowAll,
  readSpeed,
  searchOf,
  shownPlans,
  sortFields,
  toggled,
} from './filters.ts'
import { listedPlans } from './listed-plan.ts'

const provider = (id: string, name: string, otherName: string) => ({
  id,
  name,
  otherName,
  nameLang: 'en' as const,
  logoPath: null,
  websiteUrl: null,
  contactNumber: null,
})
const providers = [provider('w', 'WorldLink', 'वर्ल्डलिंक'), provider('c', 'CG Net', 'सीजी नेट')]

function plan(id: string, part: Partial<Plan>): Plan {
  return {
    id,
    providerId: 'w',
    name: `Plan ${id}`,
    nameLang: 'en',
    speedMbps: 100,
    priceNpr: 1000,
    cycleMonths: 1,
    installNpr: null,
    routerNpr: null,
    routerIncluded: null,
    includesTv: false,
    vatIncluded: null,
    dataLimit: null,
    fairUse: null,
    source: null,
    readOn: null,
    verifiedOn: null,
    ...part,
  }
}

const plans = listedPlans(
  [
    plan('slow', { speedMbps: 25, priceNpr: 900, installNpr: 5000, otherName: 'ढिलो' }),
    plan('quarter', { speedMbps: 200, priceNpr: 3300, cycleMonths: 3 }),
    plan('year', { speedMbps: 200, priceNpr: 12_000, cycleMonths: 12, name: 'Family 200' }),
    plan('cg', { speedMbps: 250, priceNpr: 13_499, cycleMonths: 12, providerId: 'c', installNpr: 3000 }),
    plan('half', { speedMbps: 300, priceNpr: 7240, cycleMonths: 6, providerId: 'c' }),
    plan('of nobody', { providerId: 'gone' }),
  ],
  providers,
)

const ids = (filters: Partial<Filters>) =>
  shownPlans(plans, { ...noFilters, ...filters }).map((listed) => listed.plan.id)

test('NET-02: empty values filter nothing, and a plan without its provider is not listed', () => {
  expect(ids({})).toEqual(['half', 'cg', 'year', 'quarter', 'slow'])
})

test('NET-02: the search is a case-insensitive part of the name of plan or provider, in either language', () => {
  expect(ids({ q: 'FAMILY' })).toEqual(['year'])
  expect(ids({ q: 'dlin' })).toEqual(['year', 'quarter', 'slow'])
  expect(ids({ q: 'ढिलो' })).toEqual(['slow'])
  expect(ids({ q: ' सीजी  नेट ' })).toEqual(['half', 'cg'])
  expect(ids({ q: '२००' })).toEqual(['year'])
  expect(ids({ q: 'xyz' })).toEqual([])
})

test('NET-02: exact provider, speed at or above, monthly price at or below, months exactly', () => {
  expect(ids({ prov: 'c' })).toEqual(['half', 'cg'])
  expect(ids({ min: '200' })).toEqual(['half', 'cg', 'year', 'quarter'])
  expect(ids({ min: '201' })).toEqual(['half', 'cg'])
  expect(ids({ max: '1000' })).toEqual(['year', 'slow'])
  expect(ids({ max: '1,100' })).toEqual(['year', 'quarter', 'slow'])
  expect(ids({ max: '1124.91' })).toEqual(['year', 'quarter', 'slow'])
  expect(ids({ max: '1124.92' })).toEqual(['cg', 'year', 'quarter', 'slow'])
  expect(ids({ cycle: '12' })).toEqual(['cg', 'year'])
  expect(ids({ cycle: '3' })).toEqual(['quarter'])
  expect(ids({ cycle: '1' })).toEqual(['slow'])
})

test('NET-02: numbers are read in either script; what is no number filters nothing', () => {
  expect([readSpeed('२००'), readSpeed(' 200 '), readSpeed('0')]).toEqual([200, 200, 0])
  expect(['', '-5', '1.5', '1e3', 'fast', '9'.repeat(7)].map(readSpeed)).toEqual(Array(6).fill(undefined))
  expect([readPrice('१,५००'), readPrice('999.5')]).toEqual([1500, 999.5])
  expect(['', '-1', '1.2.3', 'NaN', 'Infinity'].map(readPrice)).toEqual(Array(5).fill(undefined))
  expect(ids({ min: 'fast', max: '-1' })).toEqual(ids({}))
})

test('NET-04: by speed, monthly price, first month, yearly total, provider, Mbps or first payment, in both directions', () => {
  expect(ids({ sort: 'price', dir: 'asc' })).toEqual(['slow', 'year', 'quarter', 'cg', 'half'])
  expect(ids({ sort: 'firstMonth', dir: 'asc' })).toEqual(['year', 'quarter', 'half', 'cg', 'slow'])
  expect(ids({ sort: 'yearly', dir: 'desc' })).toEqual(['cg', 'slow', 'half', 'quarter', 'year'])
  expect(ids({ sort: 'perMbps', dir: 'asc' })).toEqual(['half', 'cg', 'year', 'quarter', 'slow'])
  expect(ids({ sort: 'firstPayment', dir: 'asc' })).toEqual(['quarter', 'slow', 'half', 'year', 'cg'])
  expect(ids({ sort: 'provider', dir: 'asc' })).toEqual(['cg', 'half', 'slow', 'year', 'quarter'])
  expect(ids({ sort: 'provider', dir: 'desc' })).toEqual(['slow', 'year', 'quarter', 'cg', 'half'])
})

test('NET-02, NET-04: order and highest price count VAT where it is added', () => {
  const taxed = listedPlans(
    [
      plan('on top', { priceNpr: 9292, cycleMonths: 12, vatIncluded: false }),
      plan('inside', { priceNpr: 848, vatIncluded: true }),
    ],
    providers,
  )
  const shown = (filters: Partial<Filters>) =>
    shownPlans(taxed, { ...noFilters, ...filters }).map((listed) => listed.plan.id)
  for (const sort of ['price', 'firstMonth', 'yearly'] as const)
    expect(shown({ sort, dir: 'asc' }), sort).toEqual(['inside', 'on top'])
  expect(shown({ max: '850' })).toEqual(['inside'])
  expect(shown({ max: '875' })).toHaveLength(2)
})

test('NET-04: the order begins with speed, the fastest first', () => {
  expect([noFilters.sort, noFilters.dir]).toEqual(['speed', 'desc'])
})

test('NET-02, NET-04: an order never loses a plan, and a filter never adds one', () => {
  const some = fc.record({
    q: fc.constantFrom('', 'plan', 'net'),
    prov: fc.constantFrom('', 'w', 'c'),
    min: fc.constantFrom('', '100', 'x'),
    max: fc.constantFrom('', '1100', '0'),
    cycle: fc.constantFrom('' as const, '12' as const),
    sort: fc.constantFrom(...sortFields),
    dir: fc.constantFrom('asc' as const, 'desc' as const),
  })
  fc.assert(
    fc.property(some, (filters) => {
      const all = ids({})
      const shown = ids(filters)
      expect(all).toEqual(expect.arrayContaining(shown))
      expect(new Set(shown).size).toBe(shown.length)
      expect(ids({ sort: filters.sort, dir: filters.dir }).toSorted()).toEqual(all.toSorted())
    }),
  )
})

test('NET-11: clearing gives up search, provider, speed, price and billing, not the order', () => {
  const filters: Filters = { q: 'a', prov: 'w', min: '1', max: '2', cycle: '3', sort: 'yearly', dir: 'asc' }
  expect(cleared(filters)).toEqual({
    q: '',
    prov: '',
    min: '',
    max: '',
    cycle: '',
    sort: 'yearly',
    dir: 'asc',
  })
})

const providerIds = ['p1', 'p2']
const full = '?q=fiber&prov=p2&min=100&max=1500&sort=yearly&dir=desc&cycle=12'

test('NET-03: q, prov, min, max, sort, dir and cycle are read', () => {
  expect(readFilters(full, providerIds)).toEqual({
    q: 'fiber',
    prov: 'p2',
    min: '100',
    max: '1500',
    sort: 'yearly',
    dir: 'desc',
    cycle: '12',
  })
  expect(readFilters('', providerIds)).toEqual(noFilters)
})

test('NET-03: broken values fall back to none and leave the address', () => {
  for (const broken of [
    '?prov=p3',
    '?min=fast',
    '?min=-1',
    '?max=cheap',
    '?max=1e9',
    '?sort=name',
    '?dir=up',
    '?cycle=6',
    '?cycle=3.0',
    '?q=%20',
    '?compare=x',
    '?show=all',
  ]) {
    expect(readFilters(broken, providerIds), broken).toEqual(noFilters)
    expect(searchOf(broken, readFilters(broken, providerIds), []), broken).toBe('')
  }
  expect(readFilters(`?q=${'x'.repeat(500)}`, providerIds).q).toHaveLength(100)
})

test('NET-03: what is shown is written, what is usual is left out, and foreign parameters stay', () => {
  expect(searchOf('', readFilters(full, providerIds), [])).toBe(full)
  expect(searchOf('?utm_source=x&min=fast', { ...noFilters, q: ' a b ' }, [])).toBe('?utm_source=x&q=a+b')
  expect(searchOf('', { ...noFilters, min: '२००', max: '1,500' }, [])).toBe('?min=200&max=1500')
  expect(searchOf(full, noFilters, [])).toBe('')
})

test('NET-04: an order by a price begins with the lowest, one by speed with the highest', () => {
  for (const sort of ['price', 'firstMonth', 'yearly', 'provider', 'perMbps', 'firstPayment']) {
    expect(readFilters(`?sort=${sort}`, providerIds).dir, sort).toBe('asc')
    expect(readFilters(`?sort=${sort}&dir=desc`, providerIds).dir, sort).toBe('desc')
    expect(searchOf('', readFilters(`?sort=${sort}&dir=asc`, providerIds), []), sort).toBe(`?sort=${sort}`)
    expect(searchOf('', readFilters(`?sort=${sort}&dir=desc`, providerIds), []), sort).toBe(
      `?sort=${sort}&dir=desc`,
    )
  }
  expect(readFilters('?sort=speed', providerIds).dir).toBe('desc')
  expect(searchOf('', readFilters('?dir=asc', providerIds), [])).toBe('?dir=asc')
})

test('NET-08: an address compares known plans, each once', () => {
  expect(readCompared('?compare=b,x,a,b', ['a', 'b', 'c'])).toEqual(['b', 'a'])
  expect(readCompared('?compare=', ['a'])).toEqual([])
  expect(readCompared('', [])).toEqual([])
  expect(searchOf('?compare=c', noFilters, ['a', 'b'])).toBe('?compare=a,b')
})

test('the whole list has an address for those without JavaScript', () => {
  expect([readShowAll('?show=all'), readShowAll('?show=1'), readShowAll('')]).toEqual([true, false, false])
})

test('NET-08: picking adds a plan, picking it again removes it, and a fourth pick is ignored', () => {
  expect(toggled([], 'a')).toEqual(['a'])
  expect(toggled(['a', 'b'], 'c')).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], 'd')).toEqual(['a', 'b', 'c'])
  expect(toggled(['a', 'b', 'c'], 'b')).toEqual(['a', 'c'])
  expect(toggled(['a'], 'a')).toEqual([])
})
