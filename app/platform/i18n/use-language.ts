import { useLocation } from 'react-router'
import { type Bilingual, type Lang, langOfPath } from '#app/kit/language.ts'

/** The language of the page on screen. */
export function useLang(): Lang {
  return langOfPath(useLocation().pathname)
}

/** The words of the page's language: `const words = useWords({ en, ne })`. */
export function useWords<Words>(dictionaries: Record<Lang, Words>): Words {
  return dictionaries[useLang()]
}

/** The text of the page's language. */
export function useText(): (text: Bilingual) => string {
  const lang = useLang()
  return (text) => text[lang]
}
