import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'

interface WebManifest {
  lang: string
  short_name: string
  start_url: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

async function manifestAt(path: string) {
  const { app } = await testSite()
  const answer = await app.request(path)
  expect(answer.headers.get('content-type')).toBe('application/manifest+json')
  return (await answer.json()) as WebManifest
}

test('the site can be installed, in each language under its own name', async () => {
  const en = await manifestAt('/manifest.webmanifest')
  const ne = await manifestAt('/ne/manifest.webmanifest')
  expect([en.lang, en.short_name, en.start_url]).toEqual(['en', 'Chautari', '/'])
  expect([ne.lang, ne.short_name, ne.start_url]).toEqual(['ne', 'चौतारी', '/ne'])
  expect(en.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '192x192 maskable',
    '512x512 any',
    '512x512 maskable',
  ])
})

test('shortcuts lead to open tools only', async () => {
  const { shortcuts } = await manifestAt('/ne/manifest.webmanifest')
  expect(shortcuts.map(({ url }) => url)).toContain('/ne/nepali-calendar')
})
