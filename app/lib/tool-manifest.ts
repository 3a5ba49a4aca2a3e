import type { Bilingual } from './language.ts'

/** Names in the usage log by key: `open` when the page is opened, the others when the tool is used. */
interface ToolEvents {
  open: string
  [key: string]: string
}

/** What the tools are listed under, in this order. */
export const toolGroups = ['money', 'dates', 'phone', 'places', 'writing'] as const

/** A public tool's description. Pure data: listing all tools must never load one. */
export interface ToolManifest<Events extends ToolEvents = ToolEvents> {
  /** The folder's name. */
  slug: string
  /** `/` and the slug: the canonical path in English; the Nepali one is below `/ne`. */
  path: `/${string}`
  /** Older or second spellings that answer 301 to `path`. */
  alsoAt?: readonly `/${string}`[]
  /** In progress: listed, but neither linked nor given a page. */
  isAnnounced?: true
  name: Bilingual
  description: Bilingual
  icon: string
  category: 'Telecom' | 'Finance' | 'Utility' | 'Safety' | 'Internet' | 'Converter' | 'Generator'
  /** Where the home page lists it. */
  group: (typeof toolGroups)[number]
  order: number
  seo: { title: Bilingual; description: Bilingual; keywords: Bilingual }
  /** Further search words, separated by commas: synonyms, Romanised and Devanagari Nepali. */
  keywords: string
  events: Events
  /** Pages below the tool's own, all shown by its page. */
  below?: {
    /** Most parts of such an address. */
    depth: number
    /** The paths below the tool's own, with the leading slash, that the page cache may keep; others are always rendered. */
    stored: RegExp
    /** Those that the sitemap lists. */
    listed?: readonly string[]
  }
  /** Query parameters that change what the server renders. */
  params?: readonly string[]
  /** The largest body of the page's own form, which browsers without JavaScript post to it: what is personal is in no address. */
  postBytes?: number
  /** The emergency page alone carries no ads. */
  ads: boolean
  /** When the page was first published, `YYYY-MM-DD`. */
  released: string
}

/** Keeps the keys of the tool's own events in the type: a misspelt one does not compile. */
// Lets the bundler drop unused manifests. It must be a comment of its own.
/* @__NO_SIDE_EFFECTS__ */
export function defineTool<Events extends ToolEvents>(
  manifest: Omit<ToolManifest<Events>, 'path'>,
): ToolManifest<Events> {
  return { ...manifest, path: `/${manifest.slug}` }
}

/** The columns of a tool's row that its manifest fills at first. */
export const rowOf = ({ path, name, description, icon, category }: ToolManifest) => ({
  path,
  name: name.en,
  name_ne: name.ne,
  description: description.en,
  description_ne: description.ne,
  icon_name: icon,
  category,
})
