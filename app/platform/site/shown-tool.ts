import type { Lang } from '#app/kit/language.ts'

/** The visitors' ratings of a tool; `mean` is null below 5 votes. */
interface RatingSummary {
  mean: number | null
  votes: number
}

/** A tool as cards and lists show it, in the language of the page. */
export interface ShownTool {
  path: string
  name: string
  description: string
  icon: string
  category: string
  /** False while the tool's page is in progress, or when a row names a path without a page. */
  open: boolean
  rating: RatingSummary
  /** Set when a text is not in the page's language. */
  textLang?: Lang
}
