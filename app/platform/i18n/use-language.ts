import { useLocation } from 'react-router'
import { type Lang, langOfPath } from '#app/kit/language.ts'

/** The language of the page on screen. */
export function useLang(): Lang {
  return langOfPath(useLocation().pathname)
}

/** The words of the page's language: `const words = useWords({ en, ne })`. */
export function useWords<Words>(dictionaries: Record<Lang, Words>): Words {
  return dictionaries[useLang()]
}
