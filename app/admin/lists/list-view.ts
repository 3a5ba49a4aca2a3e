/** The part of a list on screen, kept in the page's address. */
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

/** The address with another view; defaults are left out. */
export function withView(params: URLSearchParams, view: ListView, usualSort: string): URLSearchParams {
  const next = new URLSearchParams(params)
  const given: [string, string, string][] = [
    ['q', view.q, ''],
    ['sort', view.sort, usualSort],
    ['page', String(view.page), '1'],
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
