import type { Lang } from '#app/lib/language.ts'

/** An internet provider as pages show it. */
export interface Provider {
  id: string
  name: string
  /** The language that the name really is in. */
  nameLang: Lang
  /** The name in the other language, where the row has both: a search finds either. */
  otherName?: string
  websiteUrl: string | null
  /** On this site; null where there is none. */
  logoPath: string | null
  contactNumber: string | null
}
