import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { SiteData } from '../site/site-data.ts'
import { SeoTags, StructuredData } from './document.tsx'
import type { Seo } from './page.ts'

const seo: Seo = {
  lang: 'en',
  path: '/qr-builder',
  title: 'QR Builder',
  description: 'Make a QR code.',
  keywords: 'qr, code',
  about: { kind: 'tool', name: 'QR Builder' },
}

const site = {
  name: 'Chautari',
  siteUrl: 'https://chautari.example',
  tools: [{ path: '/qr-builder', rating: { mean: null, votes: 4 } }],
} as unknown as SiteData

/** The elements for search engines: each as its attributes, `title` and JSON as their content. */
const metaOf = (change: Partial<Seo> = {}, of: SiteData = site) => {
  const facts = { seo: { ...seo, ...change }, site: of }
  const html = renderToStaticMarkup(
    <>
      <SeoTags {...facts} />
      <StructuredData {...facts} />
    </>,
  )
  return [...html.matchAll(/<(title|meta|link|script)([^>]*?)\/?>([^<]*)/g)].map(
    ([, tagName = '', attributes = '', content = '']): Record<string, string> => ({
      ...(tagName === 'link' && { tagName }),
      ...(tagName === 'title' && { title: content }),
      ...(tagName === 'script' && { json: content }),
      ...Object.fromEntries(
        [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
      ),
    }),
  )
}

test('SITE-01: title, description and keywords of the page are in its head', () => {
  expect(metaOf()).toEqual(
    expect.arrayContaining([
      { title: 'QR Builder' },
      { name: 'description', content: 'Make a QR code.' },
      { name: 'keywords', content: 'qr, code' },
    ]),
  )
  expect(metaOf({ keywords: '' }).some((tag) => 'name' in tag && tag.name === 'keywords')).toBe(false)
})

test('SITE-01: the preview has the picture that an operator chose, of unknown size', () => {
  const image = 'https://chautari.example/mine/qr.png'
  expect(metaOf({ image })).toEqual(
    expect.arrayContaining([
      { property: 'og:image', content: image },
      { property: 'og:title', content: 'QR Builder' },
      { property: 'og:description', content: 'Make a QR code.' },
      { property: 'og:url', content: 'https://chautari.example/qr-builder' },
      { property: 'og:site_name', content: 'Chautari' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]),
  )
  expect(JSON.stringify(metaOf({ image }))).not.toMatch(/og:image:(width|height|type)/)
})

test('SITE-01: with none chosen it has the page’s own picture in the language of the page', () => {
  const picture = (change: Partial<Seo>) =>
    metaOf(change).filter((tag) => 'property' in tag && String(tag.property).startsWith('og:image'))
  expect(picture({})).toEqual([
    { property: 'og:image', content: 'https://chautari.example/og/qr-builder-en.png' },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'QR Builder' },
  ])
  const addressOf = (change: Partial<Seo>) => picture(change)[0]
  expect(addressOf({ lang: 'ne' })).toMatchObject({
    content: 'https://chautari.example/og/qr-builder-ne.png',
  })
  expect(addressOf({ path: '/', about: { kind: 'site' } })).toMatchObject({
    content: 'https://chautari.example/og/home-en.png',
  })
  expect(addressOf({ path: '/nepali-calendar/2083/5' })).toMatchObject({
    content: 'https://chautari.example/og/nepali-calendar-en.png',
  })
  expect(metaOf()).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
})

test('SITE-01: a page is canonical at its own language and tells of both', () => {
  const link = (rel: string, href: string, hrefLang?: string) => ({
    tagName: 'link',
    rel,
    href,
    ...(hrefLang && { hrefLang }),
  })
  const alternates = [
    link('alternate', 'https://chautari.example/qr-builder', 'en'),
    link('alternate', 'https://chautari.example/ne/qr-builder', 'ne'),
    link('alternate', 'https://chautari.example/qr-builder', 'x-default'),
  ]
  const links = (change: Partial<Seo>) => metaOf(change).filter((tag) => 'tagName' in tag)
  expect(links({})).toEqual([link('canonical', 'https://chautari.example/qr-builder'), ...alternates])
  expect(links({ lang: 'ne' })).toEqual([
    link('canonical', 'https://chautari.example/ne/qr-builder'),
    ...alternates,
  ])
  expect(links({ lang: 'ne', path: '/' })[0]).toEqual(link('canonical', 'https://chautari.example/ne'))
  expect(metaOf({ lang: 'ne' })).toContainEqual({ property: 'og:locale', content: 'ne_NP' })
})

test('HOME-12: a rating is given to search engines only where visitors really gave one', () => {
  const rated = (rating: { mean: number | null; votes: number }) =>
    facts(metaOf({}, { ...site, tools: [{ path: '/qr-builder', rating }] } as unknown as SiteData))
  expect(rated({ mean: 4.3, votes: 12 })[0]?.aggregateRating).toEqual({
    '@type': 'AggregateRating',
    ratingValue: 4.3,
    ratingCount: 12,
  })
  expect(rated({ mean: null, votes: 4 })[0]).not.toHaveProperty('aggregateRating')
  expect(facts(metaOf({}, { ...site, tools: [] }))[0]).not.toHaveProperty('aggregateRating')
})

test('SITE-01: a tool is described as an application, another page as a page, the home page as the site', () => {
  const [application, breadcrumbs] = facts(metaOf({ lang: 'ne' }))
  expect(application).toMatchObject({
    '@type': 'WebApplication',
    name: 'QR Builder',
    url: 'https://chautari.example/ne/qr-builder',
    inLanguage: 'ne',
    isAccessibleForFree: true,
  })
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, item: 'https://chautari.example/ne' },
      { position: 2, item: 'https://chautari.example/ne/qr-builder' },
    ],
  })
  const [page, place] = facts(metaOf({ path: '/about', about: { kind: 'page', name: 'About' } }))
  expect(page).toMatchObject({
    '@type': 'WebPage',
    name: 'About',
    url: 'https://chautari.example/about',
    inLanguage: 'en',
  })
  expect(place).toMatchObject({ '@type': 'BreadcrumbList' })
  const [home, ...more] = facts(metaOf({ path: '/', about: { kind: 'site' } }))
  expect(home).toMatchObject({ '@type': 'WebSite', name: 'Chautari', url: 'https://chautari.example/' })
  expect(more).toEqual([])
})

function facts(tags: ReturnType<typeof metaOf>): Record<string, unknown>[] {
  return tags.flatMap(({ json }) => (json ? [JSON.parse(json) as Record<string, unknown>] : []))
}
