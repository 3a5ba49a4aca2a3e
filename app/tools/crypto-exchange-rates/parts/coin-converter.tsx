import { useState } from 'react'
import type { Coin } from '#app/feeds/crypto/coin.ts'
import type { DollarRate } from '#app/feeds/forex/dollar-rate.server.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { pathIn } from '#app/lib/language.ts'
import { rupees } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSearch } from '#app/platform/navigation/address.ts'
import { SharedAnswer } from '#app/platform/tool-page/shared-answer.tsx'
import { ConverterCard } from '#app/ui/converter-card.tsx'
import { coinText, priceText } from '../amounts.ts'
import { convert, type Direction, directions } from '../conversion.ts'
import { messages } from '../messages.ne.ts'
import { path } from '../tool.ts'

const directionOf = (text: string | null): Direction =>
  directions.find((known) => known === text) ?? 'coin-npr'

/** Between a coin and rupees or dollars, both ways. */
export function CoinConverter({ coins, rate }: { coins: readonly Coin[]; rate: DollarRate | null }) {
  const text = useMessages(messages).convert
  const lang = useLang()
  const asked = new URLSearchParams(useSearch())
  const [amount, setAmount] = useState(asked.get('amount')?.slice(0, 24) ?? '1')
  const [id, setId] = useState(asked.get('coin') ?? 'bitcoin')
  const [direction, setDirection] = useState(directionOf(asked.get('direction')))
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
    <ConverterCard
      className="no-print py-3! lg:sticky lg:top-20"
      lang={lang}
      action={pathIn(lang, path)}
      text={text}
      amount={amount}
      onAmount={setAmount}
      selects={[
        {
          name: 'coin',
          label: text.coin,
          options: coins.map((known) => [known.id, `${known.symbol.toUpperCase()} – ${known.name}`] as const),
          value: coin.id,
        },
        {
          name: 'direction',
          label: text.direction,
          options: directions.map((name) => [name, text.directions[name](symbol)] as const),
          value: direction,
        },
      ]}
      onSelect={(name, value) => {
        if (name === 'coin') setId(value)
        else setDirection(directionOf(value))
      }}
      kind={conversion.kind}
      noRate={text.noPrice}
    >
      {conversion.kind === 'done' && (
        <>
          <p className="text-xl font-bold wrap-anywhere">{inUnit(to, conversion.value)}</p>
          <SharedAnswer
            text={`${inUnit(from, conversion.amount)} = ${inUnit(to, conversion.value)}${coin.last_updated === null ? '' : `, ${instantText(lang, coin.last_updated)}`}`}
          />
          <p className="text-sm text-muted">{text.note}</p>
        </>
      )}
    </ConverterCard>
  )
}
