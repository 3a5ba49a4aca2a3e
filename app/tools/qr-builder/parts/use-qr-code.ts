import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { type Payment, payloadOf } from '../qr-payload.ts'
import { events } from '../tool.ts'
import type { CardTexts } from './card.ts'
import { type FailedCode, type MadeCode, makeCode } from './make-code.ts'
import { prepareReader } from './reader.ts'

/** A code with what the form held when it was made. */
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

  // A visitor who stays may lose the network: then what checks a code is there already.
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
    // Whatever was changed meanwhile has hidden this code already.
    if (own !== turn.current) return
    setState(made.kind === 'ready' ? { ...made, form, texts } : made)
  }
  const hide = () => {
    turn.current += 1
    setState(none)
  }
  return { state, make, hide }
}
