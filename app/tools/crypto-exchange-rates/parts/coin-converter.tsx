import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useRef, useState } from 'react'
import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/read.server.ts'
import { mostDigits } from '#app/lib/amount.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { rupees } from '#app/lib/nepali-grouping.ts'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { useSearch } from '#app/platform/navigation/url-state.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { Card } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import { useInitialInputValue } from '#app/ui/use-hydrated.ts'
import { coinText, convert, type Direction, directions, priceText } from '../conversion.ts'
import { messages } from '../messages.ne.ts'
import { path } from '../tool.ts'

/** Between a coin and rupees or dollars, both ways. Without JavaScript the server answers. */
export function CoinConverter({ coins, rate }: { coins: readonly Coin[]; rate: DollarRate | null }) {
  const [{ convert: text }, lang] = useTexts(messages)
  const input = useRef<HTMLInputElement>(null)
  const asked = new URLSearchParams(useSearch())
  const [amount, setAmount] = useState(asked.get('amount')?.slice(0, 24) ?? '1')
  const [id, setId] = useState(asked.get('coin') ?? 'bitcoin')
  const [direction, setDirection] = useState<Direction>(
    directions.find((known) => known === asked.get('direction')) ?? 'coin-npr',
  )
  useInitialInputValue(input, amount, setAmount)
  const coin = coins.find((known) => known.id === id) ?? coins[0]
  if (!coin) return null
  const symbol = coin.symbol.toUpperCase()
  const conversion = convert(amount, direction, coin, rate?.buy)
  const [from, to] = direction.split('-')
  const inUnit = (unit: string | undefined, value: number) => {
    if (unit === 'coin') return `${coinText(lang, value)} ${symbol}`
    return unit === 'npr' ? rupees(lang, priceText(lang, value)) : `USD ${priceText(lang, value)}`
  }
  return (
    <Card
      title={text.heading}
      titleClass="text-lg"
      id="converter"
      className="no-print py-3! lg:sticky lg:top-20"
    >
      <form
        method="get"
        action={`${pathIn(lang, path)}#converter`}
        className="mt-1 grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-3 gap-y-2 lg:grid-cols-1"
        onSubmit={(event) => event.preventDefault()}
      >
        <TextField
          ref={input}
          label={text.amount}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={24}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          isInvalid={conversion.kind === 'not-digits' || conversion.kind === 'too-large'}
          describedBy="converted"
        />
        <SelectField
          label={text.coin}
          name="coin"
          autoComplete="off"
          options={coins.map((known) => [known.id, `${known.symbol.toUpperCase()} – ${known.name}`] as const)}
          value={coin.id}
          onChange={(event) => setId(event.target.value)}
        />
        <SelectField
          className="col-span-full"
          label={<span className="sr-only">{text.direction}</span>}
          name="direction"
          autoComplete="off"
          options={directions.map((name) => [name, text.directions[name](symbol)] as const)}
          value={direction}
          onChange={(event) => setDirection(event.target.value as Direction)}
        />
        <NoScriptButton>{text.submit}</NoScriptButton>
      </form>
      <div id="converted" role="status" className="mt-2 min-h-8">
        {conversion.kind === 'done' ? (
          <>
            <p className="text-xl font-bold wrap-anywhere">{inUnit(to, conversion.value)}</p>
            <SharedAnswer
              text={`${inUnit(from, conversion.amount)} = ${inUnit(to, conversion.value)}${coin.last_updated === null ? '' : `, ${instantText(lang, coin.last_updated)}`}`}
            />
          </>
        ) : (
          <p className={conversion.kind === 'empty' ? 'text-muted' : 'font-semibold text-simrik'}>
            {conversion.kind === 'no-rate' && text.noPrice}
            {conversion.kind === 'empty' && text.noAmount}
            {conversion.kind === 'not-digits' && text.badAmount}
            {conversion.kind === 'too-large' && text.tooLarge(digitsIn(lang, mostDigits))}
          </p>
        )}
      </div>
      <p className="text-sm text-muted">{text.note}</p>
    </Card>
  )
}
