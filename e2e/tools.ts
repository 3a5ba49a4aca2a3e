import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'

const folder = join(import.meta.dirname, '../app/tools')

const manifests = await Promise.all(
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(async ({ name }) => {
      const module = (await import(pathToFileURL(join(folder, name, 'tool.ts')).href)) as {
        tool: ToolManifest
      }
      return module.tool
    }),
)

/** Paths of the tools that have a page, in the order of a new site. */
export const toolPaths: readonly string[] = manifests
  .filter(({ isAnnounced }) => !isAnnounced)
  .toSorted((a, b) => a.order - b.order)
  .map(({ path }) => path)
