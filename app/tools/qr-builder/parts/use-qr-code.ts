import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { type Payment, payloadOf } from '../qr-payload.ts'
import { events } from '../tool.ts'
import type { CardTexts } from './card.ts'
import { type FailedCode, type MadeCode, makeCode } from './make-code.ts'
import { prepareReader } from './reader.ts'

/** A code with the form's values at the time it was made. */
export interface ShownCode extends MadeCode {
  form: Payment
  texts: CardTexts
}

export type QrState = { kind: 'none' } | { kind: 'making' } | FailedCode | ShownCode

const none = { kind: 'none' } as const
const staysMs = 10_000

export function useQrCode() {
  const [state, setState] = useState<QrState>(none)
  const turn = useRef(0)

  // Loads the decoder early, so that codes can be made without a network later.
  useEffect(() => {
    const timer = setTimeout(prepareReader, staysMs)
    return () => clearTimeout(timer)
  }, [])

  const make = async (form: Payment, texts: CardTexts) => {
    recordUsage(events.make)
    turn.current += 1
    const own = turn.current
    setState({ kind: 'making' })
    const made = await makeCode(payloadOf(form), texts)
    // A change of the form meanwhile has hidden this code.
    if (own !== turn.current) return
    setState(made.kind === 'ready' ? { ...made, form, texts } : made)
  }
  const hide = () => {
    turn.current += 1
    setState(none)
  }
  return { state, make, hide }
}
