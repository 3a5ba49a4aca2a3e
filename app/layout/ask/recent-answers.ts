import type { Answer } from '@chautari/ask'
import { type Lang, langOfPath } from '#app/lib/language.ts'

/** Intents whose question may hold a birth date, a phone number or an amount of one's own: they are not remembered. */
const personal =
  /^(date\.(convert|age|difference|shift)|carrier\.of|tithi\.on|(forex|crypto)\.convert|gold\.cost|number\.|unit\.)/

/**
 * The page of an answer. What may be personal is carried over in the fragment alone, which is never sent; a birth date is
 * not, as the browser's history would keep it, and the page's own calculator does not write it there either.
 */
export function linkOf({ intent, link }: Pick<Answer, 'intent' | 'link'>): string {
  if (!personal.test(intent)) return link
  const [address = '', fragment] = link.split('#')
  const page = address.replace(/\?.*|(\/\d+)+$/g, '')
  return fragment && intent !== 'date.age' ? `${page}#${fragment}` : page
}

const recentKey = 'ask-recent'
const mostRecent = 3

export interface RecentAnswer {
  text: string
  link: string
}

/** The last answers that said nothing personal, the latest first. */
export function recentAnswers(lang: Lang): RecentAnswer[] {
  try {
    const stored = JSON.parse(localStorage.getItem(recentKey) ?? '[]') as RecentAnswer[]
    return stored
      .filter(({ text, link }) => typeof text === 'string' && typeof link === 'string')
      .filter(({ link }) => langOfPath(link) === lang)
      .slice(0, mostRecent)
  } catch {
    return []
  }
}

/** What was asked, as it was read: a figure of another day would stand there without its date and remarks. */
export function rememberAnswer({ intent, reading, link }: Pick<Answer, 'intent' | 'reading' | 'link'>): void {
  if (personal.test(intent)) return
  try {
    const stored = JSON.parse(localStorage.getItem(recentKey) ?? '[]') as RecentAnswer[]
    const others = stored.filter((answer) => answer.link !== link)
    const kept = [{ text: reading, link }, ...others].slice(0, 2 * mostRecent)
    localStorage.setItem(recentKey, JSON.stringify(kept))
  } catch (error) {
    console.warn('The answer could not be remembered', error)
  }
}
