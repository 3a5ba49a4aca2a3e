import { expect, test } from 'vitest'
import { noFilters } from './filters.ts'
import { readCompared, readFilters, readShowAll, searchOf, toggled } from './url-state.ts'

const providers = ['p1', 'p2']
const full = '?q=fiber&prov=p2&min=100&max=1500&sort=yearly&dir=desc&cycle=12'

test('NET-03: q, prov, min, max, sort, dir and cycle are read', () => {
  expect(readFilters(full, providers)).toEqual({
    q: 'fiber',
    prov: 'p2',
    min: '100',
    max: '1500',
    sort: 'yearly',
    dir: 'desc',
    cycle: '12',
  })
  expect(readFilters('', providers)).toEqual(noFilters)
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
    expect(readFilters(broken, providers), broken).toEqual(noFilters)
    expect(searchOf(broken, readFilters(broken, providers), []), broken).toBe('')
  }
  expect(readFilters(`?q=${'x'.repeat(500)}`, providers).q).toHaveLength(100)
})

test('NET-03: what is shown is written, what is usual is left out, and foreign parameters stay', () => {
  expect(searchOf('', readFilters(full, providers), [])).toBe(full)
  expect(searchOf('?utm_source=x&min=fast', { ...noFilters, q: ' a b ' }, [])).toBe('?utm_source=x&q=a+b')
  expect(searchOf('', { ...noFilters, min: '२००', max: '1,500' }, [])).toBe('?min=200&max=1500')
  expect(searchOf(full, noFilters, [])).toBe('')
})

test('NET-04: an order by a price begins with the lowest, one by speed with the highest', () => {
  for (const sort of ['price', 'firstMonth', 'yearly', 'provider', 'perMbps', 'firstPayment']) {
    expect(readFilters(`?sort=${sort}`, providers).dir, sort).toBe('asc')
    expect(readFilters(`?sort=${sort}&dir=desc`, providers).dir, sort).toBe('desc')
    expect(searchOf('', readFilters(`?sort=${sort}&dir=asc`, providers), []), sort).toBe(`?sort=${sort}`)
    expect(searchOf('', readFilters(`?sort=${sort}&dir=desc`, providers), []), sort).toBe(
      `?sort=${sort}&dir=desc`,
    )
  }
  expect(readFilters('?sort=speed', providers).dir).toBe('desc')
  expect(searchOf('', readFilters('?dir=asc', providers), [])).toBe('?dir=asc')
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
