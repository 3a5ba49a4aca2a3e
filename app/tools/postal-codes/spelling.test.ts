import { expect, test } from 'vitest'
import { seededOffices } from '#app/records/postal-codes/store.server.ts'
import { postalDistricts, townHint } from './districts.ts'
import { findOffices, searchTexts } from './find-offices.ts'
import { postalListOf } from './load-list.server.ts'
import { readPostOffices } from './post-offices.ts'

const list = postalListOf(seededOffices)
const offices = readPostOffices(list.offices)
const districts = postalDistricts(list.districts, list.towns)
const texts = searchTexts(offices, districts)
const found = (query: string) => findOffices(offices, texts, { query, district: '' })
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
  for (const { name, headquarters, postalNames, headPostalCode } of list.districts) {
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
  for (const { name, headquarters } of list.districts) {
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

test('POST-02: a well-known town with an office is found by both names', () => {
  for (const { name, code } of list.towns.filter((town) => town.code)) {
    for (const query of [name.en, name.ne]) expect(codes(query), query).toContain(code)
  }
})

test('POST-02: a well-known town without an office leads to the district in which it lies', () => {
  for (const { name, district } of list.towns.filter((town) => !town.code)) {
    for (const query of [name.en, name.ne])
      expect(townHint(query, list.towns, list.districts)?.district.name.en, query).toBe(district)
  }
  for (const query of ['Dharan', 'dharan', 'धरान', 'Dharaan']) {
    expect(found(query), query).toEqual([])
    const hint = townHint(query, list.towns, list.districts)
    expect([hint?.town.en, hint?.district.name.en, hint?.district.headPostalCode], query).toEqual([
      'Dharan',
      'Sunsari',
      '56700',
    ])
  }
})

test('a query that is no known town gets no hint', () => {
  for (const query of ['', 'xyzzy', 'Dh', '56700', 'ं'])
    expect(townHint(query, list.towns, list.districts), query).toBeUndefined()
})
