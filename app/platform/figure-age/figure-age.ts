import { ageText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { messages } from './messages.ne.ts'

/** How long ago figures were read, an instant: `3 hours old`. */
export const figureAge = (lang: Lang, since: string, now: Date) => ageText(lang, messages[lang], since, now)
