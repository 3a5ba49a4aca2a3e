import type { Lang } from './language.ts'

/** An amount of rupees that is written in the language already: `2,85,200` gives `NPR 2,85,200`, `२,८५,२००` gives `रु. २,८५,२००`. */
export function rupees(lang: Lang, amount: string): string {
  return `${lang === 'ne' ? 'रु.' : 'NPR'} ${amount}`
}
