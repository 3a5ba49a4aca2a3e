import type { Said } from '#app/lib/statement.ts'
import { matchesText, searchable } from '#app/lib/text-match.ts'
import type { PinnedNumber } from '#app/records/emergency-numbers/number.ts'
import type { ColourName } from '#app/ui/colour-style.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'

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
  /** When the sources were read, `YYYY-MM-DD`. */
  checkedOn: string
  remarks: readonly Said[]
  note: string | undefined
}

export interface Category {
  id: string
  title: string
  /** On the button that shows this category alone. */
  short: string
  icon: IconName
  colour: ColourName
  services: readonly Service[]
}

/** What the browser gets. */
export interface Directory {
  categories: readonly Category[]
  /** Shown large above the list. */
  pinned: readonly PinnedNumber[]
  /** What has to be said beside every number. */
  remarks: readonly Said[]
}

const digitsAndSeparators = /^[\d\s()+-]*\d[\d\s()+-]*$/

/**
 * The entries whose name or number contains the query; where there are none, those that contain the most of its words: "fire
 * kathmandu". A category without any is left out.
 */
export function findServices(categories: readonly Category[], query: string): readonly Category[] {
  const wanted = searchable(query)
  if (!wanted) return categories
  const words = wanted.split(' ').filter((word) => word.length > 2)
  const score = (service: Service) =>
    matches(service, wanted) ? words.length + 1 : words.filter((word) => matches(service, word)).length
  const best = Math.max(1, ...categories.flatMap(({ services }) => services.map(score)))
  return categories
    .map((category) => ({
      ...category,
      services: category.services.filter((service) => score(service) === best),
    }))
    .filter(({ services }) => services.length > 0)
}

function matches(service: Service, wanted: string): boolean {
  if (matchesText(wanted, service.searchTexts)) return true
  if (!digitsAndSeparators.test(wanted)) return false
  const digits = wanted.replace(/\D/g, '')
  return [service.number, ...service.otherNumbers].some((number) =>
    number.replace(/\D/g, '').includes(digits),
  )
}

export function countServices(categories: readonly Category[]): number {
  return categories.reduce((sum, { services }) => sum + services.length, 0)
}

/** The chosen category alone; all that were found where it is not among them. */
export function inGroup(found: readonly Category[], group: string): readonly Category[] {
  const chosen = found.filter(({ id }) => id === group)
  return chosen.length > 0 ? chosen : found
}

/** The entries of the pinned numbers. */
export function pinnedServices({ categories, pinned }: Directory): readonly Service[] {
  return categories.flatMap(({ services }) => services.filter((service) => isPinned(service, pinned)))
}

/** The categories that have other entries than the pinned ones. */
export function withoutPinned({ categories, pinned }: Directory): readonly Category[] {
  return categories
    .map((category) => ({
      ...category,
      services: category.services.filter((service) => !isPinned(service, pinned)),
    }))
    .filter(({ services }) => services.length > 0)
}

function isPinned({ number }: Service, pinned: readonly PinnedNumber[]): boolean {
  return pinned.some((one) => one.number === number)
}
