export const sortColumns = ['district', 'office', 'code', 'type'] as const

export type SortColumn = (typeof sortColumns)[number]

/** What the page shows of the list, as in its address. */
export interface ListState {
  query: string
  /** A published spelling; empty for all districts. */
  district: string
  sort: SortColumn
  descending: boolean
  /** Every office that was found, not only the first. */
  all: boolean
}

/** As many rows as a phone renders while the visitor types. */
export const firstCount = 30
export const maxQueryLength = 60

const ownParams = ['q', 'district', 'sort', 'dir', 'page']

/** Reads an address; what is broken counts as missing. */
export function readState(params: URLSearchParams, spellings: readonly string[]): ListState {
  const wanted = params.get('district')?.trim().toLowerCase()
  return {
    query: params.get('q')?.slice(0, maxQueryLength) ?? '',
    district: spellings.find((spelling) => spelling.toLowerCase() === wanted) ?? '',
    sort: sortColumns.find((column) => column === params.get('sort')) ?? 'district',
    descending: params.get('dir') === 'desc',
    all: params.get('page') === 'all',
  }
}

/** The parameters of an address that shows a state: nothing for what is usual. */
export function writeState(state: ListState): URLSearchParams {
  const params = new URLSearchParams()
  if (state.query.trim()) params.set('q', state.query)
  if (state.district) params.set('district', state.district)
  if (state.sort !== 'district') params.set('sort', state.sort)
  if (state.descending) params.set('dir', 'desc')
  if (state.all) params.set('page', 'all')
  return params
}

/** A query with a written state in place of the one that it shows; parameters of others stay. */
export function withState(search: string, written: string): string {
  const params = new URLSearchParams(search)
  for (const name of ownParams) params.delete(name)
  for (const [name, value] of new URLSearchParams(written)) params.set(name, value)
  return params.toString()
}

/** Whether nothing was asked for or chosen yet. */
export const isStart = (state: ListState): boolean => writeState(state).size === 0
