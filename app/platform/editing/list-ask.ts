import { isStorable } from './text-fields.ts'

/** Which part of a list is wanted, and in which order. */
export interface ListAsk {
  /** From 1. */
  page: number
  perPage: number
  sort: string
  descending: boolean
  /** Only what contains these words; empty for all. */
  q: string
}

const largestPage = 100_000
const largestPerPage = 500
const perPageUnlessAsked = 100
const longestWords = 100

/**
 * Reads `page`, `per_page`, `sort` (a column, `-` in front for descending) and `q`.
 * @param sortable the columns that may be asked for; the first is the order unless asked otherwise.
 */
export function readListAsk(query: URLSearchParams, sortable: readonly string[]): ListAsk | undefined {
  const page = wholeNumber(query.get('page'), 1, largestPage)
  const perPage = wholeNumber(query.get('per_page'), perPageUnlessAsked, largestPerPage)
  const order = query.get('sort') ?? sortable[0] ?? ''
  const sort = order.replace(/^-/, '')
  const q = (query.get('q') ?? '').trim()
  const isWords = q.length <= longestWords && isStorable(q)
  if (!page || !perPage || !sortable.some((name) => name.replace(/^-/, '') === sort) || !isWords) return
  return { page, perPage, sort, descending: order.startsWith('-'), q }
}

function wholeNumber(text: string | null, initially: number, largest: number): number | undefined {
  if (text === null) return initially
  const number = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return number >= 1 && number <= largest ? number : undefined
}

/** The pattern for `ilike` that finds the words as they are written. */
export function likePattern(q: string): string {
  return `%${q.replace(/[\\%_]/g, '\\$&')}%`
}
