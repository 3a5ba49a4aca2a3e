/** An address of the sitemap. */
interface Entry {
  /** With its language, without the host. */
  path: string
  lastmod: string
  changefreq: string
  priority: string
}

/** A file of the sitemap as the site serves it. */
export interface SitemapFile {
  path: string
  xml: string
  entries: readonly Entry[]
}

/** The files that the live index names; the first one has the pages. Undefined where one could not be read. */
export async function readSitemap(signal: AbortSignal): Promise<readonly SitemapFile[] | undefined> {
  try {
    const index = parsed(await read('/sitemap.xml', signal))
    return await Promise.all([...index.querySelectorAll('loc')].map((loc) => readFile(pathOf(loc), signal)))
  } catch (error) {
    if (!signal.aborted) console.warn('Failed to read the sitemap:', error)
    return undefined
  }
}

async function readFile(path: string, signal: AbortSignal): Promise<SitemapFile> {
  const xml = await read(path, signal)
  const entries = [...parsed(xml).querySelectorAll('url')].map((url) => {
    const textOf = (name: string) => url.querySelector(name)?.textContent ?? ''
    return {
      path: pathOf(url.querySelector('loc')),
      lastmod: textOf('lastmod'),
      changefreq: textOf('changefreq'),
      priority: textOf('priority'),
    }
  })
  return { path, xml, entries }
}

const timeoutMs = 20_000

async function read(path: string, signal: AbortSignal): Promise<string> {
  const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
  const response = await fetch(path, { signal: limit, cache: 'no-store' })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return await response.text()
}

const parsed = (xml: string) => new DOMParser().parseFromString(xml, 'application/xml')

const pathOf = (loc: Element | null) => new URL(loc?.textContent ?? '').pathname
