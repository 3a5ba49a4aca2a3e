import { published } from '#app/records/holidays/all-published.ts'
import { festivalsOfYear } from '#app/records/holidays/festivals.ts'

/** The festivals of any year: the rules and all published days, which the page of one month does without. */
export const festivalsOf = (year: number) => festivalsOfYear(year, published)
