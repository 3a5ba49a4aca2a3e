import type { ReactNode } from 'react'
import { jsonForHtml } from '#app/lib/escaped-html.ts'
import type { Lang } from './lib/language.ts'
import type { PagePolicy } from './platform/consent/vendors.ts'
import type { PageData } from './platform/document/page.ts'
import { SeoTags, StructuredData } from './platform/seo/seo-tags.tsx'
import type { SiteData } from './platform/site/site-data.ts'

export interface DocumentProps {
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
