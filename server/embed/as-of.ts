import { digitsIn } from 'bikram-sambat-calendar/digits'
import { daysBetween } from 'bikram-sambat-calendar/iso-day'
import { html } from 'hono/html'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Html } from './frame.ts'

interface AsOf {
  /** AD, YYYY-MM-DD. */
  day: string
  today: string
  /** Figures of more days ago are marked as old. */
  freshDays: number
  source: string
}

/** The day of the figures, who published them, and how old they are where that is more than usual. */
export function asOf(lang: Lang, { day, today, freshDays, source }: AsOf): Html {
  const age = daysBetween(day, today)
  const date = lang === 'ne' ? bsDayText(lang, day) : dayText(lang, day)
  const old = age > freshDays ? html` · <strong>${words[lang].old(digitsIn(lang, age))}</strong>` : ''
  return html`<p class="note"><time datetime="${day}">${date}</time>${old} · ${source}</p>`
}

const words = {
  en: { old: (days: string) => `${days} days old` },
  ne: { old: (days: string) => `${days} दिन पुरानो` },
}
