import { type Lang, pathIn } from '#app/lib/language.ts'
import type { SiteData } from '../site/site-data.ts'

interface PageFacts {
  lang: Lang
  path: string
  description: string
}

type Block = Record<`@${string}`, string> & Record<string, string | number | boolean | object>

/** Only facts that the page shows: the tool, free of charge, its ratings if any, its place in the site. */
export function toolJsonLd({ lang, path, description }: PageFacts, name: string, site: SiteData): Block[] {
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

export function pageJsonLd({ lang, path, description }: PageFacts, name: string, site: SiteData): Block[] {
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

export function siteJsonLd({ lang, description }: PageFacts, site: SiteData): Block[] {
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
