import { expect, test } from 'vitest'
import { placeNames } from './all-place-names.ts'
import { districtsOf } from './districts.ts'
import municipalities from './fixtures/municipalities.json' with { type: 'json' }
import { findPlaces, type Place, postalArea, readPlaces } from './places.ts'
import { postOfficeOf } from './post-offices.ts'
import { prepareSearch, searchOffices } from './search-offices.ts'
import { seededOffices } from './store.server.ts'

const offices = seededOffices.map(postOfficeOf)
const districts = districtsOf(offices)
const places = readPlaces(offices, districts, placeNames)
const search = prepareSearch(offices, districts, placeNames)

/** The postal area of a district of today: that of all its offices. */
const areaOf = new Map(
  districts.flatMap(({ name, postalNames }) => {
    const office = offices.find(({ district }) => postalNames.includes(district))
    return office ? [[name.en, postalArea(office)] as const] : []
  }),
)

const named = municipalities.flatMap(([district, names]) =>
  (names as string[]).map((name) => ({ name, area: areaOf.get(district as string) })),
)

const kinds = (name: string) =>
  searchOffices(search, { query: name, districts: [] }).places.flatMap(({ remarks }) =>
    remarks.map(({ kind }) => kind),
  )
const areas = (found: readonly Place[]) => found.map(({ office }) => postalArea(office))

test('POST-02: each of the 753 municipalities is found in its district, and elsewhere only with a remark', () => {
  expect(named).toHaveLength(753)
  for (const { name, area } of named) {
    const found = areas(findPlaces(places, name))
    expect(found, name).toContain(area)
    const isAlone = found.every((one) => one === area)
    expect(isAlone || kinds(name).includes('several-places'), name).toBe(true)
  }
})

test('POST-02: every headquarters, and every other name of its town, is found in both scripts', () => {
  const missing = districts.flatMap(({ name, headquarters, seatAliases = [] }) =>
    [
      name.en,
      name.ne,
      headquarters.en,
      headquarters.ne,
      ...seatAliases.flatMap((pair) => pair.split('|')),
    ].filter((text) => !areas(findPlaces(places, text)).includes(areaOf.get(name.en) ?? '')),
  )
  expect(missing).toEqual([])
})

test('no name in Devanagari has two vowel signs in a row, which draws as one and is not found', () => {
  expect(JSON.stringify([placeNames, offices]).match(/[\u0900-\u097f]*[\u093e-\u094c]{2}/g)).toBeNull()
})
