import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import { currencyName } from '#app/feeds/forex/currency-name.ts'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { readAmount } from '#app/lib/amount.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { TextField } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { convert } from '../conversion.ts'
import { byPopularity, foundRates, unitText } from '../currencies.ts'
import { messages } from '../messages.ne.ts'
import type { ConversionState } from './use-conversion.ts'

interface RatesListProps {
  rates: readonly Rate[]
  /** Shown beside each rate; pressing a row changes its currency. */
  state: ConversionState
}

export function RatesList({ rates, state: { amount: typed, ...others } }: RatesListProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const input = useRef<HTMLInputElement>(null)
  const [typedQuery, setQuery] = useState('')
  useInitialInputValue(input, typedQuery, setQuery)
  // The rows follow the fields: to draw all of them takes a cheap phone longer than a key should.
  const query = useDeferredValue(typedQuery)
  const state = { ...others, amount: useDeferredValue(typed) }
  const { popular, other } = useMemo(() => byPopularity(rates), [rates])
  const searching = query.trim() !== ''
  const found = searching ? foundRates(rates, query) : []
  const amount = readAmount(state.amount)
  const shown = amount.kind === 'amount' ? groupedAmount(lang, amount.text) : undefined
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
          value={typedQuery}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      {shown !== undefined && (
        <p className="no-print mt-3 text-sm text-muted noscript:hidden">
          {state.direction === 'to-npr' ? text.table.amountToNpr(shown) : text.table.amountFromNpr(shown)}
        </p>
      )}
      {!searching && <RatesTable heading={text.popular} rates={popular} state={state} />}
      {!searching && <RatesTable heading={text.other} rates={other} state={state} />}
      <RatesTable heading={text.all} rates={found} state={state} />
      <p role="status" className={isNothing ? 'py-8 text-center text-muted' : 'sr-only'}>
        {isNothing && text.nothing}
      </p>
      <p className="mt-3 text-sm text-muted">{text.table.inRupees}</p>
    </div>
  )
}

function RatesTable({ heading, rates, state }: RatesListProps & { heading: string }) {
  const text = useMessages(messages).table
  if (rates.length === 0) return null
  return (
    <table className="mt-5 w-full print:mt-2 print:text-sm border-collapse rounded-2xl bg-surface text-start">
      <caption className="pb-2 text-start text-xl font-bold print:pb-0 print:text-base">{heading}</caption>
      <thead>
        <tr className="border-y border-line text-sm text-muted">
          <th scope="col" className="px-3 py-2 text-start font-semibold print:py-0">
            {text.currency}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-semibold sm:w-[30%] print:py-0">
            {text.buy}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-semibold sm:w-[30%] print:py-0">
            {text.sell}
          </th>
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <Row
            key={rate.currency.iso3}
            rate={rate}
            isChosen={state.code === rate.currency.iso3}
            amount={state.amount}
            direction={state.direction}
            onChoose={state.setCode}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps extends Pick<ConversionState, 'amount' | 'direction'> {
  rate: Rate
  isChosen: boolean
  onChoose: (code: string) => void
}

/** The whole row can be pressed: the button's area covers it. */
const Row = memo(function Row({ rate, isChosen, amount, direction, onChoose }: RowProps) {
  const lang = useLang()
  const isReady = useHydrated()
  const { currency, buy, sell } = rate
  const name = currencyName(lang, currency)
  const conversion = convert(amount, direction, rate)
  const [given, result] =
    direction === 'to-npr'
      ? [(text: string) => `${text} ${currency.iso3}`, (text: string) => text]
      : [(text: string) => rupees(lang, text), (text: string) => `${currency.iso3} ${text}`]
  // For the unit itself the rate says it.
  const isRate =
    direction === 'to-npr' && conversion.kind === 'done' && Number(conversion.amount) === currency.unit
  const converted = conversion.kind === 'done' && !isRate && (
    <span className="no-print block text-sm font-normal text-muted wrap-anywhere noscript:hidden">
      <span className="inline-block">{given(groupedAmount(lang, conversion.amount))}</span>{' '}
      <span className="inline-block">= {result(groupedAmount(lang, conversion.result))}</span>
    </span>
  )
  return (
    <tr className={`relative border-b border-line ${isChosen ? 'bg-brand-soft' : 'hover:bg-hover'}`}>
      <th scope="row" className="px-3 py-2.5 print:py-0 text-start font-normal">
        <button
          type="button"
          disabled={!isReady}
          aria-pressed={isChosen}
          className="text-start after:absolute after:inset-0"
          onClick={() => onChoose(currency.iso3)}
        >
          <span className="font-semibold">{unitText(lang, currency)}</span>{' '}
          <span lang={name.lang} className="block text-sm text-muted print:inline">
            {name.text}
          </span>
        </button>
      </th>
      <td className="px-2 py-2.5 print:py-0 text-end text-lg font-semibold print:text-sm">
        <Amount value={buy} />
        {direction === 'to-npr' && converted}
      </td>
      <td className="px-3 py-2.5 print:py-0 text-end text-lg font-semibold print:text-sm">
        <Amount value={sell} />
        {direction === 'from-npr' && converted}
      </td>
    </tr>
  )
})

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
