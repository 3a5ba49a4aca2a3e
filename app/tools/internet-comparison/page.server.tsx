import { packRows } from '#app/lib/packed-rows.ts'
import { publicDatabaseMessage } from '#app/platform/database/public-message.ts'
import type { PageRequest } from '#app/platform/document/page.ts'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { usePath, useSearch } from '#app/platform/navigation/url-state.ts'
import { listActivePlans, type Plan, shownPlans } from '#app/records/internet-plans/store.server.ts'
import {
  listActiveProviders,
  type Provider,
  shownProviders,
} from '#app/records/internet-providers/store.server.ts'
import { defineToolPage, failedStatus } from '#app/records/tools/tool-page.server.tsx'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import articleEn from './article.en.md'
import articleNe from './article.ne.md'
import { readFilters, readShowAll, searchOf, speedSteps } from './filters.ts'
import { listedPlans } from './listed-plan.ts'
import { messages } from './messages.ne.ts'
import InternetTool from './parts/internet-tool.island.tsx'
import { tool } from './tool.ts'

/**
 * Of the element around the island, so that no browser gets them twice: a table on a wide screen, on a narrow one four lines for
 * each plan.
 */
const rowStyles = [
  '[&_.plans>tr]:relative [&_.plans>tr]:grid [&_.plans>tr]:break-inside-avoid [&_.plans>tr]:border-t [&_.plans>tr]:border-line [&_.plans>tr]:has-checked:bg-brand-soft [&_.plans>:first-child]:border-t-0',
  'max-lg:[&_.plans>tr]:grid-cols-[auto_minmax(0,1fr)_3.75rem] max-lg:[&_.plans>tr]:gap-x-1 max-lg:[&_.plans>tr]:py-1.5 max-lg:[&_.plans>tr]:ps-3 max-lg:[&_.plans>tr]:pe-1 max-lg:[&_.plans>tr>*]:leading-normal',
  '[&_.plans>tr>*]:text-start [&_.plans>tr>*]:text-sm max-lg:[&_.plans>tr>:is(:nth-child(1),:nth-child(4),:nth-child(5))]:col-span-2 max-lg:[&_.plans>tr>:nth-child(2)]:col-start-1 max-lg:[&_.plans>tr>:nth-child(3)]:text-end',
  'max-lg:[&_.plans>tr>:nth-child(6)]:col-start-3 max-lg:[&_.plans>tr>:nth-child(6)]:row-span-4 max-lg:[&_.plans>tr>:nth-child(6)]:row-start-1 [&_.plans>tr>:last-child]:col-span-full',
  '[&_.plans_strong]:text-base lg:[&_.plans_strong]:text-lg [&_.plans_small]:block [&_.plans_small]:text-sm [&_.plans_small]:font-normal [&_.plans_small]:text-muted',
  // The whole row of a narrow screen opens its details; what stands above it can be pressed.
  '[&_.plans_summary]:absolute [&_.plans_summary]:inset-0 [&_.plans_summary]:rounded-lg lg:[&_.plans_summary]:inset-auto lg:[&_.plans_summary]:top-2.5 lg:[&_.plans_summary]:right-1 lg:[&_.plans_summary]:size-11 lg:hover:[&_.plans_summary]:bg-hover',
  "[&_.plans_summary]:after:absolute [&_.plans_summary]:after:right-5.5 [&_.plans_summary]:after:bottom-1.5 [&_.plans_summary]:after:text-muted [&_.plans_summary]:after:content-['▾'] max-lg:[&_.plans_[open]>summary]:after:content-none lg:[&_.plans_summary]:after:top-2.5 lg:[&_.plans_summary]:after:right-4",
  '[&_.plans_label]:relative [&_.plans_label]:z-[1] [&_.plans_label]:mx-auto [&_.plans_label]:flex [&_.plans_label]:h-13 [&_.plans_label]:w-15 [&_.plans_label]:flex-col [&_.plans_label]:items-center [&_.plans_label]:justify-center [&_.plans_label]:text-[0.8125rem] [&_.plans_input]:size-6 [&_.plans_input]:accent-brand noscript:[&_.plans_label]:hidden!',
  '[&_.plans_details>div]:relative [&_.plans_details>div]:z-[1] [&_.plans_details>div]:grid [&_.plans_details>div]:gap-2 [&_.plans_details>div]:pb-2 [&_.plans_dl]:grid [&_.plans_dl]:grid-cols-2 [&_.plans_dl]:gap-2 [&_.plans_dl]:wrap-anywhere sm:[&_.plans_dl]:grid-cols-3 lg:[&_.plans_dl]:grid-cols-6 [&_.plans_dt]:text-muted [&_.plans_dd]:font-semibold',
  '[&_.plans_a]:inline-flex [&_.plans_a]:min-h-11 [&_.plans_a]:items-center [&_.plans_a]:me-4 [&_.plans_a]:underline [&_.plans_a]:underline-offset-4 [&_.plans_a]:wrap-anywhere',
  // Columns of a wide screen; the head has the same.
  'lg:[&_.plans>tr]:grid-cols-[minmax(0,5fr)_6rem_minmax(0,4fr)_minmax(0,4fr)_minmax(0,3.5fr)_5.5rem_3rem] lg:[&_.plans>tr]:gap-x-3 lg:[&_.plans>tr]:py-2 lg:[&_.plans>tr]:ps-4',
].join(' ')

export const page = defineToolPage({
  manifest: tool,
  articles: { en: articleEn, ne: articleNe },
  messages,
  load: async (request) => {
    const comparison = await loadComparison(request)
    return { comparison, status: comparison.kind === 'list' ? 200 : failedStatus(request) }
  },
  draw: ({ comparison }, { island }) =>
    comparison.kind === 'list' ? (
      <div className={rowStyles}>
        {island('internet-tool', InternetTool, {
          providers: comparison.providers,
          plans: packRows(comparison.plans),
        })}
      </div>
    ) : (
      <ErrorScreen error={comparison} />
    ),
})

/** Shown instead of the tool when its plans could not be loaded. */
function ErrorScreen({ error }: { error: LoadError }) {
  const { setup, error: text } = useMessages(messages)
  const here = usePath() + useSearch()
  if (error.kind === 'setup') {
    return (
      <Alert title={setup.title} icon="database">
        <p className="mx-auto mt-2 max-w-prose text-muted">{setup.text}</p>
        <AppLink to="/" className={`${buttonStyle.primary} mt-5`}>
          {setup.home}
        </AppLink>
      </Alert>
    )
  }
  return (
    <Alert title={text.title}>
      <p lang={error.message ? 'en' : undefined} className="mx-auto mt-2 max-w-prose text-muted">
        {error.message || text.unknown}
      </p>
      <a href={here} className={`${buttonStyle.primary} mt-5`} data-reload>
        <Icon name="refresh-ccw" />
        {text.again}
      </a>
      <p role="status" className="mt-3 flex items-center justify-center gap-2 text-muted" hidden>
        <Spinner className="size-4" />
        {text.loading}
      </p>
    </Alert>
  )
}

/** Why the plans cannot be shown. */
type LoadError = { kind: 'setup' } | { kind: 'error'; message: string }

type Comparison = { kind: 'list'; providers: Provider[]; plans: Plan[] } | LoadError

/** The page's providers and plans. There is no fallback: an error is logged, and shown on the page. */
async function loadComparison({ url, lang, site, render }: PageRequest): Promise<Comparison> {
  const { db } = site.storage
  render.tags.add('internet-providers')
  const read = async () => {
    const [providers, plans] = await Promise.all([listActiveProviders(db), listActivePlans(db)])
    const logos = await site.pictures.paths(providers.map(({ logo_url }) => logo_url))
    const list = { providers: shownProviders(lang, providers, logos), plans: shownPlans(lang, plans) }
    render.hasUnknownValue = !isKnownAddress(url.searchParams, list)
    return { kind: 'list' as const, ...list }
  }
  return await render.records('internet-plans', read, loadErrorOf)
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
