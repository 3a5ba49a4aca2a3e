import type { Lang } from './language.ts'

/** Adds the currency to an amount in the language's digits: `NPR 2,85,200`, `रु. २,८५,२००`. */
export function rupees(lang: Lang, amount: string): string {
  return `${lang === 'ne' ? 'रु.' : 'NPR'} ${amount}`
}
