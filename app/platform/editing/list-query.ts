import * as z from 'zod/mini'
import { isStorable } from './fields.ts'

/** What a value of a filter requires of its column. */
export type Condition =
  | { is: string | boolean }
  | { in: readonly string[] }
  | { isNull: boolean }
  /** Of an instant or a day. */
  | { olderThanDays: number }
  | { withinDays: number }

/** Narrows a list by one column. */
export interface Filter {
  column: string
  /** By value of the query parameter; `id` for any UUID. */
  values: Readonly<Record<string, Condition>> | 'id'
  /** The column is one of the row that `EditorOptions.linked` names. */
  isLinked?: true
}

export type Filters = Readonly<Record<string, Filter>>

/** The filters that are set, by name. */
export type FilterValues = Readonly<Record<string, string>>

/** One of the offered values of a column. */
export const equals = (column: string, offered: readonly string[]): Filter => ({
  column,
  values: Object.fromEntries(offered.map((value) => [value, { is: value }])),
})

export const yesOrNo = (column: string): Filter => ({
  column,
  values: { yes: { is: true }, no: { is: false } },
})

/** Whether a column has a value. */
export const present = (column: string): Filter => ({
  column,
  values: { none: { isNull: true }, some: { isNull: false } },
})

/** After this many days a check counts as old. */
export const freshDays = 90

/** How long ago the check was whose time a column has. */
export const checkedAt = (column: string): Filter => ({
  column,
  values: {
    never: { isNull: true },
    old: { olderThanDays: freshDays },
    recent: { withinDays: freshDays },
  },
})

/** The values of a filter's query parameter. */
export function filterSchema({ values }: Filter) {
  return values === 'id' ? z.uuid() : z.enum(Object.keys(values))
}

/** The filters of a query; undefined where one has a value that is not offered. Other parameters are ignored. */
function readFilters(query: URLSearchParams, filters: Filters): FilterValues | undefined {
  const given = Object.entries(filters).flatMap(([name, filter]) => {
    const value = query.get(name)
    return value === null ? [] : [[name, value, filterSchema(filter).safeParse(value).success] as const]
  })
  if (given.some(([, , isOffered]) => !isOffered)) return
  return Object.fromEntries(given.map(([name, value]) => [name, value]))
}

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
function parseWhere(query: URLSearchParams, known: Filters): ListWhere | undefined {
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
