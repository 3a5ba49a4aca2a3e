import { groupedAmount } from '#app/kit/nepali-grouping.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { words } from '../words.ts'

/** NPR as it was published: decimals only where there are some. */
export function Money({ amount }: { amount: number }) {
  const text = useWords(words)
  const lang = useLang()
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return <span className="whitespace-nowrap">{text.money(groupedAmount(lang, written))}</span>
}
