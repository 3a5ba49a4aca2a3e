import { useEffect, useState } from 'react'
import type { Direction } from '../conversion.ts'

/** What the visitor converts: the converter changes it, the table shows it beside each rate. */
export function useConversion() {
  const [amount, setAmount] = useState('100')
  const [code, setCode] = useState('USD')
  const [direction, setDirection] = useState<Direction>('to-npr')
  useEffect(() => {
    const take = () => {
      const given = readFragment(location.hash)
      if (given.code) setCode(given.code)
      if (given.amount) setAmount(given.amount)
      if (given.direction) setDirection(given.direction)
    }
    take()
    // A link on the page itself changes the fragment alone.
    addEventListener('hashchange', take)
    return () => removeEventListener('hashchange', take)
  }, [])
  return { amount, code, direction, setAmount, setCode, setDirection }
}

export type ConversionState = ReturnType<typeof useConversion>

/** Of `#currency=AUD&amount=250`, as answers of the search box give it; a fragment is never sent. */
function readFragment(hash: string) {
  const given = new URLSearchParams(hash.slice(1))
  const [code, amount] = [given.get('currency'), given.get('amount')?.slice(0, 24)]
  // Without a direction an amount is of the currency.
  const direction: Direction | undefined =
    given.get('direction') === 'from-npr' ? 'from-npr' : amount ? 'to-npr' : undefined
  return { code, amount, direction }
}
