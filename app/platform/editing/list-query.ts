import { isStorable } from './fields.ts'

/** Which page of a list, in which order. */
export interface ListQuery {
  /** From 1. */
  page: number
  perPage: number
  sort: string
  descending: boolean
  /** Search text; empty for all rows. */
  q: string
}

const largestPage = 100_000
const largestPerPage = 500
const defaultPerPage = 100
const longestSearch = 100

/**
 * Reads `page`, `per_page`, `sort` (a column, `-` in front for descending) and `q`.
 * @param sortable the columns that rows can be sorted by; the first is the default order.
 */
export function parseListQuery(query: URLSearchParams, sortable: readonly string[]): ListQuery | undefined {
  const page = wholeNumber(query.get('page'), 1, largestPage)
  const perPage = wholeNumber(query.get('per_page'), defaultPerPage, largestPerPage)
  const order = query.get('sort') ?? sortable[0] ?? ''
  const sort = order.replace(/^-/, '')
  const q = (query.get('q') ?? '').trim()
  const isSearchable = q.length <= longestSearch && isStorable(q)
  if (!page || !perPage || !sortable.some((name) => name.replace(/^-/, '') === sort) || !isSearchable) return
  return { page, perPage, sort, descending: order.startsWith('-'), q }
}

function wholeNumber(text: string | null, initially: number, largest: number): number | undefined {
  if (text === null) return initially
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= largest ? number : undefined
}

/** The `ilike` pattern that finds `q` literally. */
export function likePattern(q: string): string {
  return `%${q.replace(/[\\%_]/g, '\\$&')}%`
}
