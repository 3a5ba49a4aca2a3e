import { expect, test } from 'vitest'
import { withParams } from './search-params.ts'

test('parameters replace those of the same name, in their order, behind those of others', () => {
  expect(withParams('?days=7&utm_source=x&sort=old', { sort: 'new', days: '30' })).toBe(
    '?utm_source=x&sort=new&days=30',
  )
})

test('an empty value removes its parameter, and a query without any is empty', () => {
  expect(withParams('?days=7', { days: '', metal: '' })).toBe('')
  expect(withParams('', { q: 'पोखरा' })).toBe('?q=%E0%A4%AA%E0%A5%8B%E0%A4%96%E0%A4%B0%E0%A4%BE')
})
