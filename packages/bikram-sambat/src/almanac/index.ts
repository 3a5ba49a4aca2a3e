import { daysByRule, type Festival } from '../panchanga/festivals.ts'
import { almanacNames } from './data/names.ts'
import { bsRules, lunarRules } from './data/rules.ts'

export { almanacNames }

export type AlmanacId = keyof typeof almanacNames

/** By the rules: the names, in both languages, are for who shows them. */
export const isAlmanacDay = (id: string) => id in lunarRules || id in bsRules

/** Days of the almanac that no holiday of everybody goes with, such as an Ekadashi, in the order of their dates. */
export function almanacDaysOf(year: number): Festival<AlmanacId>[] {
  return daysByRule<AlmanacId>(year, { lunar: lunarRules, bs: bsRules, ad: {} })
}
