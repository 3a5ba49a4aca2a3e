import type { Plugin } from 'vite'
import type { ToolManifest } from '#app/kit/tool-manifest.ts'

const page = /\/app\/tools\/[^/]+\/.*\.tsx?$/
const inPage = '?in-page'

/**
 * A tool's page needs its own address and the names of its events in the browser: not the texts for search engines in two
 * languages, which would be a file of their own on each page.
 */
export function pageManifests(): Plugin {
  return {
    name: 'page-manifests',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /\/tool\.ts$/ },
      async handler(source, importer) {
        if (!importer || !page.test(importer.replace(/\?.*/, ''))) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found ? found.id + inPage : null
      },
    },
    load: {
      filter: { id: /\/tool\.ts\?in-page$/ },
      async handler(id) {
        const file = id.slice(0, -inPage.length)
        this.addWatchFile(file)
        const { tool } = (await import(file)) as { tool: ToolManifest }
        const { path, events } = tool
        return `export const tool = ${JSON.stringify({ path, events })}`
      },
    },
  }
}
