import { digitsIn } from '@chautari/bikram-sambat/digits'
import { instantText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { daysOld } from '#app/platform/figure-age/figure-age.ts'
import { messages } from './messages.ne.ts'

/** Grouped the Nepali way: `2,85,200` or `3,995.50`, with more `digits` as many decimals as there are. */
export function amountText(lang: Lang, value: number, digits = 2): string {
  // Money has two decimals or none.
  const amount = Math.abs(value)
    .toFixed(digits)
    .replace(digits > 2 ? /\.?0+$/ : /\.0+$/, '')
  return `${value < 0 && Number(amount) > 0 ? '−' : ''}${groupedAmount(lang, amount)}`
}

export function rupeesText(lang: Lang, npr: number): string {
  return rupees(lang, amountText(lang, npr))
}

/** `Up NPR 400 (0.14%)` */
export function changeText(lang: Lang, { direction, npr, percent }: Change): string {
  const { up, down, unchanged } = messages[lang].change
  if (direction === 'neutral') return unchanged
  const amount = rupeesText(lang, Math.abs(npr))
  return (direction === 'up' ? up : down)(amount, digitsIn(lang, Math.abs(percent).toFixed(2)))
}

/** With at most four decimals. */
export const weightText = (lang: Lang, weight: number) => amountText(lang, weight, 4)

/** How old the prices are. */
export function priceAgeText(lang: Lang, days: number): string {
  const { today, yesterday } = messages[lang].age
  if (days === 0) return today
  return days === 1 ? yesterday : daysOld(lang, days)
}

/** An instant in Nepal: `16 July 2026, 11:05 NPT`. */
export const updatedText = (lang: Lang, at: string) => messages[lang].instant(instantText(lang, at))

interface Change {
  direction: 'up' | 'down' | 'neutral'
  npr: number
  percent: number
}

/** The change from the previous market day's price. */
export function changeBetween(beforeNpr: number, nowNpr: number): Change {
  // In whole paisa, so that equal prices give exactly 0.
  const npr = (Math.round(nowNpr * 100) - Math.round(beforeNpr * 100)) / 100
  const direction = npr > 0 ? 'up' : npr < 0 ? 'down' : 'neutral'
  return { direction, npr, percent: (npr / beforeNpr) * 100 }
}
