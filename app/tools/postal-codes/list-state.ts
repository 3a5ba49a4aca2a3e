import type { Bilingual, Lang } from '#app/lib/language.ts'
import { byCodePoint } from '#app/lib/text-match.ts'
import { withParams } from '#app/lib/web-address.ts'
import type { District } from '#app/records/postal-codes/districts.ts'
import type { PlaceNames } from '#app/records/postal-codes/places.ts'
import type { PostOffice } from '#app/records/postal-codes/post-offices.ts'

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

/** The query for a state: what is usual is left out, parameters of others stay. */
export function searchOf(search: string, { query, district, sort, descending, all }: ListState): string {
  return withParams(search, {
    q: query.trim() && query,
    district,
    sort: sort === 'district' ? '' : sort,
    dir: descending ? 'desc' : '',
    page: all ? 'all' : '',
  })
}

/** Whether nothing was asked for or chosen yet. */
export const isStart = (state: ListState): boolean => searchOf('', state) === ''

/** Sorted by a column in the page's language; equal ones by code. */
export function sortOffices(
  offices: readonly PostOffice[],
  { sort, descending }: Pick<ListState, 'sort' | 'descending'>,
  districts: ReadonlyMap<string, string>,
  lang: Lang,
): readonly PostOffice[] {
  const keyOf: Record<SortColumn, (office: PostOffice) => string> = {
    district: ({ district }) => (lang === 'ne' && districts.get(district)) || district,
    office: ({ name }) => name.toLowerCase(),
    code: ({ code }) => code,
    type: ({ type }) => type,
  }
  const key = keyOf[sort]
  const direction = descending ? -1 : 1
  return offices
    .map((office) => ({ office, key: key(office) }))
    .toSorted((a, b) => direction * byCodePoint(a.key, b.key) || byCodePoint(a.office.code, b.office.code))
    .map(({ office }) => office)
}

export interface PostalList {
  /** All offices as one text, one in a line. */
  offices: string
  districts: readonly District[]
}

/** Names that the search knows, in addition to the offices. */
export interface KnownPlaces {
  districts: readonly District[]
  placeNames: PlaceNames
}

/** What the browser gets. */
export interface PostalPage extends Pick<PostalList, 'offices'> {
  /** Each spelling of the list with the name in Nepali. */
  districts: readonly (readonly [spelling: string, nepali: string])[]
  /** Large cities with the codes of their head offices. */
  towns: readonly (Bilingual & { code: string })[]
  /** Otherwise loaded before the first search. */
  known?: KnownPlaces
}

/** The published spellings of the districts, sorted, each with the name in Nepali. */
export function postalDistricts(districts: readonly District[]): ReadonlyMap<string, string> {
  const spellings = [...new Set(districts.flatMap(({ postalNames }) => postalNames))].toSorted()
  return new Map(
    spellings.map((spelling) => {
      const first = districts.find(({ postalNames }) => postalNames.includes(spelling))
      return [spelling, (first?.former ?? first?.name)?.ne ?? spelling]
    }),
  )
}

/** Other spellings of the same district in the list. */
export function alsoSpelled(districts: ReadonlyMap<string, string>, spelling: string): string[] {
  const nepali = districts.get(spelling)
  return [...districts].flatMap(([other, name]) => (name === nepali && other !== spelling ? [other] : []))
}
