import { useSearchParams } from 'react-router'
import type { FilterValues } from '#app/platform/editing/list-query.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin, type Reply } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'

export interface ListSource {
  path: AdminRequest['path']
  /** The JSON field of the list in the answer. */
  many: string
  /** The default order. */
  sort: string
  perPage?: number
  /** Query parameters that narrow the list, such as `actor`; the address of the page has them too. */
  filters?: readonly string[]
  /** Filters that always apply. */
  fixed?: FilterValues
}

/** Which part of a list is on screen. */
export interface Viewed {
  view: ListView
  /** Query parameters of the rows that match, on all pages. */
  where: FilterValues
  setView: (change: Partial<ListView>) => void
}

export interface List<Row> extends Viewed {
  rows: readonly Row[]
  total: number
  pages: number
  /** Also while older rows are still on screen. */
  isLoading: boolean
  /** Why the list could not be loaded. */
  error: string | undefined
  reload: () => void
}

/** Few enough for a phone. */
const defaultPerPage = 25

/** The answer of a list's route, in which `many` of the source has the rows. */
export type ListAnswer = { total: number } & Readonly<Record<string, unknown>>

type Ask<Answer> = (request: AdminRequest) => Promise<Reply<Answer>>

/**
 * One page of a list, with sort order and search text from the page's address.
 *
 * @param ask sends the request, and those for what else the answer has
 */
export function useList<Row, Answer extends ListAnswer = ListAnswer>(
  source: ListSource,
  ask: Ask<Answer> = callAdmin,
): List<Row> & { answer: Answer | undefined } {
  const { path, many, perPage = defaultPerPage } = source
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const view = readView(params, source)
  const q = view.q.trim()
  const where = { ...(q && { q }), ...view.filters, ...source.fixed }
  const query = queryOf({ view, where }, perPage)
  const { answer, isLoading, reload } = useLoaded(`${lang} ${path}?${query}`, (signal) =>
    ask({ path: `${path}?${query}`, lang, signal }),
  )
  const loaded = answer?.ok ? answer.answer : undefined
  const total = loaded?.total ?? 0
  return {
    view,
    where,
    answer: loaded,
    rows: (loaded?.[many] ?? []) as readonly Row[],
    total,
    pages: Math.max(1, Math.ceil(total / perPage)),
    isLoading,
    error: answer?.ok === false ? answer.error : undefined,
    reload,
    // A new search or order starts at the first page, unless `change` has a page.
    setView: (change) =>
      setParams((before) => withView(before, { ...readView(before, source), page: 1, ...change }, source), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

/** The part of a list on screen, kept in the page's address. */
export interface ListView {
  q: string
  /** A column, `-` in front for descending. */
  sort: string
  /** From 1. */
  page: number
  /** The values of the filters that are set. */
  filters: FilterValues
}

type Usual = Pick<ListSource, 'sort' | 'filters'>

export function readView(params: URLSearchParams, { sort, filters = [] }: Usual): ListView {
  const page = Number(params.get('page'))
  return {
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? sort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    filters: Object.fromEntries(
      filters.map((name) => [name, params.get(name) ?? ''] as const).filter(([, value]) => value !== ''),
    ),
  }
}

/** The address with another view; defaults are left out. */
export function withView(
  params: URLSearchParams,
  view: ListView,
  { sort, filters = [] }: Usual,
): URLSearchParams {
  const next = new URLSearchParams(params)
  const given: [string, string, string][] = [
    ['q', view.q, ''],
    ['sort', view.sort, sort],
    ['page', String(view.page), '1'],
    ...filters.map((name): [string, string, string] => [name, view.filters[name] ?? '', '']),
  ]
  for (const [name, value, usual] of given) {
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** The order after a click on a column head: ascending, then descending. */
export function toggledSort(sort: string, column: string): string {
  return sort === column ? `-${column}` : column
}

/** For `aria-sort`. */
export function directionOf(sort: string, column: string): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

/** The query of the request. */
export function queryOf({ view, where }: Pick<Viewed, 'view' | 'where'>, perPage: number): string {
  const { page, sort } = view
  return String(new URLSearchParams({ page: String(page), per_page: String(perPage), sort, ...where }))
}
