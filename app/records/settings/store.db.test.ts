import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { testStorage } from '#test/database.ts'
import { defaultSettings, readPublicSettings } from './store.server.ts'

const put = (db: Kysely<Database>, key: string, value: unknown) =>
  db
    .insertInto('site_settings')
    .values({ key, value: JSON.stringify(value) })
    .execute()

test('SITE-06: with nothing stored every public setting has its default', async () => {
  const { db } = await testStorage()
  const { maintenance_mode: _, ...shown } = defaultSettings
  expect(await readPublicSettings(db)).toEqual(shown)
  expect(defaultSettings.adsense_config).toEqual({ enabled: true, client_id: '', slot_id: '' })
  expect(defaultSettings.seo_config).toMatchObject({ og_image: '', title: expect.stringMatching(/./) })
})

test('SITE-06: stored settings are read by their keys; what they leave out has its default', async () => {
  const { db } = await testStorage()
  const seo = {
    title: 'Tools',
    description: 'Some tools.',
    keywords: 'a, b',
    og_image: 'https://chautari.example/a.png',
  }
  await put(db, 'seo_config', seo)
  await put(db, 'adsense_config', {
    enabled: false,
    client_id: 'ca-pub-1234567890123456',
    slot_id: '1234567890',
  })
  await put(db, 'site_config', { name: 'Pasal' })
  const settings = await readPublicSettings(db)
  expect(settings.seo_config).toEqual({ ...defaultSettings.seo_config, ...seo })
  expect(settings.adsense_config).toEqual({
    enabled: false,
    client_id: 'ca-pub-1234567890123456',
    slot_id: '1234567890',
  })
  expect(settings.site_config).toEqual({ ...defaultSettings.site_config, name: 'Pasal' })
})

test('SITE-06: keys that are not public are not read', async () => {
  const { db } = await testStorage()
  await put(db, 'email_config', { password: 'secret' })
  await put(db, 'maintenance_mode', { enabled: false, message: 'secret', allowed_ips: ['203.0.113.9'] })
  expect(JSON.stringify(await readPublicSettings(db))).not.toMatch(/secret|203\.0\.113/)
})

const broken: ['site_config' | 'seo_config' | 'adsense_config', unknown][] = [
  ['site_config', 'a word'],
  ['site_config', null],
  ['site_config', { primary_color: 'red;}body{display:none' }],
  ['site_config', { facebook_url: 'javascript:alert(1)' }],
  ['site_config', { support_email: 'nobody' }],
  ['seo_config', ['a', 'list']],
  ['seo_config', { title: '' }],
  ['adsense_config', { client_id: 'ca-pub-1"><script>' }],
  ['adsense_config', { enabled: 'yes' }],
]

test('SITE-04: a setting that cannot be used is as good as none', async () => {
  const { db } = await testStorage()
  for (const [key, value] of broken) {
    await db.deleteFrom('site_settings').execute()
    await put(db, key, value)
    expect((await readPublicSettings(db))[key], JSON.stringify(value)).toEqual(defaultSettings[key])
  }
})
