import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import type { Plan } from '#app/records/internet-plans/store.server.ts'
import { listActivePlans, shownPlans } from '#app/records/internet-plans/store.server.ts'
import type { Provider } from '#app/records/internet-providers/store.server.ts'
import { listActiveProviders, shownProviders } from '#app/records/internet-providers/store.server.ts'
import { readFilters, readShowAll, searchOf, speedSteps } from './filters.ts'
import { listedPlans } from './listed-plan.ts'

/** Why the plans cannot be shown. */
export type LoadError = { kind: 'setup' } | { kind: 'error'; message: string }

type Comparison = { kind: 'list'; providers: Provider[]; plans: Plan[] } | LoadError

/** The page's providers and plans. There is no fallback: an error is logged, and shown on the page. */
export async function loadComparison({ url, lang, site, render }: PageRequest): Promise<Comparison> {
  const { db } = site.storage
  render.tags.add('internet-providers').add('internet-plans')
  try {
    const [providers, plans] = await Promise.all([listActiveProviders(db), listActivePlans(db)])
    const logos = await site.pictures.paths(providers.map(({ logo_url }) => logo_url))
    const list = { providers: shownProviders(lang, providers, logos), plans: shownPlans(lang, plans) }
    render.hasUnknownValue = !isKnownAddress(url.searchParams, list)
    return { kind: 'list', ...list }
  } catch (error) {
    render.degrade(error, 'internet-plans-unavailable')
    return loadErrorOf(error)
  }
}

/** Whether an address, without a search, has only valid values in their canonical form. */
function isKnownAddress(
  given: URLSearchParams,
  { providers, plans }: { providers: Provider[]; plans: Plan[] },
) {
  if (given.size === 0) return true
  const search = `?${given}`
  const filters = readFilters(
    search,
    providers.map(({ id }) => id),
  )
  const listed = listedPlans(plans, providers)
  const known = new URLSearchParams(searchOf(search, filters, []))
  if (readShowAll(search)) known.set('show', 'all')
  return (
    known.toString() === given.toString() &&
    (filters.min === '' ||
      speedSteps.some((step) => step === filters.min) ||
      listed.some(({ plan }) => plan.speedMbps === Number(filters.min))) &&
    (filters.max === '' || listed.some(({ costs }) => costs.monthlyNpr === Number(filters.max)))
  )
}

const undefinedTable = '42P01'
const noRelationship = 'PGRST200'

/**
 * What a visitor may see of an error: that the tables are missing, else the database's message if it is harmless, else
 * nothing. A failed connection names hosts and users, so its message stays in the log.
 */
export function loadErrorOf(error: unknown): LoadError {
  if (!(error instanceof Error)) return { kind: 'error', message: '' }
  const code = 'code' in error ? String(error.code) : ''
  // Not every driver has a code for a missing table; the wording is common to them.
  const isMissing =
    code === undefinedTable || code === noRelationship || / does not exist\b/.test(error.message)
  if (isMissing) return { kind: 'setup' }
  return { kind: 'error', message: publicDatabaseMessage(error) }
}
