import type { Lang } from '#app/kit/language.ts'

/** What visitors think of a tool; `mean` is null below the number of votes that say something. */
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
  /** False while the page is still being built, or where a row names a path that this site has no page for. */
  open: boolean
  rating: RatingSummary
  /** Set where a text is not in the page's language. */
  textLang?: Lang
}
