import type * as z from 'zod/mini'
import { type Lang, textIn } from '#app/lib/language.ts'
import type { bankRecord } from './schema.ts'

/** A bank as a page shows it. */
type Bank = ReturnType<typeof shownBanks>[number]

/** Both names of a bank, as a row or the built-in list has them. */
export type NamedBank = Pick<BankRow, 'code' | 'name' | 'name_ne'> & Partial<Pick<BankRow, 'logo_url'>>

type BankRow = z.output<typeof bankRecord.shown>

/** The banks that a page lists. After a failure they are the built-in ones. */
export interface BankList {
  banks: readonly Bank[]
  /** What may be said of the failure; empty where there is nothing to say. */
  failure?: { detail: string }
}

/** The banks as a page in a language shows them. `logos`: paths on this site by the address of a logo. */
export function shownBanks(lang: Lang, banks: readonly NamedBank[], logos?: ReadonlyMap<string, string>) {
  return banks.map(({ code, name, name_ne, logo_url }) => {
    const shown = textIn(lang, name, name_ne)
    const logoPath = logos?.get(logo_url ?? '')
    // `nameLang`: the language that the name really is in. `logoPath`: on this site.
    return { code, name: shown.text, nameLang: shown.lang, ...(logoPath && { logoPath }) }
  })
}
