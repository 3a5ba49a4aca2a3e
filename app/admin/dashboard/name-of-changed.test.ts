import { expect, test } from 'vitest'
import { nameOfChanged } from './name-of-changed.ts'

test('ADM-02: a change is named by the row as it is now, and what was deleted as it was', () => {
  expect(nameOfChanged({ before: { name: 'Old' }, after: { name: 'New' } })).toBe('New')
  expect(nameOfChanged({ before: { plan_name: 'Fast 100' }, after: null })).toBe('Fast 100')
  expect(nameOfChanged({ before: null, after: { key: 'site_config' } })).toBe('site_config')
})

test('a change of something without a name has none', () => {
  expect(nameOfChanged({ before: null, after: { is_active: true } })).toBe('')
  expect(nameOfChanged({ before: undefined, after: 'text' })).toBe('')
})
