import { digitsIn } from 'bikram-sambat/digits'
import { useRef, useState } from 'react'
import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { mostDigits } from '#app/kit/amount.ts'
import { rupees } from '#app/kit/rupees.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { useInitialInputValue } from '#app/ui/use-initial-input-value.ts'
import { coinText, priceText } from '../amounts.ts'
import { convert, type Direction, directions } from '../conversion.ts'
import { messages } from '../messages.ne.ts'

/** Between a coin and rupees or dollars, both ways. */
export function CoinConverter({ coins, rate }: { coins: readonly Coin[]; rate: DollarRate | null }) {
  const text = useMessages(messages).convert
  const lang = useLang()
  const input = useRef<HTMLInputElement>(null)
  const [amount, setAmount] = useState('1')
  const [id, setId] = useState('bitcoin')
  const [direction, setDirection] = useState<Direction>('coin-npr')
  useInitialInputValue(input, amount, setAmount)
  const coin = coins.find((known) => known.id === id) ?? coins[0]
  if (!coin) return null
  const symbol = coin.symbol.toUpperCase()
  const conversion = convert(amount, direction, coin, rate?.buy)
  const [, to = ''] = direction.split('-')
  return (
    <section
      aria-labelledby="converter"
      className="no-print rounded-2xl border border-line bg-surface p-4 noscript:hidden sm:p-5"
    >
      <h2 id="converter" className="text-lg">
        {text.heading}
      </h2>
      <div className="mt-2 grid gap-3">
        <div>
          <label htmlFor="amount" className="font-semibold">
            {text.amount}
          </label>
          <input
            ref={input}
            id="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={24}
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            aria-invalid={conversion.kind === 'not-digits' || conversion.kind === 'too-large' || undefined}
            aria-describedby="converted"
            className={`${fieldStyle} mt-1`}
          />
        </div>
        <div>
          <label htmlFor="converter-coin" className="font-semibold">
            {text.coin}
          </label>
          <select
            id="converter-coin"
            autoComplete="off"
            value={coin.id}
            onChange={(event) => setId(event.target.value)}
            className={`${fieldStyle} mt-1`}
          >
            {coins.map((known) => (
              <option key={known.id} value={known.id}>
                {known.symbol.toUpperCase()} – {known.name}
              </option>
            ))}
          </select>
        </div>
        <div>
          <label htmlFor="direction" className="font-semibold">
            {text.direction}
          </label>
          <select
            id="direction"
            autoComplete="off"
            value={direction}
            onChange={(event) => setDirection(event.target.value as Direction)}
            className={`${fieldStyle} mt-1`}
          >
            {directions.map((name) => (
              <option key={name} value={name}>
                {text.directions[name](symbol)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <div id="converted" role="status" className="mt-3 min-h-14">
        {conversion.kind === 'done' ? (
          <p className="text-xl font-bold wrap-anywhere">
            {to === 'coin' && `${symbol} ${coinText(lang, conversion.value)}`}
            {to === 'npr' && rupees(lang, priceText(lang, conversion.value))}
            {to === 'usd' && `USD ${priceText(lang, conversion.value)}`}
          </p>
        ) : (
          <p className={conversion.kind === 'empty' ? 'text-muted' : 'font-semibold text-simrik'}>
            {conversion.kind === 'no-price' && text.noPrice}
            {conversion.kind === 'empty' && text.noAmount}
            {conversion.kind === 'not-digits' && text.badAmount}
            {conversion.kind === 'too-large' && text.tooLarge(digitsIn(lang, mostDigits))}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">{text.note}</p>
    </section>
  )
}
