import type { Bilingual } from '#app/kit/language.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'

/** What the panel knows of one of its sections. Pure data: listing all sections must never load one. */
export interface AdminSection {
  /** The folder's name. */
  slug: string
  /** Path in English; Nepali stands under `/ne`. */
  path: `/admin${string}`
  name: Bilingual
  description: Bilingual
  icon: IconName
  order: number
}

export function defineSection(section: AdminSection): AdminSection {
  return section
}
