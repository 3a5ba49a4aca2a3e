import { daysByRule, type Festival } from '../panchanga/festivals.ts'
import { almanacNames } from './data/names.ts'
import { bsRules, lunarRules } from './data/rules.ts'

export { almanacNames }

export type AlmanacId = keyof typeof almanacNames

/** Asked without the names, which a page may get in one language. */
export const isAlmanacDay = (id: string): boolean => id in lunarRules || id in bsRules

/** Days of the almanac that no holiday of everybody goes with, such as an Ekadashi, in the order of their dates. */
export function almanacDaysOf(year: number): Festival<AlmanacId>[] {
  return daysByRule<AlmanacId>(year, { lunar: lunarRules, bs: bsRules, ad: {} })
}
