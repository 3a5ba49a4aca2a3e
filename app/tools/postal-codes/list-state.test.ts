import { expect, test } from 'vitest'
import { isStart, readState, searchOf } from './list-state.ts'

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
