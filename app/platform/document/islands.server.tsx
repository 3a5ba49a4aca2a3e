import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { jsonForHtml } from '#app/lib/escaped-html.ts'
import type { ClientFiles } from './client-files.server.ts'
import type { DrawIsland } from './page.ts'
import { IslandTree, type PageProvidersProps } from './page-providers.tsx'

interface IslandsParts {
  page: Pick<PageProvidersProps, 'lang' | 'address'>
  files: ClientFiles
  /** Whether the service worker may store the document: then it names every file of its islands. */
  isStorable: boolean
}

/** The islands of one document, and the files of its browser code. */
export function openIslands({ page, files, isStorable }: IslandsParts) {
  const preloads = new Set<string>()
  const laterFiles = new Set<string>()

  /** Renders an island separately, so that the browser can hydrate it separately. */
  const draw: DrawIsland = (name, Component, props, { when = 'now', site } = {}) => {
    const { file, imports, later } = files(page.lang, name)
    const hydration = files(page.lang, 'hydrate')
    const needed = [...hydration.imports, hydration.file, ...imports, file]
    for (const url of needed) (when === 'now' ? preloads : laterFiles).add(url)
    if (isStorable) for (const url of later) laterFiles.add(url)
    const html = renderToString(
      <IslandTree {...page} site={site} Island={Component as ComponentType<object>} props={props} />,
      { identifierPrefix: `${name}-` },
    )
    return createElement(
      'x-island',
      { key: name, name, src: file, when },
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React a moment ago
      <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />,
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without an opening bracket of a tag
        dangerouslySetInnerHTML={{ __html: jsonForHtml({ props, site }) }}
      />,
    )
  }

  /**
   * What the loader script reads: scripts to run after the first paint, files to fetch beside them, and files that
   * are named for the service worker alone.
   */
  const pageFiles = (scripts: readonly string[]) => {
    const entries = scripts.map((name) => files(page.lang, name))
    for (const { imports } of entries) for (const url of imports) preloads.add(url)
    const preload = [...preloads]
    const later = isStorable ? [...laterFiles].filter((url) => !preloads.has(url)) : []
    return { run: entries.map(({ file }) => file), preload, ...(later.length > 0 && { later }) }
  }

  return { draw, pageFiles }
}
