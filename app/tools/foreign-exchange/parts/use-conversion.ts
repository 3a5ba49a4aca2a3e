import { useEffect, useState } from 'react'
import type { Direction } from '../conversion.ts'

/** What the visitor converts: the converter changes it, the table shows it beside each rate. */
export function useConversion() {
  const [amount, setAmount] = useState('100')
  const [code, setCode] = useState('USD')
  const [direction, setDirection] = useState<Direction>('to-npr')
  useEffect(() => takeFromAddress(setCode, setAmount), [])
  return { amount, code, direction, setAmount, setCode, setDirection }
}

export type ConversionState = ReturnType<typeof useConversion>

/** Takes `#currency=AUD&amount=250`, as answers of the search box give it; a fragment is never sent. */
function takeFromAddress(setCode: (code: string) => void, setAmount: (amount: string) => void): void {
  const given = new URLSearchParams(location.hash.slice(1))
  const [code, amount] = [given.get('currency'), given.get('amount')]
  if (code) setCode(code)
  if (amount) setAmount(amount.slice(0, 24))
}
