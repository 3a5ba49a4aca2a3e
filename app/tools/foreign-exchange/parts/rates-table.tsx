import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { groupedAmount } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { currencyName } from '../currencies.ts'
import { messages } from '../messages.ne.ts'
import { unitText } from '../unit-text.ts'

export function RatesTable({ heading, rates }: { heading: string; rates: readonly Rate[] }) {
  const text = useMessages(messages).table
  return (
    <table className="mt-5 w-full border-collapse rounded-2xl bg-surface text-start">
      <caption className="pb-2 text-start text-xl font-bold">{heading}</caption>
      <thead>
        <tr className="border-y border-line text-sm text-muted">
          <th scope="col" className="px-3 py-2 text-start font-semibold">
            {text.currency}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-semibold">
            {text.buy}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-semibold">
            {text.sell}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <Row key={rate.currency.iso3} rate={rate} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ rate: { currency, buy, sell } }: { rate: Rate }) {
  const lang = useLang()
  const name = currencyName(lang, currency)
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-3 py-2.5 text-start font-normal">
        <span className="font-semibold">{unitText(lang, currency)}</span>{' '}
        <span lang={name.lang} className="block text-sm text-muted">
          {name.text}
        </span>
      </th>
      <td className="px-2 py-2.5 text-end text-lg font-semibold">
        <Amount value={buy} />
      </td>
      <td className="px-3 py-2.5 text-end text-lg font-semibold">
        <Amount value={sell} />
      </td>
    </tr>
  )
}

function Amount({ value }: { value: string | null }) {
  const text = useMessages(messages).table
  const lang = useLang()
  if (value !== null) return groupedAmount(lang, value)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.notQuoted}</span>
    </>
  )
}
