import { useState } from 'react'
import { useFragment, useSearch } from '#app/platform/navigation/address.ts'
import type { Direction } from '../conversion.ts'

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
