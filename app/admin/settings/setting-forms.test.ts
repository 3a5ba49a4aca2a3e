import { expect, test } from 'vitest'
import { settingKeys } from '#app/records/settings/schema.ts'
import { rowOf, settingForms } from './setting-forms.ts'

const { site_config: site, maintenance_mode: maintenance } = settingForms

test('ADM-23: the forms begin with the defaults', () => {
  expect(settingForms.adsense_config.defaults).toEqual({ enabled: true, client_id: '', slot_id: '' })
  expect(site.defaults).toMatchObject({
    name: 'Chautari',
    primary_color: '#2563eb',
    secondary_color: '#7c3aed',
  })
  expect(settingForms.analytics_config.defaults.enabled).toBe(false)
  expect(maintenance.defaults).toMatchObject({
    enabled: false,
    message: 'We are currently performing maintenance. Please check back soon.',
    allowed_ips: [],
  })
})

test('ADM-22: each key is saved with its description, and sends what was changed alone', () => {
  const unchanged = settingKeys.map((key) => {
    const { request, defaults } = settingForms[key]
    return request?.(defaults, undefined).body
  })
  expect(unchanged).toEqual([
    { key: 'adsense_config', value: {}, description: 'Google AdSense configuration' },
    { key: 'seo_config', value: {}, description: 'SEO meta tags configuration' },
    { key: 'site_config', value: {}, description: 'General site configuration' },
    { key: 'analytics_config', value: {}, description: 'Analytics tracking configuration' },
    { key: 'maintenance_mode', value: {}, description: 'Maintenance mode settings' },
  ])
  const updated_at = '2026-11-20T06:00:00.000Z'
  const row = rowOf({ key: 'site_config', value: { name: 'Dokan' }, updated_at })
  expect(site.request?.({ ...site.defaults, name: 'Dokan', tagline: 'Tools' }, row).body).toEqual({
    key: 'site_config',
    value: { tagline: 'Tools' },
    description: 'General site configuration',
    updated_at,
  })
})

test('ADM-21: addresses are typed line by line; empty lines are none', () => {
  const typed = { ...maintenance.defaults, allowed_ips: [' 203.0.113.7 ', '', '10.0.0.0/8'] }
  expect(maintenance.sent?.(typed).allowed_ips).toEqual(['203.0.113.7', '10.0.0.0/8'])
})
