import { expect, test } from 'vitest'
import { entriesOf, sitemapXml, type ToolRow, textPages } from './sitemap.ts'

const site = { url: 'https://site.test', title: 'Chautari' }
const row = (change: Partial<ToolRow>): ToolRow => ({
  name: 'QR Builder',
  path: '/qr-builder',
  seo_title: null,
  is_active: true,
  updated_at: '2027-02-03T20:00:00.000Z',
  ...change,
})

test('ADM-24: when the tools cannot be read, the fixed pages are listed', () => {
  expect(
    entriesOf(site, undefined).map(({ loc, priority, changefreq }) => [loc, priority, changefreq]),
  ).toEqual([
    ['https://site.test/', 1, 'weekly'],
    ['https://site.test/carrier-identifier', 0.9, 'monthly'],
    ['https://site.test/qr-builder', 0.9, 'monthly'],
    ['https://site.test/nepali-calendar', 0.8, 'monthly'],
    ['https://site.test/nepali-date-converter', 0.8, 'monthly'],
  ])
})

test('ADM-24: every active tool with a page is listed with its title and the day of its last change', () => {
  const tools = [
    row({ seo_title: 'Payment QR' }),
    row({ path: '/postal-codes', name: 'Postal Codes', updated_at: '2020-01-01T00:00:00.000Z' }),
    row({ path: '/nepali-calendar', is_active: false }),
    row({ path: '/no-such-page' }),
  ]
  expect(entriesOf(site, tools).slice(1, 3)).toEqual([
    {
      path: '/qr-builder',
      loc: 'https://site.test/qr-builder',
      lastmod: '2027-02-03',
      changefreq: 'monthly',
      priority: 0.9,
      title: 'Payment QR',
    },
    expect.objectContaining({
      loc: 'https://site.test/postal-codes',
      title: 'Postal Codes',
      lastmod: '2026-11-21',
    }),
  ])
})

test('ADM-16: the file has each page in both languages, which name each other', () => {
  const xml = sitemapXml(site.url, entriesOf(site, [row({})]))
  // Home, a tool, and the text pages.
  expect(xml.match(/<url>/g)).toHaveLength(2 * (2 + textPages.length))
  expect(xml).toContain(`    <loc>https://site.test/ne/qr-builder</loc>
    <lastmod>2027-02-03</lastmod>
    <changefreq>monthly</changefreq>
    <priority>0.9</priority>
    <xhtml:link rel="alternate" hreflang="en" href="https://site.test/qr-builder"/>
    <xhtml:link rel="alternate" hreflang="ne" href="https://site.test/ne/qr-builder"/>`)
  expect(sitemapXml('https://site.test/?a&b', entriesOf(site, []))).toContain('?a&amp;b')
})
