import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { type Waiting, waitingKeys } from '#app/records/problems/schema.ts'
import type { AdminSection } from './define-section.ts'

/** The manifests of all section folders, in order. */
export const sections: readonly AdminSection[] = Object.values(
  import.meta.glob<AdminSection>('./*/section.ts', { eager: true, import: 'section' }),
).toSorted((a, b) => a.order - b.order)

/** @param path without its language */
export function sectionAt(path: string): AdminSection | undefined {
  const plain = path.replace(/\/$/, '')
  return sections.find((section) => section.path === plain)
}

/** The sections that a role opens. */
export function sectionsFor(role: OperatorRole | undefined): readonly AdminSection[] {
  return sections.filter((section) => includesRole(role, section.role))
}

/** @param link the path of a section, with or without a query */
export function opens(role: OperatorRole | undefined, link: string): boolean {
  return sectionsFor(role).some(({ path }) => path === link.split(/[?#]/)[0])
}

const plans = '/admin/internet-plans?active=yes&verified='

/** Where each is done. */
export const waitingPaths: Readonly<Record<keyof Waiting, string>> = {
  reports: '/admin/corrections',
  held_prices: '/admin/gold-silver-prices',
  failed_deliveries: '/admin/newsletter?state=failed',
  never_verified: `${plans}never`,
  long_verified: `${plans}old`,
}

/** How much waits in the section at `path`. */
export function waitingAt(waiting: Waiting, path: string): number {
  return waitingKeys
    .filter((key) => waitingPaths[key].split('?')[0] === path)
    .reduce((sum, key) => sum + waiting[key], 0)
}
