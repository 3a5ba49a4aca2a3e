import type { AskContext } from '@chautari/ask'
import { formatAd } from '@chautari/bikram-sambat'
import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysBetween } from '@chautari/bikram-sambat/iso-day'
import { ageText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { type Remark, remarkOf, type Said, saidIn } from '#app/lib/statement.ts'
import { messages } from './messages.ne.ts'

/** How long ago figures were read, an instant: `3 hours old`. */
export const figureAge = (lang: Lang, since: string, now: Date) => ageText(lang, messages[lang], since, now)

/** `3 days old` */
export const daysOld = (lang: Lang, days: number) => messages[lang].days(digitsIn(lang, days))

/** The remark on figures of a day that is longer ago than their source's own rhythm explains; none on newer ones. */
export function staleRemarks(day: string, today: string, freshDays: number): Remark[] {
  const days = daysBetween(day, today)
  if (days <= freshDays) return []
  return [
    remarkOf('stale', messages, (text, lang) => {
      const chip = text.days(digitsIn(lang, days))
      return { chip, text: text.stale(chip) }
    }),
  ]
}

/** The same for an answer of Ask. */
export function staleIn({ lang, today }: AskContext, day: string, freshDays: number): Said[] {
  return saidIn(lang, staleRemarks(day, formatAd(today.ad, { style: 'numeric' }), freshDays))
}
