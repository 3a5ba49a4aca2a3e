import type { Bilingual } from './language.ts'

/** Names in the usage log by key: `open` when the page is opened, the others when the tool is used. */
interface ToolEvents {
  open: string
  [key: string]: string
}

/** What the code knows of a public tool. Pure data: listing all tools must never load one. */
export interface ToolManifest<Events extends ToolEvents = ToolEvents> {
  /** The folder's name. */
  slug: string
  /** Canonical path in English; Nepali stands under `/ne`. */
  path: `/${string}`
  /** Older or second spellings that answer 301 to `path`. */
  alsoAt?: readonly `/${string}`[]
  /** `announced`: still being built. The tool is listed, is not linked, and has no page yet. */
  status: 'open' | 'announced'
  name: Bilingual
  description: Bilingual
  icon: string
  category: 'Telecom' | 'Finance' | 'Utility' | 'Safety' | 'Internet' | 'Converter' | 'Generator'
  order: number
  seo: { title: Bilingual; description: Bilingual; keywords: Bilingual }
  /** Further words that the home page's search finds the tool by: synonyms, Romanised and Devanagari Nepali. */
  keywords: readonly string[]
  events: Events
  /** Pages below the tool's own, all shown by its page. */
  below?: {
    /** How many parts the address of such a page has at most. */
    depth: number
    /** Which of these paths, from the slash behind the tool's own, the page cache may keep. A day's page is made anew. */
    stored: RegExp
  }
  /** Query parameters that change what the server renders. */
  params?: readonly string[]
  /** The emergency page alone carries no ads. */
  ads: boolean
  /** When the page was first published, `YYYY-MM-DD`. */
  released: string
}

/** The type of the result has the keys of the tool's own events: a misspelt one does not compile. */
// Lets the bundler drop unused manifests. It must be a comment of its own.
/* @__NO_SIDE_EFFECTS__ */
export function defineTool<Events extends ToolEvents>(manifest: ToolManifest<Events>): ToolManifest<Events> {
  return manifest
}
