import type { RenderPage } from '#app/platform/document/page.ts'

/** The site's own pages, drawn from their sources as the built server draws them; the browser's files have made-up names. */
export async function realPages(): Promise<RenderPage> {
  // Loaded here, so that tests with stand-ins do not load every page.
  const { pageRenderer } = await import('#app/render-page.server.tsx')
  return pageRenderer((_, name) => ({
    file: `/assets/${name}.js`,
    imports: ['/assets/shared.js'],
    later: [],
  }))
}
