import type { MetaDescriptor } from 'react-router'
import { type Lang, pathIn } from '#app/kit/language.ts'
import type { SiteData } from '../site/site-data.ts'
import { pageJsonLd, siteJsonLd, toolJsonLd } from './json-ld.ts'
import { previewPicture } from './preview-picture.ts'

/** What search engines and link previews are told of a page; all of it is in the server's HTML. */
export interface Seo {
  lang: Lang
  /** The page's path without its language. */
  path: string
  title: string
  description: string
  keywords?: string
  /** Absolute address of a picture that an operator chose in place of the page's own. */
  image?: string
  /** `path` is the tool's own, where the page stands below it. */
  about: { kind: 'site' } | { kind: 'tool'; name: string; path?: string } | { kind: 'page'; name: string }
}

interface MetaArguments {
  loaderData?: { seo?: Seo | undefined } | undefined
  /** The first one is the root's. */
  matches: readonly unknown[]
}

/**
 * `export const meta = pageMeta` in a route whose loader returns `seo`. A page without it (not found, crashed, or still
 * loading in the browser) is not for search engines.
 */
export function pageMeta({ loaderData, matches }: MetaArguments): MetaDescriptor[] {
  const site = (matches[0] as { loaderData?: { site?: SiteData } } | undefined)?.loaderData?.site
  if (!loaderData?.seo || !site) return [{ name: 'robots', content: 'noindex' }]
  return [
    ...basics(loaderData.seo),
    ...addresses(loaderData.seo, site),
    ...preview(loaderData.seo, site),
    ...facts(loaderData.seo, site),
  ]
}

function basics({ title, description, keywords }: Seo): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    ...(keywords ? [{ name: 'keywords', content: keywords }] : []),
  ]
}

function addresses({ lang, path }: Seo, { siteUrl }: SiteData): MetaDescriptor[] {
  const href = (language: Lang) => siteUrl + pathIn(language, path)
  const alternate = (hrefLang: string, language: Lang) => ({
    tagName: 'link' as const,
    rel: 'alternate',
    hrefLang,
    href: href(language),
  })
  return [
    { tagName: 'link', rel: 'canonical', href: href(lang) },
    alternate('en', 'en'),
    alternate('ne', 'ne'),
    alternate('x-default', 'en'),
  ]
}

function preview({ lang, path, title, description, image, about }: Seo, site: SiteData): MetaDescriptor[] {
  const { siteUrl, name } = site
  return [
    { property: 'og:url', content: siteUrl + pathIn(lang, path) },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:locale', content: lang === 'ne' ? 'ne_NP' : 'en_GB' },
    ...(image
      ? [{ property: 'og:image', content: image }]
      : ownPicture(siteUrl + previewPicture(path, lang))),
    { property: 'og:image:alt', content: about.kind === 'site' ? title : about.name },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Of a picture that an operator chose nobody knows the size. */
function ownPicture(address: string): MetaDescriptor[] {
  return [
    { property: 'og:image', content: address },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
  ]
}

function facts(seo: Seo, site: SiteData): MetaDescriptor[] {
  return blocksOf(seo, site).map((block) => ({ 'script:ld+json': block }))
}

function blocksOf(seo: Seo, site: SiteData) {
  const { about } = seo
  if (about.kind === 'site') return siteJsonLd(seo, site)
  return about.kind === 'tool'
    ? toolJsonLd({ ...seo, path: about.path ?? seo.path }, about.name, site)
    : pageJsonLd(seo, about.name, site)
}
