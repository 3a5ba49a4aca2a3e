import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'

/** NPR as it was published: decimals only where there are some. */
export function Money({ amount }: { amount: number }) {
  const lang = useLang()
  const written = Number.isInteger(amount) ? String(amount) : amount.toFixed(2)
  return <span className="whitespace-nowrap">{rupees(lang, groupedAmount(lang, written))}</span>
}
