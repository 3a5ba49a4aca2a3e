import { isStorable } from './fields.ts'
import { type Filters, type FilterValues, readFilters } from './filters.ts'

/** Which rows a list has. */
export interface ListWhere {
  /** Search text; empty for all rows. */
  q: string
  filters: FilterValues
}

/** Which page of a list, in which order. */
export interface ListQuery extends ListWhere {
  /** From 1. */
  page: number
  perPage: number
  sort: string
  descending: boolean
}

const largestPage = 100_000
const largestPerPage = 500
const defaultPerPage = 100
const longestSearch = 100

/**
 * Reads `page`, `per_page`, `sort` (a column, `-` in front for descending), `q` and filters.
 * @param sortable the columns that rows can be sorted by; the first is the default order.
 */
export function parseListQuery(
  query: URLSearchParams,
  sortable: readonly string[],
  filters: Filters = {},
): ListQuery | undefined {
  const page = wholeNumber(query.get('page'), 1, largestPage)
  const perPage = wholeNumber(query.get('per_page'), defaultPerPage, largestPerPage)
  const order = query.get('sort') ?? sortable[0] ?? ''
  const sort = order.replace(/^-/, '')
  const where = parseWhere(query, filters)
  if (!page || !perPage || !sortable.some((name) => name.replace(/^-/, '') === sort) || !where) return
  return { page, perPage, sort, descending: order.startsWith('-'), ...where }
}

/** Reads `q` and filters. */
export function parseWhere(query: URLSearchParams, known: Filters): ListWhere | undefined {
  const q = (query.get('q') ?? '').trim()
  const filters = readFilters(query, known)
  return filters && q.length <= longestSearch && isStorable(q) ? { q, filters } : undefined
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
