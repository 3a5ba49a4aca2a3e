import fc from 'fast-check'
import { expect, test } from 'vitest'
import { languages, pathIn } from '#app/lib/language.ts'
import { pages } from '#app/render-page.server.tsx'
import { manifests } from '#app/tools/registry.ts'
import { testSite } from '#test/site.ts'

async function targetOf(path: string) {
  const { app } = await testSite()
  const answer = await app.request(`https://chautari.example${path}`)
  return [answer.status, answer.headers.get('location')]
}

test.each([
  ['/carrier-identifier/', '/carrier-identifier'],
  ['/carrier-identifier///', '/carrier-identifier'],
  ['/ne/', '/ne'],
  ['/ne/carrier-identifier/?a=1&b=2', '/ne/carrier-identifier?a=1&b=2'],
  ['//', '/'],
])('SHELL-13: %s is %s', async (path, target) => {
  expect(await targetOf(path)).toEqual([301, target])
})

test('SHELL-13, GOLD-05: another spelling of a tool leads to its canonical one, in both languages', async () => {
  expect(await targetOf('/gold-silver-prices')).toEqual([301, '/gold-silver-price'])
  expect(await targetOf('/ne/gold-silver-prices')).toEqual([301, '/ne/gold-silver-price'])
  expect(await targetOf('/gold-silver-prices/?a=1')).toEqual([301, '/gold-silver-price?a=1'])
  for (const { path, alsoAt = [] } of manifests) {
    for (const other of alsoAt) {
      expect(await targetOf(other)).toEqual([301, path])
      expect(await targetOf(`/ne${other}`)).toEqual([301, `/ne${path}`])
    }
  }
})

test.each([
  ['/NE', '/ne'],
  ['/NE/about', '/ne/about'],
  ['/Carrier-Identifier?Number=A', '/carrier-identifier?Number=A'],
  ['/ne/QR-BUILDER/', '/ne/qr-builder'],
  ['/Gold-Silver-Prices', '/gold-silver-price'],
  ['/NEPALI-CALENDAR/2083/8', '/nepali-calendar/2083/8'],
])('SHELL-13: the page at %s stands in lower case at %s', async (path, target) => {
  expect(await targetOf(path)).toEqual([301, target])
})

test('SHELL-13: every page has one address, in lower case', async () => {
  const all = languages.flatMap((lang) => pages.map(({ path }) => pathIn(lang, path)))
  expect(all.length).toBeGreaterThan(40)
  for (const path of all.filter((each) => each !== '/'))
    expect(await targetOf(path.toUpperCase()), path).toEqual([301, path])
})

test('what is no page keeps its capital letters', async () => {
  const { app } = await testSite()
  for (const path of [
    '/assets/A-b.js',
    '/media/ABC',
    '/Nothing',
    '/NE/Nothing',
    '/nepali-calendar/%E0%A5%A8',
  ]) {
    expect((await app.request(path)).status, path).not.toBe(301)
  }
})

test('canonical addresses are left alone', async () => {
  const { app } = await testSite()
  for (const path of [
    '/',
    '/ne',
    '/carrier-identifier',
    '/ne/carrier-identifier',
    '/api/tools',
    '/a/b',
    '/a//b',
  ]) {
    expect((await app.request(path)).status, path).not.toBe(301)
  }
})

test('no address leads to another host', async () => {
  const { app } = await testSite()
  const part = fc.constantFrom(
    '/',
    '//',
    '\\',
    'evil.example',
    '..',
    '.',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    'ne',
    'https:',
  )
  await fc.assert(
    fc.asyncProperty(fc.array(part, { maxLength: 8 }), async (parts) => {
      const answer = await app.request(`https://chautari.example/${parts.join('')}`)
      const location = answer.headers.get('location') ?? '/'
      expect(new URL(location, 'https://chautari.example').host).toBe('chautari.example')
    }),
  )
  expect(await targetOf('//evil.example/')).toEqual([301, '/evil.example'])
  expect(await targetOf('///evil.example')).toEqual([301, '/evil.example'])
  expect(await targetOf('/\\evil.example/')).toEqual([301, '/evil.example'])
})
