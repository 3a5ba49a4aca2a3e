import { expect, test } from 'vitest'
import {
  type Category,
  countServices,
  findServices,
  inGroup,
  pinnedServices,
  type Service,
  withoutPinned,
} from './services.ts'

const service = (name: string, number: string, more: Partial<Service> = {}): Service => ({
  name,
  searchTexts: [name],
  number,
  otherNumbers: [],
  description: '',
  address: undefined,
  email: undefined,
  confidence: 'high',
  sources: [],
  checkedOn: '2026-11-21',
  remarks: [],
  note: undefined,
  ...more,
})
const category = (id: string, services: Service[]): Category => ({
  id,
  title: id,
  short: id,
  icon: 'phone',
  colour: 'red',
  services,
})
const directory = [
  category('first', [
    service('Nepal Police', '100', { searchTexts: ['Nepal Police', 'नेपाल प्रहरी', 'prahari'] }),
    service('Ambulance', '102'),
  ]),
  category('second', [service('Patan Hospital', '01-5522266', { otherNumbers: ['01-5522278'] })]),
]
const found = (query: string) =>
  findServices(directory, query).map(({ id, services }) => [id, ...services.map(({ number }) => number)])

test('EMER-01: a part of a name finds it, whatever its case, in both languages', () => {
  expect(found('poli')).toEqual([['first', '100']])
  expect(found(' AMBULANCE ')).toEqual([['first', '102']])
  expect(found('प्रहरी')).toEqual([['first', '100']])
  expect(found('prahari')).toEqual([['first', '100']])
})

test('EMER-01: a part of a number finds it, in Devanagari too, with and without separators', () => {
  expect(found('10')).toEqual([['first', '100', '102']])
  expect(found('१०२')).toEqual([['first', '102']])
  for (const query of ['01-552', '01552', '5522266', '०१ ५५२'])
    expect(found(query), query).toEqual([['second', '01-5522266']])
})

test('EMER-01: the other numbers of an entry count as well', () => {
  expect(found('5522278')).toEqual([['second', '01-5522266']])
})

test('EMER-01: empty categories are hidden, and a query that fits nothing finds nothing', () => {
  expect(found('patan')).toEqual([['second', '01-5522266']])
  expect(found('xyzzy')).toEqual([])
  expect(found('-')).toEqual([])
})

test('EMER-01: words need not stand together; where no entry has all of them, those with the most are shown', () => {
  expect(found('police 100')).toEqual([['first', '100']])
  expect(found('nepal ambulance')).toEqual([['first', '100', '102']])
  expect(found('hospital patan')).toEqual([['second', '01-5522266']])
  expect(found('in xy')).toEqual([])
})

test('EMER-01: a blank query shows everything', () => {
  expect(findServices(directory, '  ')).toEqual(directory)
  expect(countServices(directory)).toBe(3)
})

test('EMER-02: one category alone, and all that were found where the search has nothing of it', () => {
  expect(inGroup(directory, 'second').map(({ id }) => id)).toEqual(['second'])
  expect(inGroup(directory, '')).toBe(directory)
  expect(inGroup(findServices(directory, 'police'), 'second').map(({ id }) => id)).toEqual(['first'])
})

test('EMER-03: the pinned numbers and the others are the whole directory', () => {
  const pinned = ['102', '100'].map((number) => ({ shortName: number, number }))
  const whole = { categories: directory, pinned, remarks: [] }
  expect(pinnedServices(whole).map(({ number }) => number)).toEqual(['100', '102'])
  expect(withoutPinned(whole).map(({ id }) => id)).toEqual(['second'])
})
