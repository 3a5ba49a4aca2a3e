import type { Bilingual } from './language.ts'

/** What the code knows of a public tool. Pure data: listing all tools must never load one. */
export interface ToolManifest {
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
  /** Names in the usage log: one when the page is opened, the rest when the tool is used. */
  events: { open: string; used: readonly string[] }
  /** Pages below the tool's own, all shown by its route. */
  below?: {
    /** In the router's words, every part optional: `:year?/:month?`. */
    pattern: string
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

export function defineTool(manifest: ToolManifest): ToolManifest {
  return manifest
}
