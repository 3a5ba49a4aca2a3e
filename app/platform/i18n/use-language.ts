import { createContext, useContext } from 'react'
import type { Lang } from '#app/lib/language.ts'

/** The page's language. A separate context, so that a change of the address does not render its many readers again. */
export const LangContext = createContext<Lang>('en')

export const useLang = (): Lang => useContext(LangContext)

/** The dictionary of the page's language: `const text = useMessages(messages)`. */
export function useMessages<Messages>(messages: Record<Lang, Messages>): Messages {
  return messages[useLang()]
}

/** The same with the language: `const [text, lang] = useTexts(messages)`. */
export function useTexts<Messages>(messages: Record<Lang, Messages>): readonly [Messages, Lang] {
  const lang = useLang()
  return [messages[lang], lang]
}
