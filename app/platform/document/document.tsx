import type { ReactNode } from 'react'
import { jsonForHtml } from '#app/lib/escaped-html.ts'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { PagePolicy } from '../consent/consent.ts'
import type { SiteData } from '../site/site-data.ts'
import { type PageData, previewPicture, type Seo } from './page.ts'

interface DocumentProps {
  lang: Lang
  site: SiteData
  data: PageData
  /** The id under which the server logged a failed request; empty when all went well. */
  requestId: string
  /** Address of the site's stylesheet. */
  stylesheet: string
  /** Inline scripts: one before the first paint, one that loads the page's files. */
  scripts: { head: string; loader: string }
  pageFiles: object
  /** Read by the code that loads vendors' scripts. */
  pagePolicy: PagePolicy
  /** Of its inline scripts, where the policy admits them by a nonce. */
  nonce: string | undefined
  children: ReactNode
}

/** The whole document around a page. It is HTML: React runs in it only where the page has an island. */
export function Document(props: DocumentProps) {
  const { lang, site, data, scripts, pageFiles, pagePolicy, nonce, children } = props
  return (
    <html lang={lang} data-page-policy={pagePolicy === 'none' ? undefined : pagePolicy}>
      <Head {...props} />
      <body data-open-event={data.openEvent}>
        {children}
        {data.seo && <StructuredData seo={data.seo} site={site} />}
        <script id="page-files" type="application/json" {...html(jsonForHtml(pageFiles))} />
        <script nonce={nonce} {...html(scripts.loader)} />
      </body>
    </html>
  )
}

function Head({ site, data, requestId, stylesheet, scripts, nonce }: DocumentProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {/* Before the stylesheet: what stands behind it waits for it. */}
      <script nonce={nonce} {...html(scripts.head)} />
      <link rel="stylesheet" href={stylesheet} />
      {site.brandStyles && <style {...html(site.brandStyles)} />}
      <meta name="color-scheme" content="light dark" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/app-icon-180.png" />
      {data.stylesheet && <link rel="stylesheet" href={data.stylesheet} />}
      {data.seo ? (
        <SeoTags seo={data.seo} site={site} />
      ) : (
        <>
          <title>{data.title ? `${data.title} | ${site.name}` : site.name}</title>
          <meta name="robots" content="noindex" />
        </>
      )}
      {requestId && <meta name="request-id" content={requestId} />}
    </head>
  )
}

/** Trusted HTML of this repository, or JSON; not escaped. */
const html = (text: string) => ({ dangerouslySetInnerHTML: { __html: text } })

interface SeoTagsProps {
  seo: Seo
  site: SiteData
}

/** The elements of a document's head that search engines and link previews read. */
export function SeoTags({ seo, site: { siteUrl, name } }: SeoTagsProps) {
  const { lang, path, title, description, keywords, feed, image, about } = seo
  const href = (language: Lang) => siteUrl + pathIn(language, path)
  const preview = {
    url: href(lang),
    type: 'website',
    site_name: name,
    title,
    description,
    locale: lang === 'ne' ? 'ne_NP' : 'en_GB',
    image: image ?? siteUrl + previewPicture(path, lang),
    // The size of a picture that an operator chose is not known.
    ...(!image && { 'image:type': 'image/png', 'image:width': '1200', 'image:height': '630' }),
    'image:alt': about.kind === 'site' ? title : about.name,
  }
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <link rel="canonical" href={href(lang)} />
      <link rel="alternate" hrefLang="en" href={href('en')} />
      <link rel="alternate" hrefLang="ne" href={href('ne')} />
      <link rel="alternate" hrefLang="x-default" href={href('en')} />
      {feed && <link rel="alternate" type="application/atom+xml" title={title} href={feed} />}
      {Object.entries(preview).map(([property, content]) => (
        <meta key={property} property={`og:${property}`} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

/** Facts for search engines, at the end of the body: what a visitor reads arrives before them. */
export function StructuredData({ seo, site }: SeoTagsProps) {
  return blocksOf(seo, site).map((block) => (
    <script key={block['@type']} type="application/ld+json" {...html(jsonForHtml(block))} />
  ))
}

const schemaTypes = { site: 'WebSite', page: 'WebPage', tool: 'WebApplication' } as const

/** Only facts that the page shows: what it is, of a tool that it is free and its ratings if any, its place in the site. */
function blocksOf({ lang, path, description, about }: Seo, site: SiteData) {
  const context = 'https://schema.org'
  const home = site.siteUrl + pathIn(lang, '/')
  const ownPath = about.kind === 'tool' ? (about.path ?? path) : path
  const url = site.siteUrl + pathIn(lang, ownPath)
  const name = about.kind === 'site' ? site.name : about.name
  const page = {
    '@context': context,
    '@type': schemaTypes[about.kind],
    name,
    description,
    url,
    inLanguage: lang,
  }
  if (about.kind === 'site') return [page]
  const breadcrumbs = {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: site.name, item: home },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  }
  return [about.kind === 'tool' ? { ...page, ...toolFacts(ownPath, home, site) } : page, breadcrumbs]
}

function toolFacts(path: string, home: string, site: SiteData) {
  const rating = site.tools.find((tool) => tool.path === path)?.rating
  return {
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'NPR' },
    publisher: { '@type': 'Organization', name: site.name, url: home },
    ...(rating?.mean && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.mean, ratingCount: rating.votes },
    }),
  }
}
