import { renderToStaticMarkup } from 'react-dom/server'
import { CrashPage, NotFoundPage } from '#app/pages/errors/error-pages.tsx'
import refusedAdsScript from '#app/platform/consent/refused-ads.inline.script.ts?inline'
import headScript from '#app/platform/document/head.inline.script.ts?inline'
import loaderScript from '#app/platform/document/loader.inline.script.ts?inline'
import stylesheet from './app.css?url'
import { loadSite } from './layout/load-site.server.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { barePath, langOfPath } from './lib/language.ts'
import { messages } from './pages/messages.ne.ts'
import VendorLoader from './platform/consent/vendor-loader.island.tsx'
import type { ClientFiles } from './platform/document/client-files.server.ts'
import { fontScript } from './platform/document/devanagari-font.server.ts'
import { Document } from './platform/document/document.tsx'
import { openIslands } from './platform/document/islands.server.tsx'
import {
  type Absence,
  type LoadedPage,
  type Page,
  PageNotFound,
  PageRedirect,
  type PageRequest,
  type RenderedPage,
  type RenderPage,
} from './platform/document/page.ts'
import { PageProviders } from './platform/document/page-providers.tsx'
import { noncePlaceholder } from './platform/http/content-security-policy.server.ts'
import type { SiteData } from './platform/site/site-data.ts'
import { manifestAt } from './tools/registry.ts'

/** Every page of the site, found on disk. A tool that is only announced has none, however much of it is there already. */
export const pages: readonly Page[] = Object.values(
  import.meta.glob<{ page?: Page; pages?: readonly Page[] }>(
    [
      './tools/*/page.server.tsx',
      './pages/*/page.server.tsx',
      './account/*/page.server.tsx',
      './admin/page.server.tsx',
    ],
    { eager: true },
  ),
)
  .flatMap(({ page, pages = [] }) => (page ? [page] : pages))
  .filter(({ path }) => !manifestAt(path)?.isAnnounced)

const byPath = new Map(pages.map((page) => [page.path, page]))

/** @param path without its language */
function pageAt(path: string): Page | undefined {
  const found = byPath.get(path)
  if (found) return found
  const [, first = '', ...below] = path.split('/')
  const parent = byPath.get(`/${first}`)
  return below.length <= (parent?.depth ?? 0) ? parent : undefined
}

type Loaded = LoadedPage & Pick<Page, 'script' | 'hasLayout'>

/** Draws every page of the site as one HTML text. */
export function pageRenderer(files: ClientFiles): RenderPage {
  return async (given) => {
    const { pathname } = given.url
    const request: PageRequest = { ...given, lang: langOfPath(pathname), path: barePath(pathname) }
    const page = pageAt(request.path)
    const hasAds = page && manifestAt(request.path.replace(/(?<=.)\/.*/, ''))?.ads
    Object.assign(request.render, hasAds && { mostVendors: 'ads' }, page?.render)
    try {
      const [site, loaded] = await Promise.all([loadSite(request), load(request, page)])
      try {
        return drawDocument(request, site, loaded, files)
      } catch (error) {
        return drawDocument(request, site, crashed(request, error), files)
      }
    } catch (error) {
      if (error instanceof PageRedirect) return { location: error.location, status: error.status }
      throw error
    }
  }
}

/** @throws PageRedirect */
async function load(request: PageRequest, page: Page | undefined): Promise<Loaded> {
  try {
    if (!page) return notFound(request, { closedTool: manifestAt(request.path)?.name[request.lang] })
    return { ...page, ...(await page.load(request)) }
  } catch (error) {
    if (error instanceof PageRedirect) throw error
    return error instanceof PageNotFound ? notFound(request, error.absence) : crashed(request, error)
  }
}

function notFound({ lang }: PageRequest, absence: Absence): Loaded {
  return {
    data: { title: messages[lang].errors.notFound.title, status: 404 },
    draw: () => <NotFoundPage absence={absence} />,
  }
}

/** Reports what was thrown, and says so to the visitor. */
function crashed({ lang, render }: PageRequest, error: unknown): Loaded {
  render.report(error, 'page-failed')
  return {
    data: { title: messages[lang].errors.crash.title, status: 500 },
    draw: () => <CrashPage requestId={render.requestId} />,
  }
}

function drawDocument(
  { url, lang, render }: PageRequest,
  site: SiteData,
  { data, draw, script, hasLayout = true }: Loaded,
  files: ClientFiles,
): RenderedPage {
  const { status = 200 } = data
  // An error page loads no vendor's code.
  const pagePolicy = status === 200 ? render.pagePolicy : 'none'
  const page = { lang, address: { pathname: url.pathname, search: url.search } }
  const islands = openIslands({ page, files, isStorable: status === 200 && !render.personal })
  const nonce = pagePolicy === 'ads' ? noncePlaceholder : undefined
  const ownScripts: string[] = []
  const inlineScript = (text: string) => {
    ownScripts.push(text)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
    return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
  }
  const content = draw({ url, lang, site, island: islands.draw, inlineScript })
  const consent =
    hasLayout && site.vendorSettings
      ? islands.draw('vendor-loader', VendorLoader, { settings: site.vendorSettings })
      : null
  const scripts = {
    head: headScript + (lang === 'ne' ? fontScript : '') + (pagePolicy === 'none' ? '' : refusedAdsScript),
    loader: loaderScript,
  }
  const parts = {
    stylesheet,
    scripts,
    pagePolicy,
    pageFiles: islands.pageFiles([hasLayout ? 'layout' : 'bare-page', ...(script ? [script] : [])]),
  }
  const text = renderToStaticMarkup(
    <PageProviders {...page} site={site}>
      <Document
        {...{ lang, site, data }}
        {...parts}
        requestId={status >= 500 ? render.requestId : ''}
        nonce={nonce}
      >
        {hasLayout ? <SiteLayout consent={consent}>{content}</SiteLayout> : content}
      </Document>
    </PageProviders>,
  )
  return {
    status,
    html: `<!DOCTYPE html>${text}`,
    inline: {
      scripts: [scripts.head, scripts.loader, ...ownScripts],
      styles: site.brandStyles ? [site.brandStyles] : [],
    },
  }
}
