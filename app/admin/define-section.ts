import type { Bilingual } from '#app/lib/language.ts'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'

export const sectionGroups = ['content', 'people', 'site'] as const

/** The manifest of a section. Pure data, so that listing all sections loads none of them. */
export interface AdminSection {
  /** The folder's name. */
  slug: string
  /** Under which heading the sidebar lists it; the dashboard stands above all. */
  group?: (typeof sectionGroups)[number]
  /** English path; the Nepali one is below `/ne`. */
  path: `/admin${string}`
  /** The least role that opens it. */
  role: OperatorRole
  name: Bilingual
  description: Bilingual
  icon: IconName
  order: number
  /** The tables whose rows are edited here, as the audit log names them. */
  tables?: readonly string[]
  /** A row is found by its name in `?q=`. */
  isSearched?: boolean
}

type SectionParts = Omit<AdminSection, 'path'> & Partial<Pick<AdminSection, 'path'>>

/** The address follows from the slug, but for the dashboard's. */
export const defineSection = (section: SectionParts): AdminSection => ({
  path: `/admin/${section.slug}`,
  ...section,
})
