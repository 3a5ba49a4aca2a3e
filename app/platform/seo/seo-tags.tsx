import { jsonForHtml } from '#app/lib/escaped-html.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { SiteData } from '../site/site-data.ts'
import { previewPicture } from './preview-picture.ts'

/** A page's facts for search engines and link previews. */
export interface Seo {
  lang: Lang
  /** The page's path without its language. */
  path: string
  title: string
  description: string
  keywords?: string
  /** Address of the page's feed in its language. */
  feed?: string
  /** Absolute URL of a picture that an operator chose instead of the page's own. */
  image?: string
  /** `path`: the tool's own, when the page is below it. */
  about: { kind: 'site' } | { kind: 'tool'; name: string; path?: string } | { kind: 'page'; name: string }
}

interface SeoTagsProps {
  seo: Seo
  site: SiteData
}

/** The elements of a document's head that search engines and link previews read. */
export function SeoTags({ seo, site }: SeoTagsProps) {
  const { title, description, keywords } = seo
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <Addresses seo={seo} site={site} />
      <Preview seo={seo} site={site} />
    </>
  )
}

/** Facts for search engines, at the end of the body: what a visitor reads arrives before them. */
export function StructuredData({ seo, site }: SeoTagsProps) {
  return blocksOf(seo, site).map((block) => (
    <script
      key={block['@type']}
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of a tag
      dangerouslySetInnerHTML={{ __html: jsonForHtml(block) }}
    />
  ))
}

function Addresses({ seo: { lang, path, title, feed }, site: { siteUrl } }: SeoTagsProps) {
  const href = (language: Lang) => siteUrl + pathIn(language, path)
  return (
    <>
      <link rel="canonical" href={href(lang)} />
      <link rel="alternate" hrefLang="en" href={href('en')} />
      <link rel="alternate" hrefLang="ne" href={href('ne')} />
      <link rel="alternate" hrefLang="x-default" href={href('en')} />
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
    </>
  )
}

function Preview({ seo: { lang, path, title, description, image, about }, site }: SeoTagsProps) {
  const { siteUrl, name } = site
  return (
    <>
      <meta property="og:url" content={siteUrl + pathIn(lang, path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={lang === 'ne' ? 'ne_NP' : 'en_GB'} />
      <meta property="og:image" content={image ?? siteUrl + previewPicture(path, lang)} />
      {/* The size of a picture that an operator chose is not known. */}
      {!image && (
        <>
          <meta property="og:image:type" content="image/png" />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
        </>
      )}
      <meta property="og:image:alt" content={about.kind === 'site' ? title : about.name} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function blocksOf(seo: Seo, site: SiteData) {
  const { about } = seo
  if (about.kind === 'site') return siteJsonLd(seo, site)
  return about.kind === 'tool'
    ? toolJsonLd({ ...seo, path: about.path ?? seo.path }, about.name, site)
    : pageJsonLd(seo, about.name, site)
}

interface PageFacts {
  lang: Lang
  path: string
  description: string
}

type Block = Record<`@${string}`, string> & Record<string, string | number | boolean | object>

/** Only facts that the page shows: the tool, free of charge, its ratings if any, its place in the site. */
function toolJsonLd({ lang, path, description }: PageFacts, name: string, site: SiteData): Block[] {
  const home = site.siteUrl + pathIn(lang, '/')
  const url = site.siteUrl + pathIn(lang, path)
  const rating = site.tools.find((tool) => tool.path === path)?.rating
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebApplication',
      name,
      description,
      url,
      inLanguage: lang,
      applicationCategory: 'UtilitiesApplication',
      operatingSystem: 'Any',
      browserRequirements: 'Requires JavaScript',
      isAccessibleForFree: true,
      offers: { '@type': 'Offer', price: '0', priceCurrency: 'NPR' },
      publisher: { '@type': 'Organization', name: site.name, url: home },
      ...(rating?.mean && {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.mean, ratingCount: rating.votes },
      }),
    },
    breadcrumbsOf(name, url, site.name, home),
  ]
}

function pageJsonLd({ lang, path, description }: PageFacts, name: string, site: SiteData): Block[] {
  const home = site.siteUrl + pathIn(lang, '/')
  const url = site.siteUrl + pathIn(lang, path)
  return [
    { '@context': 'https://schema.org', '@type': 'WebPage', name, description, url, inLanguage: lang },
    breadcrumbsOf(name, url, site.name, home),
  ]
}

function breadcrumbsOf(name: string, url: string, siteName: string, home: string): Block {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: siteName, item: home },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  }
}

function siteJsonLd({ lang, description }: PageFacts, site: SiteData): Block[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: site.name,
      description,
      url: site.siteUrl + pathIn(lang, '/'),
      inLanguage: lang,
    },
  ]
}
