import { expect, test } from 'vitest'
import { placeNames } from './all-place-names.ts'
import { districtsOf } from './districts.ts'
import { nearNames } from './found-places.ts'
import { readPlaces } from './places.ts'
import { postOfficeOf } from './post-offices.ts'
import { seededOffices } from './store.server.ts'

const offices = seededOffices.map(postOfficeOf)
const places = readPlaces(offices, districtsOf(offices), placeNames)
const near = (query: string) => nearNames(query, places).map(({ name }) => name)

test('POST-04: a name with a slip leads to the name that was meant, in both scripts', () => {
  for (const [query, name] of [
    ['Pokhra', 'Pokhara'],
    ['Kathmandoo', 'Kathmandu'],
    ['Lamhi', 'Lamahi'],
    ['Nepalgung', 'Nepalgunj'],
    ['Biratnger', 'Biratnagar'],
    ['Chitwn', 'Chitwan'],
    ['पोखारा', 'पोखरा'],
    ['बिराटनर', 'विराटनगर'],
  ] as const)
    expect(near(query), query).toContain(name)
})

test('POST-04: the nearest is first, at most five are shown, and an only office has its code', () => {
  expect(near('Pokhra')[0]).toBe('Pokhara')
  for (const query of ['Lamhi', 'Bazr', 'Pura']) expect(near(query).length).toBeLessThanOrEqual(5)
  const [lamahi] = nearNames('Lamahii', places)
  expect([lamahi?.name, lamahi?.office?.code]).toEqual(['Lamahi', '22414'])
})

test('POST-04: what is like no name, a code, and a text that is too short have none', () => {
  for (const query of ['xyzzyq', '99999', 'qq', '']) expect(near(query), query).toEqual([])
})
