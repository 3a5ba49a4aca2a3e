import { createContext, useContext } from 'react'
import type { Lang } from '#app/kit/language.ts'

/**
 * The language of the page on screen. A context of its own: nearly every component asks for it, and none of them should
 * be rendered again because an address changed in another part.
 */
export const LangContext = createContext<Lang>('en')

export const useLang = (): Lang => useContext(LangContext)

/** The words of the page's language: `const words = useWords({ en, ne })`. */
export function useWords<Words>(dictionaries: Record<Lang, Words>): Words {
  return dictionaries[useLang()]
}
