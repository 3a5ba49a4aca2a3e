import { expect, test } from 'vitest'
import { settingKeys } from '#app/records/settings/schema.ts'
import {
  defaultParts,
  errorsByField,
  isChanged,
  type Part,
  saveOf,
  sentValues,
  withFailure,
  withStored,
} from './setting-parts.ts'

const site = defaultParts.site_config
const typed = (part: Part, change: object): Part => ({ ...part, values: { ...part.values, ...change } })
const stored = (change: object) => ({
  key: 'site_config' as const,
  value: { ...site.before, ...change },
  updated_at: '2026-11-20T06:00:00.000Z',
})

test('ADM-23: the form begins with the defaults', () => {
  expect(defaultParts.adsense_config.values).toEqual({ enabled: true, client_id: '', slot_id: '' })
  expect(site.values).toMatchObject({
    name: 'Chautari',
    primary_color: '#2563eb',
    secondary_color: '#7c3aed',
  })
  expect(defaultParts.analytics_config.values.enabled).toBe(false)
  expect(defaultParts.maintenance_mode.values).toMatchObject({
    enabled: false,
    message: 'We are currently performing maintenance. Please check back soon.',
    allowed_ips: [],
  })
})

test('ADM-22: each key is saved with its description, and sends what was changed alone', () => {
  expect(settingKeys.map((key) => saveOf(key, defaultParts[key]))).toEqual([
    { key: 'adsense_config', value: {}, description: 'Google AdSense configuration' },
    { key: 'seo_config', value: {}, description: 'SEO meta tags configuration' },
    { key: 'site_config', value: {}, description: 'General site configuration' },
    { key: 'analytics_config', value: {}, description: 'Analytics tracking configuration' },
    { key: 'maintenance_mode', value: {}, description: 'Maintenance mode settings' },
  ])
  const part = typed(withStored(site, site.before, stored({})), { tagline: 'Tools' })
  expect(saveOf('site_config', part)).toEqual({
    key: 'site_config',
    value: { tagline: 'Tools' },
    description: 'General site configuration',
    updated_at: '2026-11-20T06:00:00.000Z',
  })
})

test('ADM-15: what was typed before the settings arrived, or while they were saved, stays', () => {
  const loaded = withStored(
    typed(site, { name: 'Pasal' }),
    site.before,
    stored({ name: 'Dokan', tagline: 'x' }),
  )
  expect(loaded.values).toMatchObject({ name: 'Pasal', tagline: 'x' })
  const sent = loaded.values
  const saved = withStored(typed(loaded, { tagline: 'typed later' }), sent, stored({ name: 'Pasal' }))
  expect(saved.values).toMatchObject({ name: 'Pasal', tagline: 'typed later' })
  expect(isChanged(saved)).toBe(true)
})

test('ADM-15: a stale edit has both versions, and nothing that was typed is lost', () => {
  const mine = typed(site, { name: 'Mine' })
  const current = stored({ name: 'Theirs', tagline: 'Theirs too' })
  const refused = withFailure(mine, 'site_config', {
    ok: false,
    status: 409,
    error: 'Someone else changed this',
    fieldErrors: {},
    current,
  })
  expect(refused).toMatchObject({
    failure: 'Someone else changed this',
    updatedAt: current.updated_at,
    values: { name: 'Mine', tagline: 'Theirs too' },
    conflict: { names: ['name'], mine: { name: 'Mine' }, theirs: { name: 'Theirs' } },
  })
  expect(saveOf('site_config', refused)).toMatchObject({
    value: { name: 'Mine' },
    updated_at: current.updated_at,
  })
})

test('ADM-21: addresses are typed line by line; empty lines are none, and an error of one is at the list', () => {
  const part = typed(defaultParts.maintenance_mode, { allowed_ips: [' 203.0.113.7 ', '', '10.0.0.0/8'] })
  expect(sentValues(part.values).allowed_ips).toEqual(['203.0.113.7', '10.0.0.0/8'])
  expect(isChanged(typed(defaultParts.maintenance_mode, { allowed_ips: ['', ' '] }))).toBe(false)
  expect(
    errorsByField({ 'allowed_ips.1': 'not an address', 'allowed_ips.2': 'either', message: 'empty' }),
  ).toEqual({
    allowed_ips: 'not an address',
    message: 'empty',
  })
})
