import type { Lang } from '#app/lib/language.ts'
import type { PostOffice } from '#app/records/postal-codes/post-offices.ts'
import type { ListState, SortColumn } from './list-state.ts'

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
    .toSorted((a, b) => direction * compare(a.key, b.key) || compare(a.office.code, b.office.code))
    .map(({ office }) => office)
}

/** By code points: the same on every server and in every browser. */
function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
