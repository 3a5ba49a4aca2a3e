import { withParams } from '#app/lib/web-address.ts'
import { cycles, type Filters, noFilters, readPrice, readSpeed, sortFields, usualDir } from './filters.ts'

export const maxQuery = 100
export const maxCompared = 3

/** The filters of an address. An invalid value is ignored. */
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
    dir: oneOf(['asc', 'desc'], 'dir', usualDir(sort)),
  }
}

/** The ids of existing plans that an address compares. */
export function readCompared(search: string, planIds: readonly string[]): string[] {
  const requested = new URLSearchParams(search).get('compare')?.split(',') ?? []
  return planIds.length > 0
    ? requested.filter((id, index) => planIds.includes(id) && requested.indexOf(id) === index)
    : []
}

/** The selection with one plan added, or removed if it was selected; a fourth is ignored. */
export function toggled(chosen: readonly string[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id)
  return chosen.length < maxCompared ? [...chosen, id] : chosen
}

/** Whether an address requests the whole list, which is how it is shown without JavaScript. */
export function readShowAll(search: string): boolean {
  return new URLSearchParams(search).get('show') === 'all'
}

/** The query for these filters: defaults and invalid values are left out, foreign parameters stay. */
export function searchOf(search: string, filters: Filters, compared: readonly string[]): string {
  const { q, prov, min, max, sort, dir, cycle } = filters
  const text = withParams(search, {
    q: q.trim(),
    prov,
    min: readSpeed(min)?.toString() ?? '',
    max: readPrice(max)?.toString() ?? '',
    sort: sort === noFilters.sort ? '' : sort,
    dir: dir === usualDir(sort) ? '' : dir,
    cycle,
    compare: compared.join(','),
    show: '',
  })
  // A comma needs no escape in a query, and is easier to read.
  return text.replaceAll('%2C', ',')
}
