import { expect, test } from 'vitest'
import { provinces } from '#app/records/postal-codes/districts.ts'
import { readPostOffices } from '#app/records/postal-codes/post-offices.ts'
import { seededOffices } from '#app/records/postal-codes/store.server.ts'
import { isStart, postalDistricts, readState, searchOf } from './list-state.ts'
import { postalListOf } from './load-list.server.ts'

const spellings = ['Chitawan', 'Kaski']
const read = (search: string) => readState(new URLSearchParams(search), spellings)
const usual = { query: '', district: '', sort: 'district', descending: false, all: false } as const

test('an address without anything is the start; whatever is asked, chosen or sorted is not', () => {
  expect(read('')).toEqual(usual)
  expect(isStart(usual)).toBe(true)
  for (const asked of ['q=a', 'district=Kaski', 'sort=code', 'dir=desc', 'page=all'])
    expect(isStart(read(asked)), asked).toBe(false)
  expect(searchOf('', usual)).toBe('')
})

test('what is written is read back', () => {
  for (const state of [
    { ...usual, query: 'पोखरा', district: 'Kaski' },
    { ...usual, sort: 'code', descending: true },
    { ...usual, all: true },
  ] as const) {
    expect(read(searchOf('', state))).toEqual(state)
  }
})

test('what is broken counts as missing, and is not written again', () => {
  const broken = 'district=Atlantis&sort=size&dir=up&page=2'
  expect(read(broken)).toEqual(usual)
  expect(searchOf(broken, read(broken))).toBe('')
  expect(read(`q=${'x'.repeat(500)}`).query).toHaveLength(60)
})

test('POST-01: a district in the address may be written in any case', () => {
  expect(read('district=kaski').district).toBe('Kaski')
})

test('parameters of others stay in the address', () => {
  const before = 'utm_source=x&q=old'
  expect(searchOf(before, { ...usual, query: 'new' })).toBe('?utm_source=x&q=new')
})

const { districts, offices } = postalListOf(seededOffices)

test('POST-05: 77 districts in seven provinces, each with names in both languages', () => {
  expect(districts).toHaveLength(77)
  expect(provinces.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7])
  for (const { name, headquarters, province } of districts) {
    expect(name.ne).toMatch(/^[ऀ-ॿ ]+$/)
    expect(headquarters.ne).toMatch(/^[ऀ-ॿ ]+$/)
    expect(provinces.some(({ number }) => number === province)).toBe(true)
  }
})

test('POST-05: every district leads to rows of the list, and its head office is one of them', () => {
  const rows = readPostOffices(offices)
  for (const { name, postalNames, headPostalCode } of districts) {
    for (const spelling of postalNames)
      expect(
        rows.some(({ district }) => district === spelling),
        spelling,
      ).toBe(true)
    const heads = rows.filter(({ type, district }) => type !== 'A.P.O.' && postalNames.includes(district))
    expect(
      heads.map(({ code }) => code),
      name.en,
    ).toContain(headPostalCode ?? heads[0]?.code)
  }
})

test('the two divided districts keep their old name, and only one half has a head office', () => {
  const map = postalDistricts(districts)
  expect(map.get('Nawalparasi')).toBe('नवलपरासी')
  expect(map.get('Rukum')).toBe('रुकुम')
  const halves = districts.filter(({ former }) => former)
  expect(halves.map(({ name, headPostalCode }) => [name.en, headPostalCode])).toEqual([
    ['Nawalpur', undefined],
    ['Eastern Rukum', undefined],
    ['Parasi', '33000'],
    ['Western Rukum', '22000'],
  ])
})
