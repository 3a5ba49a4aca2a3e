import type { Change } from './use-dashboard.ts'

/** The name of a changed row, from its new version or else the old one. */
export function nameOfChanged({ before, after }: Pick<Change, 'before' | 'after'>): string {
  return nameOf(after) || nameOf(before)
}

const namingFields = ['name', 'plan_name', 'key', 'date', 'price_date', 'email']

function nameOf(row: unknown): string {
  const fields = Object(row) as Record<string, unknown>
  const named = namingFields.find((field) => typeof fields[field] === 'string')
  return named ? String(fields[named]) : ''
}

const longestShown = 24

/**
 * The fields that an update changed, by their names in the database. Short values are shown with the old one:
 * `banned: false → true`. For a setting the fields of its value are compared.
 */
export function changedFields({ before, after }: Pick<Change, 'before' | 'after'>): string[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)]
  if (!old || !now) return []
  const names = Object.keys(now).filter(
    (name) => name !== 'updated_at' && JSON.stringify(old[name]) !== JSON.stringify(now[name]),
  )
  return names.map((name) => {
    const [from, to] = [shortText(old[name]), shortText(now[name])]
    return from === undefined || to === undefined ? name : `${name}: ${from} → ${to}`
  })
}

function fieldsOf(row: unknown): Record<string, unknown> | undefined {
  if (typeof row !== 'object' || row === null) return undefined
  const { value, ...columns } = row as Record<string, unknown>
  return { ...columns, ...(typeof value === 'object' ? value : undefined) }
}

function shortText(value: unknown): string | undefined {
  if (value === null || value === undefined || value === '') return '–'
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return undefined
  const text = String(value)
  return text.length > longestShown ? undefined : text
}

const sections: Readonly<Record<string, { path: string; isSearched: boolean }>> = {
  tools: { path: '/admin/tools', isSearched: true },
  banks: { path: '/admin/banks', isSearched: true },
  carriers: { path: '/admin/carriers', isSearched: true },
  internet_providers: { path: '/admin/internet-providers', isSearched: true },
  internet_plans: { path: '/admin/internet-plans', isSearched: false },
  site_settings: { path: '/admin/settings', isSearched: false },
  gold_silver_prices: { path: '/admin/gold-silver-prices', isSearched: false },
  gold_silver_held_prices: { path: '/admin/gold-silver-prices', isSearched: false },
  auth_users: { path: '/admin/users', isSearched: true },
  auth_operators: { path: '/admin/operators', isSearched: false },
}

/** The path where the row is edited; undefined for deleted rows and those without a section. */
export function pathOfChanged(
  change: Pick<Change, 'action' | 'entity' | 'before' | 'after'>,
): string | undefined {
  const section = sections[change.entity]
  if (!section || change.action === 'delete') return undefined
  const name = nameOfChanged(change)
  return section.isSearched && name ? `${section.path}?${new URLSearchParams({ q: name })}` : section.path
}
