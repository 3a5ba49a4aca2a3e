import { includesRole, type OperatorRole } from '#app/lib/operator-role.ts'
import { type Waiting, waitingKeys } from '#app/records/problems/schema.ts'
import type { IconName } from '#app/ui/icons/icon-names.ts'
import type { PanelMessages } from './layout/messages.en.ts'

export const sectionGroups = ['content', 'people', 'site'] as const

type Group = (typeof sectionGroups)[number]

/** The name of its folder, which has its `screen.tsx`; its texts are in `layout/messages`. */
type Slug = keyof PanelMessages['sectionTexts']

interface SectionOptions {
  /** Under which heading the sidebar lists it; the dashboard stands above all. */
  group?: Group
  /** The least role that opens it; editor by default. */
  role?: OperatorRole
  icon: IconName
  /** The tables whose rows are edited here, as the audit log names them. */
  tables?: readonly string[]
  /** A row is found by its name in `?q=`. */
  isSearched?: boolean
}

export type AdminSection = ReturnType<typeof section>

function section(slug: Slug, { role = 'editor', ...options }: SectionOptions) {
  // English; the Nepali one is below `/ne`.
  const path = slug === 'dashboard' ? '/admin' : `/admin/${slug}`
  return { slug, path, role, ...options }
}

/** The rows of one table. */
const tableSection = (slug: Slug, icon: IconName) =>
  section(slug, { group: 'content', icon, tables: [slug.replaceAll('-', '_')], isSearched: true })

/** All sections in the order of the sidebar. None of their code is loaded with it. */
export const sections: readonly AdminSection[] = [
  section('dashboard', { icon: 'monitor' }),
  tableSection('tools', 'tool'),
  tableSection('banks', 'credit-card'),
  tableSection('carriers', 'smartphone'),
  tableSection('emergency-numbers', 'shield'),
  tableSection('postal-codes', 'mail'),
  tableSection('internet-providers', 'globe'),
  tableSection('internet-plans', 'zap'),
  section('gold-silver-prices', {
    group: 'content',
    icon: 'trending-up',
    tables: ['gold_silver_prices', 'gold_silver_held_prices'],
  }),
  tableSection('corrections', 'circle-help'),
  section('users', {
    group: 'people',
    role: 'operator',
    icon: 'users',
    tables: ['auth_users'],
    isSearched: true,
  }),
  section('operators', { group: 'people', role: 'operator', icon: 'user-check' }),
  section('newsletter', { group: 'people', role: 'operator', icon: 'mail' }),
  section('health', { group: 'site', icon: 'shield' }),
  section('history', { group: 'site', icon: 'clock' }),
  section('analytics', { group: 'site', icon: 'bar-chart' }),
  section('backups', { group: 'site', role: 'operator', icon: 'database', tables: ['database'] }),
  section('settings', { group: 'site', role: 'operator', icon: 'settings', tables: ['site_settings'] }),
  section('seo', { group: 'site', icon: 'search' }),
]

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
