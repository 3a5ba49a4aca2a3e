import { cycles, type Filters, noFilters, readPrice, readSpeed, sortFields, usualDir } from './filters.ts'

const maxQuery = 100
const own = ['q', 'prov', 'min', 'max', 'sort', 'dir', 'cycle', 'compare', 'show'] as const

/** What an address asks for. A broken value is as good as none. */
export function readFilters(search: string, providerIds: readonly string[]): Filters {
  const params = new URLSearchParams(search)
  const given = (name: keyof Filters) => params.get(name)?.trim() ?? ''
  const oneOf = <Value extends string>(all: readonly Value[], name: keyof Filters, otherwise: Value) =>
    all.find((value) => value === given(name)) ?? otherwise
  const sort = oneOf(sortFields, 'sort', noFilters.sort)
  return {
    q: given('q').slice(0, maxQuery),
    prov: oneOf(providerIds, 'prov', ''),
    min: readSpeed(given('min'))?.toString() ?? '',
    max: readPrice(given('max'))?.toString() ?? '',
    cycle: oneOf(cycles, 'cycle', ''),
    sort,
    dir: oneOf(['asc', 'desc'], 'dir', usualDir[sort]),
  }
}

/** The plans that an address compares, of those that there are. */
export function readCompared(search: string, planIds: readonly string[]): string[] {
  const asked = new URLSearchParams(search).get('compare')?.split(',') ?? []
  return planIds.length > 0
    ? asked.filter((id, index) => planIds.includes(id) && asked.indexOf(id) === index)
    : []
}

/** Whether an address asks for the whole list: without JavaScript it is the only way to it. */
export function readShowAll(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'all'
}

/** The query that shows this: what is usual and what cannot be read is left out, and what is not ours stays. */
export function searchOf(search: string, filters: Filters, compared: readonly string[]): string {
  const params = new URLSearchParams(search)
  for (const name of own) params.delete(name)
  const values = {
    ...filters,
    q: filters.q.trim(),
    min: readSpeed(filters.min)?.toString() ?? '',
    max: readPrice(filters.max)?.toString() ?? '',
    sort: filters.sort === noFilters.sort ? '' : filters.sort,
    dir: filters.dir === usualDir[filters.sort] ? '' : filters.dir,
    compare: compared.join(','),
  }
  for (const name of own) {
    if (name !== 'show' && values[name] !== '') params.set(name, values[name])
  }
  // A comma needs no escape in a query, and an address is read by people.
  const text = params.toString().replaceAll('%2C', ',')
  return text && `?${text}`
}
