import { expect, test } from 'vitest'
import { pageOf, pageSize, readState, withState, writeState } from './list-state.ts'

const spellings = ['Chitawan', 'Kaski']
const read = (search: string) => readState(new URLSearchParams(search), spellings)
const usual = { query: '', district: '', sort: 'district', descending: false, page: 1 } as const

test('an address without anything shows the whole list by district', () => {
  expect(read('')).toEqual(usual)
  expect(writeState(usual).toString()).toBe('')
})

test('what is written is read back', () => {
  for (const state of [
    { ...usual, query: 'पोखरा', district: 'Kaski' },
    { ...usual, sort: 'code', descending: true, page: 3 },
    { ...usual, page: 'all' },
  ] as const) {
    expect(readState(writeState(state), spellings)).toEqual(state)
  }
})

test('what is broken counts as missing, and is not written again', () => {
  const broken = 'district=Atlantis&sort=size&dir=up&page=0'
  expect(read(broken)).toEqual(usual)
  expect(withState(broken, writeState(read(broken)).toString())).toBe('')
  expect(read('page=-1').page).toBe(1)
  expect(read('page=2x').page).toBe(1)
  expect(read(`q=${'x'.repeat(500)}`).query).toHaveLength(60)
})

test('POST-01: a district in the address may be written in any case', () => {
  expect(read('district=kaski').district).toBe('Kaski')
})

test('parameters of others stay in the address', () => {
  const before = 'utm_source=x&q=old'
  expect(withState(before, writeState({ ...usual, query: 'new' }).toString())).toBe('utm_source=x&q=new')
})

test('a page past the end is the last one, and all is all', () => {
  const items = Array.from({ length: pageSize + 1 }, (_, index) => index)
  expect(pageOf(items, 1)).toEqual({ shown: items.slice(0, pageSize), page: 1, pages: 2 })
  expect(pageOf(items, 99)).toEqual({ shown: [pageSize], page: 2, pages: 2 })
  expect(pageOf(items, 'all')).toEqual({ shown: items, page: 'all', pages: 2 })
  expect(pageOf([], 5)).toEqual({ shown: [], page: 1, pages: 1 })
})
