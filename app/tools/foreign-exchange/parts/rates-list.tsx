import { memo, type ReactNode, useDeferredValue, useMemo, useRef, useState } from 'react'
import { currencyName, unitText } from '#app/feeds/forex/rate-text.ts'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { groupedAmount } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { TextField } from '#app/ui/field.tsx'
import { useHydrated, useInitialInputValue } from '#app/ui/use-hydrated.ts'
import { byPopularity, foundRates } from '../currencies.ts'
import { messages } from '../messages.ne.ts'
import type { ConversionState } from './currency-converter.tsx'

interface RatesListProps {
  rates: readonly Rate[]
  /** Pressing a row changes its currency. */
  state: Pick<ConversionState, 'code' | 'choose'>
  /** The converter: below the popular rates on a phone, beside all of them where there is room. */
  children: ReactNode
}

export function RatesList({ rates, state, children }: RatesListProps) {
  const text = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [typedQuery, setQuery] = useState('')
  useInitialInputValue(input, typedQuery, setQuery)
  // The rows follow the field: to draw all of them takes a cheap phone longer than a key should.
  const query = useDeferredValue(typedQuery)
  const { popular, other } = useMemo(() => byPopularity(rates), [rates])
  const searching = query.trim() !== ''
  const found = searching ? foundRates(rates, query) : []
  const isNothing = searching && found.length === 0
  return (
    <div className="grid items-start gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_19rem] print:block">
      <search className="no-print noscript:hidden lg:col-span-2">
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
      {!searching && <RatesTable heading={text.popular} rates={popular} state={state} />}
      <div className="no-print min-w-0 lg:sticky lg:top-20 lg:col-start-3 lg:row-span-3 lg:row-start-1">
        {children}
      </div>
      {!searching && <RatesTable heading={text.other} rates={other} state={state} />}
      <RatesTable heading={text.all} rates={found} state={state} />
      <p role="status" className={isNothing ? 'py-8 text-center text-muted' : 'sr-only'}>
        {isNothing && text.nothing}
      </p>
    </div>
  )
}

function RatesTable({ heading, rates, state }: Omit<RatesListProps, 'children'> & { heading: string }) {
  const text = useMessages(messages).table
  if (rates.length === 0) return null
  return (
    <table className="w-full border-collapse text-start print:mt-2 print:text-sm">
      <caption className="pb-1 text-start text-lg font-bold print:pb-0 print:text-base">
        {heading} <span className="text-sm font-normal text-muted">{text.inRupees}</span>
      </caption>
      <thead>
        <tr className="border-y border-line text-sm text-muted">
          <th scope="col" className="px-2 py-1 text-start font-semibold print:py-0">
            {text.currency}
          </th>
          {[text.buy, text.sell].map((head) => (
            <th key={head} scope="col" className="px-2 py-1 text-end font-semibold print:py-0">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rates.map((rate) => (
          <Row
            key={rate.currency.iso3}
            rate={rate}
            isChosen={state.code === rate.currency.iso3}
            onChoose={state.choose}
          />
        ))}
      </tbody>
    </table>
  )
}

interface RowProps {
  rate: Rate
  isChosen: boolean
  onChoose: (code: string) => void
}

/** The whole row can be pressed: the button's area covers it. The dollar is what most come for. */
const Row = memo(function Row({ rate: { currency, buy, sell }, isChosen, onChoose }: RowProps) {
  const lang = useLang()
  const isReady = useHydrated()
  const name = currencyName(lang, currency)
  const size = currency.iso3 === 'USD' ? 'text-2xl font-bold' : 'font-semibold'
  return (
    <tr className={`relative border-b border-line ${isChosen ? 'bg-brand-soft' : 'hover:bg-hover'}`}>
      <th scope="row" className="px-2 text-start font-normal">
        <button
          type="button"
          disabled={!isReady}
          aria-pressed={isChosen}
          className="block min-h-11 py-1 text-start leading-tight after:absolute after:inset-0 print:min-h-0 print:py-0"
          onClick={() => onChoose(currency.iso3)}
        >
          <span className="font-semibold leading-tight">{unitText(lang, currency)}</span>{' '}
          <span lang={name.lang} className="block text-[0.8125rem]/normal text-muted print:inline">
            {name.text}
          </span>
        </button>
      </th>
      {[buy, sell].map((value, index) => (
        <td key={index === 0 ? 'buy' : 'sell'} className={`px-2 text-end print:text-sm ${size}`}>
          <Amount value={value} />
        </td>
      ))}
    </tr>
  )
})

function Amount({ value }: { value: string | null }) {
  const [{ table: text }, lang] = useTexts(messages)
  if (value !== null) return groupedAmount(lang, value)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{text.notQuoted}</span>
    </>
  )
}
