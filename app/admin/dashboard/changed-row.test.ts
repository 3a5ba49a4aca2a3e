import { expect, test } from 'vitest'
import { changedFields, nameOfChanged, pathOfChanged } from './changed-row.ts'

test('ADM-02: a change is named by the row as it is now, and what was deleted as it was', () => {
  expect(nameOfChanged({ before: { name: 'Old' }, after: { name: 'New' } })).toBe('New')
  expect(nameOfChanged({ before: { plan_name: 'Fast 100' }, after: null })).toBe('Fast 100')
  expect(nameOfChanged({ before: null, after: { key: 'site_config' } })).toBe('site_config')
})

test('a change of something without a name has none', () => {
  expect(nameOfChanged({ before: null, after: { is_active: true } })).toBe('')
  expect(nameOfChanged({ before: undefined, after: 'text' })).toBe('')
})

test('ADM-02: an update says which fields it changed, with short values as they were and as they are', () => {
  const change = (before: object, after: object) => changedFields({ before, after })
  const long = 'x'.repeat(100)
  expect(change({ banned: false }, { banned: true })).toEqual(['banned: false → true'])
  expect(
    change(
      { name: 'Old', code: 'A', updated_at: '1', logo_url: null },
      { name: 'New', code: 'A', updated_at: '2', logo_url: long },
    ),
  ).toEqual(['name: Old → New', 'logo_url'])
  expect(
    change(
      { key: 'maintenance_mode', value: { enabled: false, message: '', allowed_ips: [] } },
      { key: 'maintenance_mode', value: { enabled: true, message: 'Soon', allowed_ips: ['::1'] } },
    ),
  ).toEqual(['enabled: false → true', 'message: – → Soon', 'allowed_ips'])
  expect(changedFields({ before: null, after: { name: 'New' } })).toEqual([])
})

test('a change leads to its row, unless that was deleted', () => {
  const change = { action: 'update', entity: 'banks', before: null, after: { name: 'Nabil & Co' } }
  expect(pathOfChanged(change)).toBe('/admin/banks?q=Nabil+%26+Co')
  expect(pathOfChanged({ ...change, action: 'delete' })).toBeUndefined()
  expect(pathOfChanged({ ...change, entity: 'site_settings' })).toBe('/admin/settings')
  expect(pathOfChanged({ ...change, entity: 'database' })).toBeUndefined()
})
