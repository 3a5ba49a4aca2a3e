import { expect, test } from 'vitest'
import { changedFields, nameOfChanged, pathOfChanged } from '../kit/history.tsx'
import { valueText } from '../kit/use-form.ts'
import { fieldLabel, fieldValue } from './entries.tsx'

test('ADM-02: a change is named by the row as it is now, and what was deleted as it was', () => {
  expect(nameOfChanged({ before: { name: 'Old' }, after: { name: 'New' } })).toBe('New')
  expect(nameOfChanged({ before: { plan_name: 'Fast 100' }, after: null })).toBe('Fast 100')
  expect(nameOfChanged({ before: null, after: { key: 'site_config' } })).toBe('site_config')
})

test('a change of something without a name has none', () => {
  expect(nameOfChanged({ before: null, after: { is_active: true } })).toBe('')
  expect(nameOfChanged({ before: undefined, after: 'text' })).toBe('')
})

test('ADM-02: an update has the fields it changed; of a setting those of its value', () => {
  const changed = (before: object | null, after: object | null) => changedFields({ before, after })
  expect(
    changed(
      { id: '1', name: 'Old', code: 'A', updated_at: '1' },
      { id: '1', name: 'New', code: 'A', updated_at: '2' },
    ),
  ).toEqual([{ name: 'name', before: 'Old', after: 'New' }])
  expect(
    changed(
      { key: 'maintenance_mode', value: { enabled: false, allowed_ips: [] } },
      { key: 'maintenance_mode', value: { enabled: true, allowed_ips: [] } },
    ),
  ).toEqual([{ name: 'enabled', before: false, after: true }])
  // A new or deleted row: what it has.
  expect(changed(null, { id: '1', name: 'New', logo_url: null })).toEqual([
    { name: 'name', before: undefined, after: 'New' },
  ])
})

test('a value is shown in words, in both languages', () => {
  expect(
    [true, null, ['984', '985'], [], [{ id: 1 }, { id: 2 }]].map((value) => valueText('en', value)),
  ).toEqual(['Yes', '(empty)', '984, 985', '(empty)', '2 rows'])
  expect(valueText('en', '2026-11-24T01:20:00.000Z')).toBe('24 November 2026, 07:05')
  expect(valueText('ne', false)).toBe('होइन')
})

test('a field has the label of its form, a setting that of its key', () => {
  expect(fieldLabel('en', { entity: 'internet_plans', entity_id: '1' }, 'speed_mbps')).toBe('Speed (Mbps)')
  expect(fieldLabel('ne', { entity: 'banks', entity_id: '1' }, 'code')).toBe('कोड')
  expect(fieldLabel('en', { entity: 'site_settings', entity_id: 'site_config' }, 'tagline')).toBe('Tagline')
  expect(fieldLabel('en', { entity: 'banks', entity_id: '1' }, 'name_ne')).toBe('Name in Nepali')
  expect(fieldLabel('en', { entity: 'auth_factors', entity_id: '1' }, 'status')).toBe('status')
})

test('a value has the text of its form, an uploaded picture that it is one', () => {
  const report = { entity: 'corrections', entity_id: '1' }
  expect(fieldLabel('ne', report, 'state')).toBe('अवस्था')
  expect(fieldValue('ne', report, 'state', 'accepted')).toBe('मानिएको')
  expect(fieldValue('en', report, 'reason', 'accepted')).toBe('accepted')
  const bank = { entity: 'banks', entity_id: '1' }
  expect(fieldValue('en', bank, 'logo_url', `/media/${'a1'.repeat(32)}`)).toBe('Uploaded picture')
})

test('a change leads to its row, unless that was deleted', () => {
  const after = { name: 'Nabil & Co' }
  const change = { entity: 'banks', entity_id: 'b1', before: null, after }
  expect(pathOfChanged(change)).toBe('/admin/banks?q=Nabil+%26+Co&edit=b1')
  expect(pathOfChanged({ ...change, before: after, after: null })).toBeUndefined()
  expect(pathOfChanged({ ...change, entity: 'site_settings' })).toBe('/admin/settings')
  expect(pathOfChanged({ ...change, entity: 'database' })).toBe('/admin/backups')
  expect(pathOfChanged({ ...change, entity: 'no_such_table' })).toBeUndefined()
})
