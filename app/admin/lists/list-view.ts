/** Which part of a list is on screen; the address of the page says so. */
export interface ListView {
  q: string
  /** A column, `-` in front for descending. */
  sort: string
  /** From 1. */
  page: number
}

export function readView(params: URLSearchParams, usualSort: string): ListView {
  const page = Number(params.get('page'))
  return {
    q: params.get('q') ?? '',
    sort: params.get('sort') ?? usualSort,
    page: Number.isInteger(page) && page > 0 ? page : 1,
  }
}

/** The same address with another view; what is as usual is left out. */
export function withView(params: URLSearchParams, view: ListView, usualSort: string): URLSearchParams {
  const next = new URLSearchParams(params)
  const told: [string, string, string][] = [
    ['q', view.q, ''],
    ['sort', view.sort, usualSort],
    ['page', String(view.page), '1'],
  ]
  for (const [name, value, usual] of told) {
    if (value === usual) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** A press on a column's head: by this column, then the other way round. */
export function toggledSort(sort: string, column: string): string {
  return sort === column ? `-${column}` : column
}

/** For `aria-sort`. */
export function directionOf(sort: string, column: string): 'ascending' | 'descending' | 'none' {
  if (sort === column) return 'ascending'
  return sort === `-${column}` ? 'descending' : 'none'
}

/** What is asked of the server. */
export function queryOf({ q, sort, page }: ListView, perPage: number): string {
  const words = q.trim()
  return String(
    new URLSearchParams({
      page: String(page),
      per_page: String(perPage),
      sort,
      ...(words && { q: words }),
    }),
  )
}
