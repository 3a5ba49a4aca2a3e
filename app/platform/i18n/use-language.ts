import { createContext, useContext } from 'react'
import { useLocation } from 'react-router'
import { type Lang, langOfPath } from '#app/kit/language.ts'

/**
 * The language of the page on screen. A context of its own: nearly every component asks for it, and none of them should
 * be rendered again because an address changed in another part.
 */
export const LangContext = createContext<Lang>('en')

export const useLang = (): Lang => useContext(LangContext)

/** What the address says: for the one place that hands the language to all others. */
export const useLangOfAddress = (): Lang => langOfPath(useLocation().pathname)

/** The words of the page's language: `const words = useWords({ en, ne })`. */
export function useWords<Words>(dictionaries: Record<Lang, Words>): Words {
  return dictionaries[useLang()]
}
