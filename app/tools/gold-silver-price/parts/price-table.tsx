import { dayText } from '#app/kit/day-text.ts'
import { digitsIn } from '#app/kit/digits.ts'
import { useLang, useWords } from '#app/platform/i18n/use-language.ts'
import { amountText } from '../price-texts.ts'
import type { MarketDay } from '../price-view.ts'
import { words } from '../words.ts'

/** Every price of the chart, the latest day first. */
export function PriceTable({ days }: { days: readonly MarketDay[] }) {
  const text = useWords(words).history
  const lang = useLang()
  const title = text.table(digitsIn(lang, days.length))
  const heads = [text.date, text.goldTola, text.goldTenGram, text.silverTola, text.silverTenGram]
  return (
    <details className="min-w-0">
      <summary className="flex min-h-11 items-center font-semibold underline underline-offset-4">
        {title}
      </summary>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        className="mt-2 max-h-120 overflow-auto border-y border-line"
      >
        <table className="w-full border-collapse text-sm">
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={head} scope="col" className={`py-2 ps-3 first:ps-0 ${sideOf(index)}`}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ date, gold, silver }) => (
              <tr key={date} className="border-t border-line">
                <th scope="row" className="py-2 text-start font-normal">
                  {dayText(lang, date)}
                </th>
                {[gold.tolaNpr, gold.tenGramNpr, silver.tolaNpr, silver.tenGramNpr].map((npr, index) => (
                  <td key={heads[index + 1]} className="py-2 ps-3 text-end">
                    {amountText(lang, npr)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </details>
  )
}

const sideOf = (index: number) => (index === 0 ? 'text-start' : 'text-end')
