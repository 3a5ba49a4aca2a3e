import type { Answer } from 'ask'
import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

export type Child<Part> = Part | string | false | undefined

/** Makes a part of the page: an element in the browser, React's on the server. `false` and `undefined` are left out. */
export type Draw<Part> = (
  tag: 'section' | 'h2' | 'p' | 'ul' | 'li' | 'a' | 'div' | 'form' | 'button' | 'strong' | 'span',
  attributes: Readonly<Record<string, string>>,
  ...children: Child<Part>[]
) => Part

/**
 * The figure, what stands small below it, every remark as a sentence, and what can be done with the answer.
 * @param actions after the call, where there is a number to call
 */
export function answerCard<Part>(
  draw: Draw<Part>,
  lang: Lang,
  { text: answer, figure = answer, details = [], remarks, reading, asOf, call }: Answer,
  ...actions: Child<Part>[]
): Part {
  const text = messages[lang]
  return draw(
    'section',
    {
      'aria-label': text.answer,
      'data-ask-answer': '',
      class: 'grid gap-2 rounded-2xl border border-line bg-surface p-4',
    },
    draw('p', { class: 'text-[1.75rem] leading-snug font-bold wrap-anywhere' }, unbrokenAmounts(figure)),
    details.length > 0 && draw('p', {}, details.join(' · ')),
    call !== undefined &&
      draw(
        'a',
        { href: `tel:${call}`, class: `${buttonStyle.primary} min-h-14 text-lg` },
        text.call(digitsIn(lang, call)),
      ),
    remarks.length > 0 &&
      draw(
        'ul',
        { class: 'grid gap-1 border-s-4 border-marigold ps-3 text-sm' },
        ...remarks.map(({ kind, text: said }) => draw('li', { 'data-remark': kind }, said)),
      ),
    draw('p', { class: 'text-muted' }, reading),
    asOf !== undefined &&
      draw(
        'p',
        { class: 'text-sm text-muted' },
        text.asOf(dayText(lang, asOf.length > 10 ? nepalDay(new Date(asOf)) : asOf)),
      ),
    draw('div', { class: 'flex flex-wrap items-center gap-2' }, ...actions),
  )
}

/** No line ends between a currency and its amount. */
const unbrokenAmounts = (text: string) => text.replace(/(NPR|रु\.) /g, '$1\u00A0')

/** What a screen reader hears, with nothing left out. */
export function spokenAnswer(lang: Lang, { text, details = [], remarks, reading }: Answer): string {
  const parts = [text, ...details, reading, ...remarks.map(({ text: said }) => said)]
  const stop = lang === 'ne' ? '।' : '.'
  return [...new Set(parts)].map((part) => part.replace(/[.।]?$/, stop)).join(' ')
}
