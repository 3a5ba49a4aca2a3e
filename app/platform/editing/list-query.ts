import * as z from 'zod/mini'

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

/** Which page of a list, in which order. */
export interface ListQuery {
  /** Search text; empty for all rows. */
  q: string
  filters: FilterValues
  /** From 1. */
  page: number
  perPage: number
  sort: string
  descending: boolean
}

/** The `ilike` pattern that finds `q` literally. */
export function likePattern(q: string): string {
  return `%${q.replace(/[\\%_]/g, '\\$&')}%`
}
