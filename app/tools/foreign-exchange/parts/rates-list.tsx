import { useMemo, useRef, useState } from 'react'
import type { Rate } from '#app/feeds/forex/rates-day.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { byPopularity, foundRates } from '../currencies.ts'
import { messages } from '../messages.ne.ts'
import { RatesTable } from './rates-table.tsx'

export function RatesList({ rates }: { rates: readonly Rate[] }) {
  const text = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  useInitialInputValue(input, query, setQuery)
  const { popular, other } = useMemo(() => byPopularity(rates), [rates])
  const searching = query.trim() !== ''
  const found = searching ? foundRates(rates, query) : []
  return (
    <div className="min-w-0">
      <search className="no-print noscript:hidden">
        <label htmlFor="currency-search" className="font-semibold">
          {text.search.label}
        </label>
        <input
          ref={input}
          id="currency-search"
          type="search"
          autoComplete="off"
          maxLength={60}
          placeholder={text.search.placeholder}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className={`${fieldStyle} mt-1`}
        />
      </search>
      {!searching && popular.length > 0 && <RatesTable heading={text.popular} rates={popular} />}
      {!searching && other.length > 0 && <RatesTable heading={text.other} rates={other} />}
      {found.length > 0 && <RatesTable heading={text.all} rates={found} />}
      <p
        role="status"
        className={searching && found.length === 0 ? 'py-8 text-center text-muted' : 'sr-only'}
      >
        {searching && found.length === 0 ? text.nothing : ''}
      </p>
      <p className="mt-3 text-sm text-muted">{text.table.inRupees}</p>
    </div>
  )
}
