import { matchesText, searchable } from '#app/lib/text-match.ts'

/** What the search and the choice of a category read of an entry: on the server its row, in the browser its HTML. */
export interface Listed {
  /** The id of its category. */
  category: string
  /** Names in both languages and other words. */
  searchTexts: readonly string[]
  /** The first one leads. As they are written and dialled inside Nepal: `100`, `01-4261945`. */
  numbers: readonly string[]
  /** Stands large above the list. */
  isPinned: boolean
}

export const maxQueryLength = 60

type Wanted = ReturnType<typeof readWanted>

/** The search text, and the id of a category; empty for all. */
export function readWanted(search: string) {
  const params = new URLSearchParams(search)
  return { query: params.get('q')?.slice(0, maxQueryLength) ?? '', group: params.get('group') ?? '' }
}

/** What is found, the part of it that is chosen, and what the list shows of that. */
export function selected<Row extends Listed>(rows: readonly Row[], { query, group }: Wanted) {
  const found = findServices(rows, query)
  const inGroup = found.filter(({ category }) => category === group)
  const chosen = inGroup.length > 0 ? inGroup : found
  const isAll = chosen.length === rows.length
  return {
    chosen,
    isAll,
    // The pinned numbers stand above the whole list.
    shown: new Set(isAll ? rows.filter(({ isPinned }) => !isPinned) : chosen),
    /** The categories in which something was found. */
    groups: new Set(found.map(({ category }) => category)),
    group: inGroup.length > 0 ? group : '',
  }
}

const digitsAndSeparators = /^[\d\s()+-]*\d[\d\s()+-]*$/

/**
 * The entries whose name or number contains the query; where there are none, those that contain the most of its words: "fire
 * kathmandu".
 */
export function findServices<Row extends Listed>(rows: readonly Row[], query: string): readonly Row[] {
  const wanted = searchable(query)
  if (!wanted) return rows
  const words = wanted.split(' ').filter((word) => word.length > 2)
  const scores = rows.map((row) =>
    matches(row, wanted) ? words.length + 1 : words.filter((word) => matches(row, word)).length,
  )
  const best = Math.max(1, ...scores)
  return rows.filter((_, index) => scores[index] === best)
}

function matches({ searchTexts, numbers }: Listed, wanted: string): boolean {
  if (matchesText(wanted, searchTexts)) return true
  if (!digitsAndSeparators.test(wanted)) return false
  const digits = wanted.replace(/\D/g, '')
  return numbers.some((number) => number.replace(/\D/g, '').includes(digits))
}
