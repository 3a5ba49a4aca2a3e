import { useMemo, useRef, useState } from 'react'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { TextField } from '#app/ui/field.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { byPopularity, currencyName, foundRates, unitText } from '../currencies.ts'
import { messages } from '../messages.ne.ts'

export function RatesList({ rates }: { rates: readonly Rate[] }) {
  const text = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useInitialInputValue(input, query, setQuery)
  const { popular, other } = useMemo(() => byPopularity(rates), [rates])
  const searching = query.trim() !== ''
  const found = searching ? foundRates(rates, query) : []
  const isNothing = searching && found.length === 0
  return (
    <div className="min-w-0">
      <search className="no-print noscript:hidden">
        <TextField
          ref={input}
          id="currency-search"
          label={text.search.label}
          type="search"
          autoComplete="off"
          maxLength={60}
          placeholder={text.search.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      {!searching && <RatesTable heading={text.popular} rates={popular} />}
      {!searching && <RatesTable heading={text.other} rates={other} />}
      <RatesTable heading={text.all} rates={found} />
      <p role="status" className={isNothing ? 'py-8 text-center text-muted' : 'sr-only'}>
        {isNothing && text.nothing}
      </p>
      <p className="mt-3 text-sm text-muted">{text.table.inRupees}</p>
    </div>
  )
}

function RatesTable({ heading, rates }: { heading: string; rates: readonly Rate[] }) {
  const text = useMessages(messages).table
  if (rates.length === 0) return null
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
