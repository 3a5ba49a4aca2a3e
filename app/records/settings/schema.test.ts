import { expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { parseChanges } from '#app/platform/editing/fields.ts'
import { publicSettings, type SettingKey, settingRecords } from './schema.ts'

const read = (key: SettingKey, value: object, lang: 'en' | 'ne' = 'en') => {
  const schema: z.ZodMiniObject<z.core.$ZodShape, z.core.$strict> = settingRecords[key].edits(lang)
  return parseChanges(schema, value, lang)
}

test('ADM-15: ids of advertising and of measuring are matched whole', () => {
  expect(read('adsense_config', { client_id: 'ca-pub-1234567890123456', slot_id: '' }).ok).toBe(true)
  expect(read('adsense_config', { client_id: 'ca-pub-1"><script>', slot_id: '12 34' })).toEqual({
    ok: false,
    fieldErrors: {
      client_id: 'A publisher id looks like ca-pub-1234567890123456',
      slot_id: 'A slot id has 6 to 12 digits',
    },
  })
  const ids = { google_analytics_id: 'G-ABCD123456', facebook_pixel_id: '123456789', hotjar_id: '1234567' }
  expect(read('analytics_config', ids).ok).toBe(true)
  for (const [name, value] of Object.entries(ids))
    expect(read('analytics_config', { [name]: `${value}\n'` }).ok, name).toBe(false)
})

test('ADM-15: a colour on which no text can be read is refused, with the reason', () => {
  expect(read('site_config', { primary_color: '#2563EB', secondary_color: '#7c3aed' })).toEqual({
    ok: true,
    fields: { primary_color: '#2563eb', secondary_color: '#7c3aed' },
  })
  expect(read('site_config', { primary_color: '#777777' })).toEqual({
    ok: false,
    fieldErrors: { primary_color: expect.stringMatching(/reaches 4\.47:1, and 4\.5:1 is needed/) },
  })
  expect(read('site_config', { primary_color: '#777777' }, 'ne')).toMatchObject({
    fieldErrors: { primary_color: expect.stringContaining('४.४७') },
  })
  expect(read('site_config', { primary_color: 'red' })).toEqual({
    ok: false,
    fieldErrors: { primary_color: 'A colour is written as #2563eb' },
  })
})

test('ADM-15: while the site is closed, single addresses and networks are let in', () => {
  const allowed_ips = ['203.0.113.7', '2001:db8::/32', '10.0.0.0/8', '::1']
  expect(
    read('maintenance_mode', { enabled: true, message: 'Soon', message_ne: 'चाँडै', allowed_ips }).ok,
  ).toBe(true)
  expect(read('maintenance_mode', { allowed_ips: ['everybody'], message: ' ' })).toMatchObject({
    fieldErrors: { message: 'Visitors need a message while the site is closed' },
  })
})

test('SITE-06: what an admin can save is what the public pages can read', () => {
  for (const [key, schema] of Object.entries(publicSettings)) {
    const defaults = schema.parse({})
    expect(read(key as SettingKey, defaults), key).toEqual({ ok: true, fields: defaults })
  }
})
