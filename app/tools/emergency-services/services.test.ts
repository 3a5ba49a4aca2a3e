import { expect, test } from 'vitest'
import { findServices, type Listed, selected } from './services.ts'

const service = (name: string, category: string, numbers: string[], words: string[] = []): Listed => ({
  category,
  searchTexts: [name, ...words],
  numbers,
  isPinned: category === 'first',
})
const directory = [
  service('Nepal Police', 'first', ['100'], ['नेपाल प्रहरी', 'prahari']),
  service('Ambulance', 'first', ['102']),
  service('Patan Hospital', 'second', ['01-5522266', '01-5522278']),
]
const leading = (rows: Iterable<Listed>) => [...rows].map(({ numbers: [number] }) => number)
const found = (query: string) => leading(findServices(directory, query))

test('EMER-01: a part of a name finds it, whatever its case, in both languages', () => {
  expect(found('poli')).toEqual(['100'])
  expect(found(' AMBULANCE ')).toEqual(['102'])
  expect(found('प्रहरी')).toEqual(['100'])
  expect(found('prahari')).toEqual(['100'])
})

test('EMER-01: a part of a number finds it, in Devanagari too, with and without separators', () => {
  expect(found('10')).toEqual(['100', '102'])
  expect(found('१०२')).toEqual(['102'])
  for (const query of ['01-552', '01552', '5522266', '०१ ५५२'])
    expect(found(query), query).toEqual(['01-5522266'])
})

test('EMER-01: the other numbers of an entry count as well', () => {
  expect(found('5522278')).toEqual(['01-5522266'])
})

test('EMER-01: a query that fits nothing finds nothing', () => {
  expect(found('patan')).toEqual(['01-5522266'])
  expect(found('xyzzy')).toEqual([])
  expect(found('-')).toEqual([])
})

test('EMER-01: words need not stand together; where no entry has all of them, those with the most are shown', () => {
  expect(found('police 100')).toEqual(['100'])
  expect(found('nepal ambulance')).toEqual(['100', '102'])
  expect(found('hospital patan')).toEqual(['01-5522266'])
  expect(found('in xy')).toEqual([])
})

test('EMER-01: a blank query shows everything', () => {
  expect(findServices(directory, '  ')).toEqual(directory)
})

test('EMER-02, EMER-03: the list is without the pinned numbers, a category alone has its own, and a search goes before a category', () => {
  const list = (query: string, group: string) => leading(selected(directory, { query, group }).shown)
  expect(list('', '')).toEqual(['01-5522266'])
  expect(list('', 'first')).toEqual(['100', '102'])
  expect(list('', 'second')).toEqual(['01-5522266'])
  expect(list('police', 'second')).toEqual(['100'])
  expect(selected(directory, { query: 'police', group: 'second' }).group).toBe('')
})
