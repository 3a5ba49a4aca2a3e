import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useRef, useState } from 'react'
import { unitText } from '#app/feeds/forex/rate-text.ts'
import type { RatesDay } from '#app/feeds/forex/rates-day.ts'
import { mostDigits } from '#app/lib/amount.ts'
import { bsDayText } from '#app/lib/bs-day-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { groupedAmount, rupees } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useFragment, useSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { useInitialInputValue } from '#app/ui/use-hydrated.ts'
import { convert, type Direction } from '../conversion.ts'
import { currencyOptions } from '../currencies.ts'
import { messages } from '../messages.ne.ts'
import { path } from '../tool-names.ts'

interface CurrencyConverterProps {
  day: RatesDay
  isToday: boolean
  state: ConversionState
}

/** Converts both ways, by the bank's rate for the direction. Without JavaScript the server answers. */
export function CurrencyConverter({ day, isToday, state }: CurrencyConverterProps) {
  const [{ convert: text }, lang] = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const { amount, code, direction, setAmount, setCode, setDirection } = state
  useInitialInputValue(input, amount, setAmount)
  const rate = day.rates.find(({ currency }) => currency.iso3 === code) ?? day.rates[0]
  if (!rate) return null
  const { currency } = rate
  const conversion = convert(amount, direction, rate)
  const unit = unitText(lang, currency)
  const ofRupees = (value: string) => rupees(lang, groupedAmount(lang, value))
  const [given, result] =
    direction === 'to-npr'
      ? [(value: string) => `${groupedAmount(lang, value)} ${currency.iso3}`, ofRupees]
      : [ofRupees, (value: string) => `${currency.iso3} ${groupedAmount(lang, value)}`]
  return (
    <Card id="converter" title={text.heading} level={3} titleClass="text-lg" className="py-3!">
      <form
        method="get"
        action={`${pathIn(lang, path)}#converter`}
        className="mt-1 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-2 lg:grid-cols-1"
        onSubmit={(event) => event.preventDefault()}
      >
        {!isToday && <input type="hidden" name="date" value={day.date} />}
        <TextField
          ref={input}
          id="amount"
          name="amount"
          label={text.amount}
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={amount}
          onFocus={(event) => event.target.select()}
          onChange={(event) => setAmount(event.target.value)}
          isInvalid={conversion.kind === 'not-digits' || conversion.kind === 'too-large'}
          describedBy="converted"
        />
        <SelectField
          label={text.currency}
          name="currency"
          autoComplete="off"
          options={currencyOptions(lang, day.rates)}
          value={currency.iso3}
          onChange={(event) => setCode(event.target.value)}
        />
        <SelectField
          className="col-span-full"
          label={<span className="sr-only">{text.direction}</span>}
          name="direction"
          options={[
            ['to-npr', text.toNpr(currency.iso3)],
            ['from-npr', text.fromNpr(currency.iso3)],
          ]}
          value={direction}
          onChange={(event) => setDirection(event.target.value as Direction)}
        />
        <NoScriptButton>{text.submit}</NoScriptButton>
      </form>
      <div id="converted" role="status" className="mt-3 min-h-8">
        {conversion.kind === 'done' ? (
          <>
            <p className="text-xl font-bold wrap-anywhere">{result(conversion.result)}</p>
            <SharedAnswer
              text={`${given(conversion.amount)} = ${result(conversion.result)}, ${bsDayText(lang, day.date)}`}
            />
            <p className="text-sm text-muted">
              {conversion.used === 'buy'
                ? text.usedBuy(digitsIn(lang, conversion.rate), unit)
                : text.usedSell(digitsIn(lang, conversion.rate), unit)}
            </p>
          </>
        ) : (
          <p className={conversion.kind === 'empty' ? 'text-muted' : 'font-semibold text-simrik'}>
            {conversion.kind === 'no-rate' && text.noRate(currency.iso3)}
            {conversion.kind === 'empty' && text.noAmount}
            {conversion.kind === 'not-digits' && text.badAmount}
            {conversion.kind === 'too-large' && text.tooLarge(digitsIn(lang, mostDigits))}
          </p>
        )}
      </div>
    </Card>
  )
}

/** What the visitor converts; without JavaScript the query says it. */
export function useConversion() {
  const asked = readConversion(useSearch())
  const [amount, setAmount] = useState(asked.amount ?? '100')
  const [code, setCode] = useState(asked.code ?? 'USD')
  const [direction, setDirection] = useState<Direction>(asked.direction ?? 'to-npr')
  useFragment(() => {
    const given = readConversion(location.hash.slice(1))
    if (given.code) setCode(given.code)
    if (given.amount) setAmount(given.amount)
    if (given.direction) setDirection(given.direction)
  })
  /** A row of the rates: on a phone the converter is elsewhere on the page. */
  const choose = (chosen: string) => {
    setCode(chosen)
    document.getElementById('converter')?.scrollIntoView({ block: 'nearest' })
  }
  return { amount, code, direction, setAmount, setCode, setDirection, choose }
}

export type ConversionState = ReturnType<typeof useConversion>

/** Of `currency=AUD&amount=250`: a form's query, or the fragment of an answer of the search box, which is never sent. */
function readConversion(query: string) {
  const given = new URLSearchParams(query)
  const [code, amount] = [given.get('currency'), given.get('amount')?.slice(0, 24)]
  // Without a direction an amount is of the currency.
  const direction: Direction | undefined =
    given.get('direction') === 'from-npr' ? 'from-npr' : amount ? 'to-npr' : undefined
  return { code, amount, direction }
}
