import { expect, test } from 'vitest'
import { placeNames } from '#app/records/postal-codes/all-place-names.ts'
import { addressLine, postOfficeOf, readPostOffices } from '#app/records/postal-codes/post-offices.ts'
import { prepareSearch, searchOffices } from '#app/records/postal-codes/search-offices.ts'
import { seededOffices } from '#app/records/postal-codes/store.server.ts'
import { alsoSpelled, type ListState, postalDistricts, sortOffices } from './list-state.ts'
import { postalListOf, postalPageOf } from './load-list.server.ts'

const list = postalListOf(seededOffices)
const offices = readPostOffices(list.offices)
const districts = postalDistricts(list.districts)
const search = prepareSearch(offices, list.districts, placeNames)

const found = (query: string, district = '') =>
  searchOffices(search, { query, districts: district ? [district] : [] }).offices
const districtsOf = (query: string) => [...new Set(found(query).map(({ district }) => district))].toSorted()

test('what the browser gets is the same list, without the names of places unless a search was asked', () => {
  const start = postalPageOf(list, new URLSearchParams())
  expect(readPostOffices(start.offices).map(addressLine)).toEqual(
    seededOffices.map(postOfficeOf).map(addressLine),
  )
  expect(new Map(start.districts)).toEqual(districts)
  expect(start.known).toBeUndefined()
  expect(JSON.stringify(start).length).toBeLessThan(25_000)
  expect(postalPageOf(list, new URLSearchParams('q=dharan')).known?.placeNames).toBe(placeNames)
})

test('POST-05: 917 offices, each with a code of its own of five digits', () => {
  expect(offices).toHaveLength(917)
  expect(new Set(offices.map(({ code }) => code)).size).toBe(917)
  for (const { code, name, district } of offices) {
    expect(code).toMatch(/^\d{5}$/)
    expect(name && district).toBeTruthy()
  }
})

test('POST-06: the types, and where the special ones are', () => {
  const places = (type: string) =>
    offices.filter((office) => office.type === type).map(({ district }) => district)
  expect(places('A.P.O.')).toHaveLength(842)
  expect(places('D.P.O.')).toHaveLength(70)
  expect(places('G.P.O.')).toEqual(['Kathmandu'])
  expect(places('E.R.P.D.')).toEqual(['Morang'])
  expect(places('M.W.R.P.D.')).toEqual(['Surkhet'])
  expect(places('W.R.P.D.')).toEqual(['Kaski'])
  expect(places('F.W.R.P.D.')).toEqual(['Doti'])
})

test('POST-01, POST-07: every spelling of a district is kept apart, sorted', () => {
  const spellings = [...districts.keys()]
  expect(spellings).toEqual([...new Set(offices.map(({ district }) => district))].toSorted())
  expect(spellings).toHaveLength(80)
  for (const [one, other] of [
    ['Chitawan', 'Chitwan'],
    ['Kailal', 'Kailali'],
    ['Kaverpalanchok', 'Kavrepalanchok'],
    ['Makabanpur', 'Makawanpur'],
    ['Taplajung', 'Taplejung'],
  ] as const) {
    expect(alsoSpelled(districts, one)).toEqual([other])
    expect(alsoSpelled(districts, other)).toEqual([one])
  }
  expect(spellings).toContain('Syanja')
  expect(spellings).not.toContain('Syangja')
})

test('POST-01: the district is matched whole, and only in its own spelling', () => {
  expect(found('', 'Chitawan')).toHaveLength(8)
  expect(found('', 'Chitwan')).toHaveLength(6)
  expect(found('', 'Chit')).toEqual([])
})

test('POST-02: a part of the office, of the district or of the code, whatever its case', () => {
  expect(found('LAMAHI').map(({ code }) => code)).toEqual(['22414'])
  expect(districtsOf('kathm')).toEqual(['Kathmandu'])
  expect(found('33700').map(({ district }) => district)).toEqual(['Kaski'])
  expect(found('२२४१४').map(({ name }) => name)).toEqual(['Lamahi'])
  expect(found('  ')).toHaveLength(917)
  expect(found('xyzzy')).toEqual([])
})

test('POST-02: text and district together', () => {
  expect(found('bazar', 'Sunsari').every(({ district }) => district === 'Sunsari')).toBe(true)
  expect(found('lamahi', 'Kaski')).toEqual([])
})

test('POST-02: other spellings and Devanagari find all rows of a district', () => {
  expect(districtsOf('Chitwan')).toEqual(['Chitawan', 'Chitwan'])
  expect(districtsOf('Syangja')).toEqual(['Syanja'])
  expect(districtsOf('kavre')).toEqual(['Kaverpalanchok', 'Kavrepalanchok'])
  expect(districtsOf('चितवन')).toEqual(['Chitawan', 'Chitwan'])
  for (const query of ['काठमाडौँ', 'काठमाडौं']) expect(districtsOf(query)).toEqual(['Kathmandu'])
  for (const query of ['Nawalparasi East', 'परासी', 'नवलपरासी'])
    expect(districtsOf(query)).toEqual(['Nawalparasi'])
})

test('POST-02: a town finds the head office that lies in it', () => {
  for (const [town, code] of [
    ['Pokhara', '33700'],
    ['पोखरा', '33700'],
    ['Biratnagar', '56600'],
    ['Bharatpur', '44200'],
    ['Syangja', '33800'],
    ['विराटनगर', '56600'],
  ] as const) {
    expect(
      found(town).map((office) => office.code),
      town,
    ).toContain(code)
  }
  expect(found('विराटनगर')).toHaveLength(1)
  // The list does not say which half an office is in, so all offices of the former district are shown.
  expect(found('Kawasoti')).toEqual(found('', 'Nawalparasi'))
})

test('a query never runs from one field into the next', () => {
  expect(found('Lamahi Dang')).toEqual([])
  expect(found('22414Lamahi')).toEqual([])
})

test('every column sorts both ways, equal ones by code', () => {
  const sorted = (sort: ListState['sort'], descending = false) =>
    sortOffices(offices, { sort, descending }, districts, 'en')
  expect(sorted('code')[0]?.code).toBe('10100')
  expect(sorted('code', true)[0]?.code).toBe('57512')
  expect(sorted('district')).toEqual(offices)
  expect(sorted('district', true)[0]?.district).toBe('Udayapur')
  expect(sorted('type').at(-1)?.type).toBe('W.R.P.D.')
  const names = sorted('office').map(({ name }) => name.toLowerCase())
  expect(names).toEqual(names.toSorted())
})

test('in Nepali the districts are in the order of their Nepali names', () => {
  const first = sortOffices(offices, { sort: 'district', descending: false }, districts, 'ne')[0]
  expect(districts.get(first?.district ?? '')).toBe('अछाम')
  const last = sortOffices(offices, { sort: 'district', descending: true }, districts, 'ne')[0]
  expect(districts.get(last?.district ?? '')).toBe('हुम्ला')
})

test('an address line names the office, its district, code and country', () => {
  const line = (code: string) => offices.filter((office) => office.code === code).map(addressLine)
  expect(line('44600')).toEqual(['Kathmandu G.P.O., Kathmandu 44600, Nepal'])
  expect(line('44602')).toEqual(['Chabahil, Kathmandu 44602, Nepal'])
})

test('the first three digits name the district, and 00 the head office, as the article says', () => {
  const nameOf = (district: string) => districts.get(district) ?? ''
  const prefixes = new Map<string, Set<string>>()
  for (const { code, district, type } of offices) {
    const prefix = code.slice(0, 3)
    prefixes.set(prefix, (prefixes.get(prefix) ?? new Set()).add(nameOf(district)))
    expect(code.endsWith('00'), code).toBe(type !== 'A.P.O.')
  }
  expect([...prefixes.values()].every((names) => names.size === 1)).toBe(true)
  const numbers = [...prefixes.keys()].map((prefix) => Number(prefix.slice(1))).toSorted((a, b) => a - b)
  expect(numbers).toEqual(Array.from({ length: 75 }, (_, index) => index + 1))
})
