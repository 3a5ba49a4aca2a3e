import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** Why a sign-in with Google failed; undefined for one that was cancelled there. */
export function signInFailure(lang: Lang, code: string | undefined): string | undefined {
  if (code === undefined || code === 'access_denied') return undefined
  const texts: Readonly<Record<string, string>> = messages[lang]
  return texts[code] ?? messages[lang].unexpected_failure
}
