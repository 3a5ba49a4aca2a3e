import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { carrierPath, lookUp, openPage } from './steps.ts'

const pages = {
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

for (const [path, wanted] of Object.entries(pages)) {
  test(`SITE-01: the server's HTML of ${path} tells search engines what it is`, async ({
    request,
    origin,
  }) => {
    const html = await htmlOf(request, path)
    const bare = path.replace(/^\/ne/, '') || '/'
    const nepali = bare === '/' ? '/ne' : `/ne${bare}`
    expect(html).toContain(`<html lang="${wanted.lang}"`)
    expect(texts(html, /<title>([^<]*)<\/title>/g)).toEqual([wanted.title])
    expect(meta(html, 'name', 'description')).toMatch(wanted.description)
    expect(meta(html, 'name', 'keywords')).toMatch(/,/)
    expect(link(html, 'rel="canonical"')).toBe(origin + path)
    expect(link(html, 'hrefLang="en"')).toBe(origin + bare)
    expect(link(html, 'hrefLang="ne"')).toBe(origin + nepali)
    expect(link(html, 'hrefLang="x-default"')).toBe(origin + bare)
    expect(meta(html, 'property', 'og:title')).toBe(wanted.title)
    expect(meta(html, 'property', 'og:description')).toMatch(wanted.description)
    expect(meta(html, 'property', 'og:url')).toBe(origin + path)
    expect(meta(html, 'property', 'og:locale')).toMatch(new RegExp(`^${wanted.lang}_`))
    const blocks = texts(html, /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)
    const facts = blocks.map((block) => JSON.parse(block) as Record<string, unknown>)
    expect(facts.map((fact) => fact['@type'])).toEqual(wanted.kinds)
    expect(facts[0]!.inLanguage).toBe(wanted.lang)
    expect(facts[0]!.url).toBe(origin + path)
  })
}

test('every answer carries the security headers and pages their policy', async ({ request }) => {
  for (const path of ['/', carrierPath.ne, '/?q=date', '/no-such-page', '/api/carriers', '/robots.txt']) {
    const headers = (await request.get(path)).headers()
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
    expect(headers['x-frame-options'], path).toBe('DENY')
    expect(headers['permissions-policy'], path).toContain('geolocation=()')
    if (!headers['content-type']?.startsWith('text/html')) continue
    const policy = headers['content-security-policy'] ?? ''
    expect(policy, path).toMatch(/^default-src 'none'; script-src 'self' 'sha256-/)
    expect(policy, path).not.toMatch(/unsafe|\*|https?:/)
  }
})

test('the content security policy is never broken', async ({ page }) => {
  await page.addInitScript(() => {
    const broken: string[] = []
    Object.assign(window, { broken })
    document.addEventListener('securitypolicyviolation', (event) =>
      broken.push(`${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  const broken = () => page.evaluate(() => (window as unknown as { broken: string[] }).broken)
  for (const path of ['/ne', carrierPath.en]) {
    await openPage(page, path)
    await page.getByRole('button', { name: /^(Theme|थिम)/ }).click()
    expect(await broken()).toEqual([])
  }
  await lookUp(page, '9841234567')
  expect(await broken()).toEqual([])
})

test('an unchanged page is answered with 304', async ({ request }) => {
  for (const path of ['/', carrierPath.ne]) {
    await expect(async () => {
      const { etag } = (await request.get(path)).headers()
      expect(etag).toBeTruthy()
      const again = await request.get(path, { headers: { 'if-none-match': etag! } })
      expect(again.status()).toBe(304)
      expect((await again.body()).length).toBe(0)
    }).toPass()
  }
})

test('the sitemap lists exactly the open pages, in both languages', async ({ request, origin }) => {
  const answer = await request.get('/sitemaps/pages.xml')
  expect(answer.headers()['content-type']).toContain('application/xml')
  const xml = await answer.text()
  // Every page that the header, the cards and the footer lead to and that is there.
  const tools = await openTools(request)
  const festivals = 'buddha-jayanti chhath dashain holi new-year shivaratri teej tihar'
    .split(' ')
    .map((festival) => `/nepali-calendar/festivals/${festival}`)
  const pages = [
    '/',
    '/about',
    '/calendar-data',
    '/developers',
    '/developers/date-field',
    '/developers/frames',
    '/developers/spreadsheets',
    '/data',
    '/privacy',
    '/terms',
  ]
  const open = [...pages, ...tools, ...festivals].flatMap((path) => [
    origin + path,
    `${origin}/ne${path === '/' ? '' : path}`,
  ])
  expect(texts(xml, /<loc>([^<]*)<\/loc>/g).toSorted()).toEqual(open.toSorted())
  for (const [entry] of xml.matchAll(/<url>.*?<\/url>/gs)) {
    expect(entry).toContain('hreflang="en"')
    expect(entry).toContain('hreflang="ne"')
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/)
  }
})

test('robots.txt leads to the sitemap and keeps robots out of what is no page', async ({
  request,
  origin,
}) => {
  const text = await (await request.get('/robots.txt')).text()
  expect(text).toContain(`Sitemap: ${origin}/sitemap.xml`)
  expect(text).toContain('Disallow: /api/')
  expect(text).not.toMatch(/^Disallow: \/$/m)
})

async function htmlOf(request: APIRequestContext, path: string) {
  const answer = await request.get(path)
  expect(answer.status()).toBe(200)
  return answer.text()
}

function texts(source: string, pattern: RegExp) {
  return [...source.matchAll(pattern)].map(([, text = '']) => text)
}

function meta(html: string, key: 'name' | 'property', name: string) {
  return texts(html, new RegExp(`<meta ${key}="${name}" content="([^"]*)"`, 'g'))[0] ?? ''
}

function link(html: string, mark: string) {
  return texts(html, new RegExp(`<link [^>]*${mark}[^>]*href="([^"]*)"`, 'g'))[0]
}

/** The tools whose page answers. */
async function openTools(request: APIRequestContext): Promise<string[]> {
  const { tools } = (await (await request.get('/api/tools')).json()) as { tools: { path: string }[] }
  const answers = await Promise.all(
    tools.map(async ({ path }) => ({ path, ok: (await request.get(path)).ok() })),
  )
  return answers.filter(({ ok }) => ok).map(({ path }) => path)
}

test('programs that know no other name than /favicon.ico get the icon of the site', async ({ request }) => {
  const answer = await request.get('/favicon.ico')
  expect(answer.status()).toBe(200)
  expect(answer.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  // The first bytes of an icon file.
  expect([...(await answer.body()).subarray(0, 4)]).toEqual([0, 0, 1, 0])
})
