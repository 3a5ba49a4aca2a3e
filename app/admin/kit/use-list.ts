import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { FilterValues } from '#app/platform/editing/list-query.ts'
import type { MailOutcome } from '#app/platform/mail/mail-outcome.ts'
import type { AdminRequest } from './call-admin.ts'
import { useAnswer } from './requests.ts'

export interface ListSource {
  path: AdminRequest['path']
  /** The JSON field of the list in the answer. */
  collection: string
  /** The default order. */
  sort: string
  perPage?: number
  /** Query parameters that narrow the list, such as `actor`; the address of the page has them too. */
  filters?: readonly string[]
  /** Filters that always apply. */
  fixed?: FilterValues
}

/** The part of a list on screen, kept in the page's address. */
interface ListView {
  q: string
  /** A column, `-` in front for descending. */
  sort: string
  /** From 1. */
  page: number
  /** The values of the filters that are set. */
  filters: FilterValues
}

export interface List<Row> {
  view: ListView
  /** Query parameters of the rows that match, on all pages. */
  where: FilterValues
  setView: (change: Partial<ListView>) => void
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

/** The answer of a list's route, in which `collection` of the source has the rows. */
type ListAnswer = { total: number } & Readonly<Record<string, unknown>>

/** One page of a list, with sort order and search text from the page's address. */
export function useList<Row>(source: ListSource): List<Row> {
  const { path, collection, perPage = defaultPerPage } = source
  const [params, setParams] = useSearchParams()
  const view = readView(params, source)
  const q = view.q.trim()
  const where = { ...(q && { q }), ...view.filters, ...source.fixed }
  const query = queryOf({ view, where }, perPage)
  const { answer, error, isLoading, reload } = useAnswer<ListAnswer>(`${path}?${query}`)
  const total = answer?.total ?? 0
  return {
    view,
    where,
    rows: (answer?.[collection] ?? []) as readonly Row[],
    total,
    pages: Math.max(1, Math.ceil(total / perPage)),
    isLoading,
    error,
    reload,
    // A new search or order starts at the first page, unless `change` has a page.
    setView: (change) =>
      setParams((before) => withView(before, { ...readView(before, source), page: 1, ...change }, source), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}

/** A list of few rows, loaded at once: without pages, search and order. */
export function useWholeList<Answer, Row>(
  path: AdminRequest['path'],
  rowsOf: (answer: Answer) => readonly Row[],
): List<Row> & { answer: Answer | undefined } {
  const { answer, error, isLoading, reload } = useAnswer<Answer>(path)
  return { ...listOf(answer ? rowsOf(answer) : []), answer, error, isLoading, reload }
}

const nothing = () => {}

/** Rows that are there already. */
export const listOf = <Row>(rows: readonly Row[]): List<Row> => ({
  rows,
  total: rows.length,
  pages: 1,
  view: { q: '', sort: '', page: 1, filters: {} },
  where: {},
  isLoading: false,
  error: undefined,
  setView: nothing,
  reload: nothing,
})

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
export function withView(params: URLSearchParams, view: ListView, { sort, filters = [] }: Usual) {
  const next = new URLSearchParams(params)
  const put = (name: string, value = '', usual = '') =>
    value === usual ? next.delete(name) : next.set(name, value)
  put('q', view.q)
  put('sort', view.sort, sort)
  put('page', String(view.page), '1')
  for (const name of filters) put(name, view.filters[name])
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
export function queryOf({ view, where }: Pick<List<unknown>, 'view' | 'where'>, perPage: number): string {
  const { page, sort } = view
  return String(new URLSearchParams({ page: String(page), per_page: String(perPage), sort, ...where }))
}

/** What is open over the list. */
type Open<Row, Kind> = { kind: 'nothing' | 'add' | 'import' } | { kind: Kind | 'edit'; row: Row }

/** What was done last. */
export interface Done {
  text: string
  /** Undefined where there is nothing to undo. */
  act?: string | undefined
  /** What became of the e-mail about it. */
  mail?: MailOutcome | undefined
}

/** A row's button calls one of them when it is done. */
export interface RowCallbacks {
  done: (message: string) => void
  failed: (error: string) => void
}

const nothingDone: Done = { text: '' }

/**
 * The open form or question of a list of rows, also a form that a link opens, and what was done last.
 *
 * @typeParam Kind what can be asked about a row
 */
export function useRecordState<Row extends { id: string }, Kind extends string = 'delete'>({
  rows,
  reload,
}: Pick<List<Row>, 'rows' | 'reload'>) {
  const [pressed, setOpen] = useState<Open<Row, Kind>>({ kind: 'nothing' })
  const linked = useLinkedForm(rows)
  const open = linked.open ?? pressed
  const [done, setDone] = useState(nothingDone)
  const [failure, setFailure] = useState('')
  const close = () => {
    linked.leave()
    setOpen({ kind: 'nothing' })
  }
  return {
    open,
    done,
    failure,
    close,
    begin: (next: Open<Row, Kind>) => {
      setDone(nothingDone)
      setFailure('')
      setOpen(next)
    },
    /** @param failed a part that failed */
    finish: (text: string, { failed = '', ...more }: Omit<Done, 'text'> & { failed?: string } = {}) => {
      close()
      setFailure(failed)
      setDone({ text, ...more })
      reload()
    },
    fail: (error: string) => {
      setDone(nothingDone)
      setFailure(error)
      reload()
    },
  }
}

/** The form that a link opens, of a row by its id in `?edit=`, or with `?add=`; `leave` takes it out of the address. */
function useLinkedForm<Row extends { id: string }>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams()
  const row = rows.find(({ id }) => id === params.get('edit'))
  const leave = () => {
    if (!params.has('edit') && !params.has('add')) return
    params.delete('edit')
    params.delete('add')
    setParams(params, { replace: true, preventScrollReset: true })
  }
  const open = params.has('add') ? { kind: 'add' as const } : row && { kind: 'edit' as const, row }
  return { open, leave }
}
