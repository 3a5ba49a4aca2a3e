import { expect, test } from 'vitest'
import { changesOf, conflictOf, valuesOf } from './use-form.ts'

const defaults = { name: '', logo_url: '', sort_order: '0', is_active: true, prefixes: [] }

test('ADM-12: a form shows the fields of its row, numbers as they are typed and nothing as an empty text', () => {
  const row = {
    id: '1',
    name: 'NMB',
    logo_url: null,
    sort_order: 4,
    is_active: false,
    prefixes: ['980'],
    other: 1,
  }
  expect(valuesOf(row, defaults)).toEqual({
    name: 'NMB',
    logo_url: '',
    sort_order: '4',
    is_active: false,
    prefixes: ['980'],
  })
  expect(valuesOf({}, defaults)).toEqual(defaults)
})

test('only what was changed is sent', () => {
  const before = valuesOf({ name: 'NMB', prefixes: ['980'] }, defaults)
  expect(changesOf(before, before)).toEqual({})
  expect(changesOf({ ...before, name: 'NMB Bank', prefixes: ['980'] }, before)).toEqual({ name: 'NMB Bank' })
})

test('ADM-13: over a newer version nothing typed is lost, and nothing untouched overwrites what another operator saved', () => {
  const before = { name: 'Old', code: 'OLD', order: '11', note: '' }
  const values = { ...before, name: 'Mine', order: '33', note: 'same' }
  const theirs = { name: 'Theirs', code: 'NEW', order: '11', note: 'same' }
  const { conflict, merged } = conflictOf({ values, before }, theirs, 'sita@example.com')
  expect(conflict).toEqual({ mine: values, theirs, by: 'sita@example.com', names: ['name'] })
  expect(merged).toEqual({ name: 'Mine', code: 'NEW', order: '33', note: 'same' })
})
