import { renderToStaticMarkup } from 'react-dom/server'
import { CrashPage, NotFoundPage } from '#app/pages/errors/error-pages.tsx'
import { signedInScript } from '#app/platform/auth/user-state.ts'
import { consentScript } from '#app/platform/consent/consent.ts'
import { loaderScript, storageScript } from '#app/platform/document/inline-scripts.ts'
import stylesheet from './app.css?url'
import { Document } from './document.tsx'
import { loadSite } from './layout/load-site.server.ts'
import { SiteLayout } from './layout/site-layout.tsx'
import { barePath, langOfPath } from './lib/language.ts'
import { messages as errorMessages } from './pages/errors/messages.ne.ts'
import VendorLoader from './platform/consent/vendor-loader.island.tsx'
import type { ClientFiles } from './platform/document/client-files.server.ts'
import { fontScript } from './platform/document/devanagari-font.server.ts'
import { Islands } from './platform/document/islands.server.tsx'
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
import { themeScript } from './platform/document/theme.ts'
import { noncePlaceholder } from './platform/http/security-headers.server.ts'
import { renderContext, servicesContext } from './platform/services.server.ts'
import type { SiteData } from './platform/site/site-data.ts'
import { manifestAt } from './tools/registry.ts'

/** Every page of the site, found on disk. A tool that is only announced has none, however much of it is there already. */
const pages = Object.values(
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
  .filter(({ path }) => manifestAt(path)?.status !== 'announced')

const byPath = new Map(pages.map((page) => [page.path, page]))

/** @param path without its language */
function pageAt(path: string): Page | undefined {
  const found = byPath.get(path)
  if (found) return found
  const [, first = '', ...below] = path.split('/')
  const parent = byPath.get(`/${first}`)
  return below.length <= (parent?.depth ?? 0) ? parent : undefined
}

/** The English paths of all pages. */
export const pathsOfPages: readonly string[] = [...byPath.keys()]

interface Loaded extends LoadedPage {
  script?: string | undefined
  hasFrame?: boolean | undefined
}

/** Draws every page of the site as one HTML text. */
export function pageRenderer(files: ClientFiles): RenderPage {
  return async (url, context) => {
    const lang = langOfPath(url.pathname)
    const request: PageRequest = { url, lang, path: barePath(url.pathname), context }
    try {
      const [site, loaded] = await Promise.all([loadSite(url, context), load(request)])
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
async function load(request: PageRequest): Promise<Loaded> {
  try {
    const page = pageAt(request.path)
    if (!page) return notFound(request, { closedTool: manifestAt(request.path)?.name[request.lang] })
    const { script, hasFrame } = page
    return { script, hasFrame, ...(await page.load(request)) }
  } catch (error) {
    if (error instanceof PageRedirect) throw error
    return error instanceof PageNotFound ? notFound(request, error.absence) : crashed(request, error)
  }
}

function notFound({ lang }: PageRequest, absence: Absence): Loaded {
  return {
    data: { title: errorMessages[lang].notFound.title, status: 404 },
    draw: () => <NotFoundPage absence={absence} />,
  }
}

/** Reports what was thrown, and says so to the visitor. */
function crashed({ lang, context }: PageRequest, error: unknown): Loaded {
  const { requestId, path } = context.get(renderContext)
  context.get(servicesContext).report(error, { kind: 'page-failed', requestId, path })
  return {
    data: { title: errorMessages[lang].crash.title, status: 500 },
    draw: () => <CrashPage requestId={requestId} />,
  }
}

function drawDocument(
  { url, lang, context }: PageRequest,
  site: SiteData,
  { data, draw, script, hasFrame = true }: Loaded,
  files: ClientFiles,
): RenderedPage {
  const render = context.get(renderContext)
  const { status = 200 } = data
  // An error page loads no vendor's code.
  const pagePolicy = status === 200 ? render.pagePolicy : 'none'
  const page = { lang, address: { pathname: url.pathname, search: url.search } }
  const islands = new Islands({ page, files, isStorable: status === 200 && !render.personal })
  const nonce = pagePolicy === 'ads' ? noncePlaceholder : undefined
  const ownScripts: string[] = []
  const inlineScript = (text: string) => {
    ownScripts.push(text)
    // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this repository
    return <script nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />
  }
  const content = draw({ url, lang, site, island: islands.draw, inlineScript })
  const consent =
    hasFrame && site.vendorSettings
      ? islands.draw('vendor-loader', VendorLoader, { settings: site.vendorSettings })
      : null
  const headScript = [
    storageScript,
    themeScript,
    signedInScript,
    fontScript(lang),
    consentScript(pagePolicy),
  ].join(';')
  const parts = {
    stylesheet,
    headScript,
    pageFiles: islands.pageFiles([hasFrame ? 'layout' : 'frameless-page', ...(script ? [script] : [])]),
  }
  const text = renderToStaticMarkup(
    <PageProviders {...page} site={site}>
      <Document
        {...{ lang, site, data }}
        {...parts}
        requestId={status >= 500 ? render.requestId : ''}
        nonce={nonce}
      >
        {hasFrame ? <SiteLayout consent={consent}>{content}</SiteLayout> : content}
      </Document>
    </PageProviders>,
  )
  return {
    status,
    html: `<!DOCTYPE html>${text}`,
    inline: {
      scripts: [headScript, loaderScript, ...ownScripts],
      styles: site.brandStyles ? [site.brandStyles] : [],
    },
  }
}
