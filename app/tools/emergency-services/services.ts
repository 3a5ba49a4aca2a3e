import type { IconName } from '#app/ui/icons/icon-names.ts'

export type CategoryColour = 'red' | 'blue' | 'pink' | 'orange' | 'green' | 'indigo'

/** One entry of the directory in one language. */
export interface Service {
  name: string
  /** Search texts: names in both languages and other words. */
  searchTexts: readonly string[]
  /** As it is written and dialled inside Nepal: `100`, `01-4261945`. */
  number: string
  otherNumbers: readonly string[]
  description: string
  address: string | undefined
  email: string | undefined
  /** `high`: named by an official body, an embassy or recent news. `medium`: from lists only. */
  confidence: 'high' | 'medium'
  sources: readonly string[]
  /** A landline of the Kathmandu Valley from a list older than the renumbering. */
  oldValleyNumber: boolean
  note: string | undefined
}

export interface Category {
  id: string
  title: string
  icon: IconName
  colour: CategoryColour
  services: readonly Service[]
}

/**
 * The four pinned numbers: police, fire, ambulance, and traffic police for road accidents. 103 is the fourth short number
 * of the general category; 1098 and 1149 are first in theirs.
 */
export const pinnedNumbers = ['100', '101', '102', '103'] as const

/** What a phone dials: the number without its separators. */
export function telHref(number: string): string {
  return `tel:${number.replace(/\D/g, '')}`
}
