import { courtPapers, prediction2084 } from '@chautari/bikram-sambat/ledger'
import { expect, test, vi } from 'vitest'
import { languages, pathIn } from '#app/lib/language.ts'
import { manifests } from '#app/tools/registry.ts'
import { png } from '#test/images.ts'
import { hrefs, read, seededSite, siteWithSources, textOf } from '#test/rendered-site.ts'
import { standIn } from '#test/upstream.ts'
import { pagePaths } from './page-paths.ts'

const headingOf = (html: string) =>
  [...html.matchAll(/<h1[^>]*>(.*?)<\/h1>/gs)].map(([, text]) => textOf(text ?? ''))
const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1]
const mainOf = (html: string) => /<main.*?<\/main>/s.exec(html)?.[0] ?? ''

const signing = ['/sign-in', '/sign-up', '/forgot-password']

test('SHELL-13: every page answers with its own heading and title, in both languages', async () => {
  const { app } = await siteWithSources()
  const paths = [
    ...pagePaths.map(({ path }) => path),
    '/profile',
    '/newsletter',
    '/status',
    '/corrections',
    ...signing,
  ]
  for (const wanted of ['/', '/about', '/privacy', '/terms']) expect(paths).toContain(wanted)
  for (const lang of languages) {
    const headings: string[] = []
    const titles: string[] = []
    for (const path of paths) {
      const { html } = await read(app, pathIn(lang, path))
      expect(headingOf(html), path).toHaveLength(1)
      headings.push(...headingOf(html))
      titles.push(titleOf(html) ?? '')
    }
    expect(headings).not.toContain(lang === 'en' ? 'Page Not Found' : 'पृष्ठ भेटिएन')
    expect(new Set(headings).size, headings.join()).toBe(paths.length)
    expect(new Set(titles).size, titles.join()).toBe(paths.length)
  }
})

test('newsletter, status and corrections say what they are to search engines and link previews too', async () => {
  const { app } = await siteWithSources()
  for (const lang of languages) {
    for (const path of ['/newsletter', '/status', '/corrections']) {
      const { html } = await read(app, pathIn(lang, path))
      expect(html, path).not.toContain('noindex')
      expect(html, path).toMatch(/<meta name="description" content="[^"]{40,160}"/)
      expect(html, path).toContain(`${pathIn(lang, path)}"/>`)
      expect(html, path).toContain(`/og${path}-${lang}.png"`)
    }
  }
})

test('SHELL-14: every open tool answers a visitor who sends no cookie, and gives none', async () => {
  const { app } = await siteWithSources()
  const open = manifests.filter(({ isAnnounced }) => !isAnnounced)
  expect(open.length).toBeGreaterThanOrEqual(3)
  for (const { path } of open) {
    const answer = await app.request(path)
    expect(answer.status, path).toBe(200)
    expect(answer.headers.get('set-cookie'), path).toBeNull()
    expect(mainOf(await answer.text()), path).not.toMatch(/Not Signed In/)
  }
})

test('STATIC-01: about has story, four values, four tools, contact and mission', async () => {
  const { app } = await seededSite()
  const { html } = await read(app, '/about')
  const main = mainOf(html)
  const text = textOf(main)
  expect(headingOf(html)).toEqual(['About Chautari'])
  for (const words of [
    'Our story',
    'Made for Nepal',
    'Privacy first',
    'Always free',
    'Accessible',
    'Our mission',
    'Contact',
  ])
    expect(text).toContain(`|${words}|`)
  const tools = ['/carrier-identifier', '/qr-builder', '/nepali-calendar', '/nepali-date-converter']
  expect(hrefs(main).filter((href) => href?.startsWith('/'))).toEqual(tools)
  expect(hrefs(main)).toContain('mailto:support@chautari.example')
  expect(hrefs(main).filter((href) => href?.startsWith('https://'))).toHaveLength(3)
  const nepali = mainOf((await read(app, '/ne/about')).html)
  expect(hrefs(nepali).filter((href) => href?.startsWith('/'))).toEqual(tools.map((path) => `/ne${path}`))
})

test('STATIC-02, STATIC-03: the policies stand whole in the document, with their day, and in no data', async () => {
  const { app } = await seededSite()
  const pages = [
    ['/privacy', 10, 'Last updated January 13, 2025', 'up to 2 years'],
    ['/ne/privacy', 10, 'पछिल्लो अद्यावधिक: १३ जनवरी २०२५', 'बढीमा २ वर्ष'],
    ['/terms', 13, 'Last updated January 13, 2025', 'not for children under 13'],
    ['/ne/terms', 13, 'पछिल्लो अद्यावधिक: १३ जनवरी २०२५', '१३ वर्षमुनिका'],
  ] as const
  for (const [path, count, day, words] of pages) {
    const { html, text } = await read(app, path)
    expect(text, path).toContain(`|${day}|`)
    expect(text, path).toContain(words)
    const ids = [...html.matchAll(/<h2 id="([a-z-]+)"/g)].map(([, id = '']) => `#${id}`)
    expect(ids, path).toHaveLength(count)
    for (const nav of html.match(/<nav aria-label="(On this page|यस पृष्ठमा)".*?<\/nav>/gs) ?? ['none'])
      expect(hrefs(nav), path).toEqual(ids)
    const scripts = (html.match(/<script.*?<\/script>/gs) ?? []).join('')
    expect(scripts, path).not.toContain(words)
  }
})

test('STATIC-02: a policy names site and address as the operator set them, and no setting becomes HTML', async () => {
  const { app, db, site } = await seededSite()
  const value = { name: '<b>Pipal</b> & co', support_email: 'help@pipal.example' }
  await db
    .insertInto('site_settings')
    .values({ key: 'site_config', value: JSON.stringify(value) })
    .execute()
  site.settings.invalidate()
  const main = mainOf((await read(app, '/privacy')).html)
  expect(main).toContain('<a href="mailto:help@pipal.example">help@pipal.example</a>')
  expect(main).toContain('&lt;b&gt;Pipal&lt;/b&gt; &amp; co is a free collection')
  expect(main).not.toContain('<b>Pipal')
  expect(main).not.toContain('{{')
})

test('PROF-02: signed out, the profile says so and leads home', async () => {
  const { app } = await seededSite()
  const { html } = await read(app, '/profile')
  const main = mainOf(html)
  expect(headingOf(html)).toEqual(['Not Signed In'])
  expect(main).toMatch(/<a [^>]*href="\/"[^>]*>Return Home<\/a>/)
  expect(main).toMatch(/<a [^>]*href="\/sign-in\?next=\/profile"[^>]*>Sign In<\/a>/)
  expect(mainOf((await read(app, '/ne/profile')).html)).toMatch(/<a [^>]*href="\/ne"/)
})

test('PROF-02, AUTH-05: profile and sign-in are kept by no cache and listed nowhere', async () => {
  const { app } = await seededSite()
  const account = ['/profile', ...signing]
  for (const path of account.flatMap((page) => [page, `/ne${page}`])) {
    const answer = await app.request(path)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(await answer.text()).toContain('<meta name="robots" content="noindex"/>')
  }
  const sitemap = (await read(app, '/sitemaps/pages.xml')).html
  for (const path of account) expect(sitemap).not.toContain(path)
  for (const path of ['/about', '/ne/about', '/privacy', '/terms'])
    expect(sitemap).toContain(`${path}</loc><lastmod>2026-11-21</lastmod>`)
})

const documents = {
  '/': {
    lang: 'en',
    title: 'Chautari: Free Web Tools for Nepal',
    description: /^Carrier identifier, payment QR codes, Nepali calendar/,
    kinds: ['WebSite'],
  },
  '/ne': {
    lang: 'ne',
    title: 'चौतारी: नेपालका लागि निःशुल्क वेब औजार',
    description: /^मोबाइल नेटवर्क पहिचान, भुक्तानी क्यूआर/,
    kinds: ['WebSite'],
  },
  '/carrier-identifier': {
    lang: 'en',
    title: 'Carrier Identifier: Which Network Is This Number? Nepal',
    description: /^Type a Nepali mobile number and see its network at once/,
    kinds: ['WebApplication', 'BreadcrumbList'],
  },
  '/ne/carrier-identifier': {
    lang: 'ne',
    title: 'नेपालको मोबाइल नम्बर कुन नेटवर्कको हो?',
    description: /^नेपाली मोबाइल नम्बर टाइप गर्नुहोस्/,
    kinds: ['WebApplication', 'BreadcrumbList'],
  },
} as const

test.each(Object.entries(documents))(
  "SITE-01: the server's HTML of %s tells search engines what it is",
  async (path, { lang, title, description, kinds }) => {
    const { html } = await read((await seededSite()).app, path)
    const origin = 'https://chautari.example'
    const bare = path.replace(/^\/ne/, '') || '/'
    const texts = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)
    const meta = (name: string) => texts(new RegExp(`<meta ${name} content="([^"]*)"`, 'g'))
    const link = (mark: string) => texts(new RegExp(`<link [^>]*${mark}[^>]*href="([^"]*)"`, 'g'))[0]
    expect(html).toContain(`<html lang="${lang}"`)
    expect(texts(/<title>([^<]*)<\/title>/g)).toEqual([title])
    expect(meta('name="description"')).toEqual([expect.stringMatching(description)])
    expect(meta('name="keywords"')).toEqual([expect.stringMatching(/,/)])
    expect(link('rel="canonical"')).toBe(origin + path)
    expect(link('hrefLang="en"')).toBe(origin + bare)
    expect(link('hrefLang="ne"')).toBe(`${origin}/ne${bare === '/' ? '' : bare}`)
    expect(link('hrefLang="x-default"')).toBe(origin + bare)
    expect(meta('property="og:title"')).toEqual([title])
    expect(meta('property="og:description"')).toEqual([expect.stringMatching(description)])
    expect(meta('property="og:url"')).toEqual([origin + path])
    expect(meta('property="og:locale"')).toEqual([expect.stringMatching(`^${lang}_`)])
    const facts = texts(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g).map(
      (block) => JSON.parse(block) as Record<string, unknown>,
    )
    expect(facts.map((fact) => fact['@type'])).toEqual(kinds)
    expect(facts[0]).toMatchObject({ inLanguage: lang, url: origin + path })
  },
)

test('SITE-01: the pages of the site tell search engines and previews what they are', async () => {
  const { app } = await seededSite()
  const { html } = await read(app, '/ne/privacy')
  expect(html).toContain('<title>गोपनीयता नीति | चौतारी</title>')
  expect(html).toContain('<meta property="og:image" content="https://chautari.example/og/privacy-ne.png"/>')
  expect(html).toContain('<meta property="og:image:alt" content="गोपनीयता नीति"/>')
  expect(html).toContain('rel="canonical" href="https://chautari.example/ne/privacy"')
  expect(html).toContain('"@type":"WebPage"')
  const home = (await read(app, '/')).html
  expect(home).toContain('<meta property="og:image" content="https://chautari.example/og/home-en.png"/>')
})

test("NET-13, ADM-21: the operator's logo and those of providers are fetched once and shown from this site", async () => {
  const pictures = await standIn((response) => response.end(png))
  const { app, db, site } = await seededSite({ coinGeckoUrl: pictures.origin })
  const value = { logo_url: `${pictures.origin}/site.png` }
  await db
    .insertInto('site_settings')
    .values({ key: 'site_config', value: JSON.stringify(value) })
    .execute()
  site.settings.invalidate()
  await db
    .updateTable('internet_providers')
    .set({ logo_url: `${pictures.origin}/provider.png` })
    .execute()
  expect((await read(app, '/')).header).not.toContain('<img')
  const own = /<img src="\/media\/[\da-f]{64}"/
  await vi.waitFor(async () => expect((await read(app, '/')).header).toMatch(own))
  await vi.waitFor(async () => expect(mainOf((await read(app, '/internet-comparison')).html)).toMatch(own))
  expect(pictures.asked.filter((path) => path.endsWith('.png')).toSorted()).toEqual([
    '/provider.png',
    '/site.png',
  ])
})

test('the page about dates has the grades, both readings of the contested days and the forecast', async () => {
  const { app } = await seededSite()
  const english = textOf(mainOf((await read(app, '/calendar-data')).html))
  for (const part of [
    '14 May 2005|1 Jestha 2062|31 Baisakh 2062',
    '2087|Open: Bhadra may begin a day earlier (14 minutes)',
    prediction2084.text,
    prediction2084.sha256,
    `We found ${courtPapers.length} decisions`,
  ])
    expect(english).toContain(part)
  const nepali = textOf(mainOf((await read(app, '/ne/calendar-data')).html))
  expect(nepali).toContain('२०८७|फरक पर्न सक्ने: भदौ एक दिन अघि सुरु हुन सक्छ')
  const sitemap = (await read(app, '/sitemaps/pages.xml')).html
  for (const path of ['/calendar-data', '/ne/calendar-data']) expect(sitemap).toContain(`${path}</loc>`)
})

test('SHELL-10: an account that was taken out of the settings has no link in the footer', async () => {
  const { app, db, site } = await seededSite()
  const value = JSON.stringify({ facebook_url: '', instagram_url: 'https://www.instagram.com/own' })
  await db.insertInto('site_settings').values({ key: 'site_config', value }).execute()
  site.settings.invalidate()
  await site.settings.current()
  const { footer } = await read(app, '/about')
  expect(textOf(footer)).not.toContain('Facebook')
  expect(hrefs(footer)).toContain('https://www.instagram.com/own')
})
