import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type SettingKey, settingRecords } from './schema.ts'
import { readSetting } from './store.server.ts'

const keys = Object.keys(settingRecords) as SettingKey[]

test('SITE-04: whatever is stored, every setting has a value of its form, and a fault is named', () => {
  for (const key of keys) {
    const schema = settingRecords[key].stored
    const fields = Object.keys(schema.shape)
    const stored = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom(...fields, '__proto__', 'unknown'), fc.jsonValue()),
    )
    fc.assert(
      fc.property(stored, (value) => {
        const read = readSetting(key, value)
        expect(schema.safeParse(read.value).success).toBe(true)
        expect(Object.keys(read.value)).toEqual(fields)
        expect(schema.safeParse(value).success).toBe(read.broken.length === 0)
      }),
    )
  }
})

test('SITE-04: one broken field takes no other with it', () => {
  const { value, broken } = readSetting('site_config', {
    name: 'Pasal',
    primary_color: 'red',
    tagline: null,
    x: 1,
  })
  expect(value).toMatchObject({ name: 'Pasal', primary_color: '#2563eb' })
  expect(broken).toEqual(['site_config.tagline', 'site_config.primary_color'])
})

test('SITE-02, SITE-03: what brings in the code of others is taken whole or not at all', () => {
  const ids = { client_id: 'ca-pub-1234567890123456', slot_id: '1234567890' }
  expect(readSetting('adsense_config', { ...ids, enabled: 'no' })).toEqual({
    value: { enabled: true, client_id: '', slot_id: '' },
    broken: ['adsense_config'],
  })
  const { value } = readSetting('analytics_config', {
    enabled: true,
    google_analytics_id: 'G-ABCD',
    hotjar_id: '1"',
  })
  expect(value).toEqual({ enabled: false, google_analytics_id: '', facebook_pixel_id: '', hotjar_id: '' })
})

const wellFormed: [SettingKey, string, string[], string[]][] = [
  [
    'adsense_config',
    'client_id',
    ['', 'ca-pub-1234567890123456'],
    [
      'ca-pub-123456789012345',
      'ca-pub-12345678901234567',
      'pub-1234567890123456',
      'ca-pub-1234567890123456\n',
      ' ca-pub-1234567890123456',
    ],
  ],
  [
    'adsense_config',
    'slot_id',
    ['', '123456', '123456789012'],
    ['12345', '1234567890123', '१२३४५६', '123456"'],
  ],
  [
    'analytics_config',
    'google_analytics_id',
    ['', 'G-ABC1', 'G-ABCDEF1234'],
    ['G-ABC', 'g-abcd', 'UA-1234-1', 'G-ABCD&x'],
  ],
  [
    'analytics_config',
    'facebook_pixel_id',
    ['', '123456', '12345678901234567890'],
    ['12345', '123456789012345678901'],
  ],
  ['analytics_config', 'hotjar_id', ['', '1234', '1234567890'], ['123', '12345678901', '1234;']],
]

test.each(wellFormed)('SITE-02, SITE-03: %s.%s is matched exactly', (key, field, good, bad) => {
  for (const id of good) expect(readSetting(key, { [field]: id }).value).toHaveProperty(field, id)
  for (const id of bad) expect(readSetting(key, { [field]: id }).value, id).toHaveProperty(field, '')
})

test('SITE-05: of the allowed addresses those that are none are left out, and maintenance stays on', () => {
  const { value, broken } = readSetting('maintenance_mode', {
    enabled: true,
    message: '',
    allowed_ips: ['203.0.113.9', 'localhost', 7, '10.0.0.0/8', '2001:db8::/32', '::1', '10.0.0.0/40'],
  })
  expect(value).toMatchObject({
    enabled: true,
    message: 'We are currently performing maintenance. Please check back soon.',
    allowed_ips: ['203.0.113.9', '10.0.0.0/8', '2001:db8::/32', '::1'],
  })
  expect(broken).toEqual(['maintenance_mode.message'])
})
