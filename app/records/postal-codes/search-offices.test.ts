import { expect, test } from 'vitest'
import { placeNames } from './all-place-names.ts'
import { districtsOf } from './districts.ts'
import { postOfficeOf } from './post-offices.ts'
import { prepareSearch, searchOffices } from './search-offices.ts'
import { seededOffices } from './store.server.ts'

const offices = seededOffices.map(postOfficeOf)
const districts = districtsOf(offices)
const search = prepareSearch(offices, districts, placeNames)
const searched = (query: string) => searchOffices(search, { query, districts: [] })
const found = (query: string) => searched(query).offices
const codes = (query: string) => found(query).map(({ code }) => code)

test('POST-02: usual spellings of a town find its office, in both scripts', () => {
  for (const query of ['Nepalgunj', 'Nepalganj', 'नेपालगञ्ज', 'नेपालगन्ज', 'नेपालगंज'])
    expect(codes(query), query).toEqual(['21900'])
  for (const query of ['काठमाडौँ', 'काठमाडौं', 'काठमाण्डौ', 'काठमाण्डौं', 'काठमान्डौ'])
    expect(found(query), query).toHaveLength(21)
  for (const query of ['Butwal', 'Butwall', 'बुटवल', 'बूटवल', 'बुटबल'])
    expect(codes(query), query).toEqual(['32907'])
  for (const query of ['Birgunj', 'Birganj', 'Virgunj', 'वीरगञ्ज', 'बिरगंज', 'वीरगन्ज'])
    expect(codes(query), query).toEqual(['44300'])
  for (const query of ['Jaleshwar', 'Jaleshwor', 'Jaleswor', 'जलेश्वर', 'जलेस्वर'])
    expect(codes(query), query).toContain('45700')
  for (const query of ['Viratnagar', 'बिराटनगर']) expect(codes(query), query).toContain('56600')
})

/** What people change in a name without meaning another place. */
const variants: readonly (readonly [RegExp, string])[] = [
  [/sh/gi, 's'],
  [/v/gi, 'w'],
  [/b(?!h)/gi, 'v'],
  [/w/gi, 'v'],
  [/([lmnrt])(?=[aeiou])/i, '$1$1'],
  [/i/gi, 'ee'],
  [/u/gi, 'oo'],
  [/aa/gi, 'a'],
  [/ि/g, 'ी'],
  [/ी/g, 'ि'],
  [/ु/g, 'ू'],
  [/ँ/g, 'ं'],
  [/ं/g, 'ँ'],
  [/व/g, 'ब'],
  [/श|ष/g, 'स'],
  [/[ञङणन]्(?=[क-ह])/g, 'ं'],
  [/[ञङण]्(?=[क-ह])/g, 'न्'],
]

test('POST-02: every district is found under the usual spellings of its name and its headquarters', () => {
  for (const { name, headquarters, postalNames, headPostalCode } of districts) {
    const places = [name.en, name.ne, ...(headPostalCode ? [headquarters.en, headquarters.ne] : [])]
    for (const place of places) {
      for (const [from, to] of variants) {
        const query = place.replace(from, to)
        const where = new Set(found(query).map(({ district }) => district))
        expect(
          postalNames.some((spelling) => where.has(spelling)),
          `${query} for ${place}`,
        ).toBe(true)
      }
    }
  }
})

test('POST-02: another spelling never floods the list', () => {
  for (const { name, headquarters } of districts) {
    for (const place of [name.en, name.ne, headquarters.en, headquarters.ne]) {
      for (const [from, to] of variants) {
        const query = place.replace(from, to)
        // A query that is written as the list has it is answered by that alone.
        expect(found(query).length, query).toBeLessThanOrEqual(Math.max(40, found(place).length))
      }
    }
  }
  for (const query of ['xyzzy', 'vv', 'sh sh', 'zzzzz', 'बब', 'ंँ', 'aaaaaa', '99999', 'wwwww', 'qq'])
    expect(found(query).length, query).toBeLessThanOrEqual(40)
  for (const query of ['xyzzy', 'zzzzz', '99999', 'qq', 'ंँ']) expect(found(query), query).toEqual([])
})

const said = (query: string) =>
  searched(query).places.map(({ value, remarks }) => [value.office.code, ...remarks.map(({ kind }) => kind)])

test.for([
  ['Inaruwa', [['56710'], ['56700']]],
  ['इनरुवा', [['56710'], ['56700']]],
  ['Ghorahi', [['22400'], ['22415']]],
  ['Kohalpur', [['21904']]],
  ['Bhairahawa', [['32900']]],
  ['भैरहवा', [['32900']]],
  ['Dharan', [['56700', 'no-own-office']]],
  ['धरान', [['56700', 'no-own-office']]],
  ['Kawasoti', [['33000', 'no-own-office']]],
  ['Sindhulimadhi', [['45900']]],
  ['Dhadingbesi', [['45100']]],
  ['Bhimeshwor', [['45500']]],
  ['Tandi', [['44204']]],
  ['Pokhara-16', [['33700']]],
  ['पोखरा १६', [['33700']]],
  ['New Baneshwor', [['44600', 'no-own-office']]],
  ['Jawalakhel', [['44700', 'no-own-office']]],
  ['Bhirkot Municipality', [['33800', 'no-own-office']]],
  ['nawalpur district', [['33000', 'no-own-office']]],
  ['नवलपुर जिल्ला', [['33000', 'no-own-office']]],
  ['Bairaba', [['56402']]],
  ['Bhayiraba', []],
] as const)('POST-02: %s is %j', ([query, places]) => {
  expect(said(query)).toEqual(places)
})

test.for([
  ['Mahendranagar', ['10400', '56716', '45616']],
  ['महेन्द्रनगर', ['10400', '56716', '45616']],
  // Most offices have no Nepali name in the list.
  ['फुलबारी', ['44208', '10910']],
  ['रामपुर', ['32502', '44209', '22407', '56104']],
  ['Mahendra Nagar', ['10400', '56716', '45616']],
  ['Musikot', ['22000', '32600']],
  ['Godawari', ['44709', '10900']],
  ['Rajpur', ['44506', '22400']],
  ['Rampur', ['32502', '44209', '22407', '56104']],
] as const)('POST-02: %s is the name of several places', ([query, codes]) => {
  const { places, offices: shown } = searched(query)
  expect(places.map(({ value }) => value.office.code).toSorted()).toEqual(
    [...codes].toSorted((a, b) => Number(a) - Number(b)),
  )
  expect(places[0]?.value.office.code).toBe(codes[0])
  for (const { remarks } of places) expect(remarks.map(({ kind }) => kind)).toContain('several-places')
  for (const code of codes) expect(shown.map((office) => office.code)).toContain(code)
})
