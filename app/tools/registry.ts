import type { Bilingual } from '#app/lib/language.ts'
import type { ToolManifest } from '#app/lib/tool-manifest.ts'
import type { ToolRow } from '#app/records/tools/store.server.ts'
import type { Place } from './nearest-tools.ts'

/** Every tool folder's manifest, in order. A new folder is found here; nothing is registered by hand. */
export const manifests: readonly ToolManifest[] = Object.values(
  import.meta.glob<ToolManifest>('./*/tool.ts', { eager: true, import: 'tool' }),
).toSorted((a, b) => a.order - b.order)

export function manifestAt(path: string): ToolManifest | undefined {
  return manifests.find((manifest) => manifest.path === path)
}

/** Undefined also for one that is only announced. */
export function openToolAt(path: string): ToolManifest | undefined {
  return manifests.find((manifest) => manifest.path === path && !manifest.isAnnounced)
}

type ToolPlace = Place & { slug: string }

/** What an operator may have changed of a tool. */
type NamedRow = Pick<ToolRow, 'path' | 'name' | 'name_ne' | 'description' | 'description_ne' | 'category'>

/** What is searched and said of a tool: as its row has it, or the manifest where there is none. */
export function placeOf({ slug, path, keywords, ...manifest }: ToolManifest, row?: NamedRow): ToolPlace {
  const { name, description, category } = row
    ? {
        name: bothOf(row.name, row.name_ne),
        description: bothOf(row.description, row.description_ne),
        category: row.category,
      }
    : manifest
  return { slug, path, name, description, category, keywords: keywords.split(',').filter(Boolean) }
}

const bothOf = (en: string, ne: string | null): Bilingual => ({ en, ne: ne ?? en })

/** The open ones of the tools that are switched on, in their order. */
export function suggestedTools(active: readonly NamedRow[]): ToolPlace[] {
  return active.flatMap((row) => {
    const manifest = openToolAt(row.path)
    return manifest ? [placeOf(manifest, row)] : []
  })
}
