import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import type { CardContent, DrawnCode, FailedCode, ShownCode } from '../qr-code.ts'
import { isComplete, type Payment, payloadOf } from '../qr-payload.ts'
import { events } from '../tool.ts'

export type QrState = { kind: 'none' } | { kind: 'making' } | FailedCode | DrawnCode | ShownCode

const none = { kind: 'none' } as const
const making = { kind: 'making' } as const
const prepareAfterMs = 10_000
const drawAfterMs = 150
/** A code is announced and counted as used once it was unchanged for this time. */
const settledAfterMs = 1000

/**
 * The code of a form: drawn while it is filled in, as soon as it is complete.
 *
 * @param drawn by the server for a posted form
 */
export function useQrCode(content: CardContent, drawn: DrawnCode | FailedCode | undefined) {
  const { form } = content
  const { made, lastCodes, add, drop, forget } = useMadeCodes()
  /** What is drawn or was drawn last. */
  const started = useRef('')
  const key = isComplete(form) ? JSON.stringify(content) : ''
  const result = key && made?.key === key ? made.result : undefined
  const state: QrState = result ?? (key ? (drawnOf(form, drawn) ?? making) : none)
  const record = useRecord(key)
  const make = async () => {
    started.current = key
    const newer = await makeLoaded(content)
    // An outdated code is not shown.
    if (started.current === key) add(key, newer)
  }

  const draw = useEffectEvent((wanted: string) => {
    if (wanted && started.current !== wanted) void make()
  })
  useEffect(() => {
    const timer = setTimeout(draw, drawAfterMs, key)
    return () => clearTimeout(timer)
  }, [key])

  const isSettled = useSettled(result, record)
  /** Makes the code at once, also after a failure. */
  const makeNow = () => {
    record()
    if (result?.kind === 'ready') return
    if (result) drop()
    if (result || started.current !== key) void make()
  }
  /** Also one that is being made. */
  const forgetCodes = () => {
    started.current = ''
    forget()
  }
  return {
    state,
    /** The code stays as it is: time to announce it. */
    isSettled,
    makeNow,
    /** The last code of each service that was made on this page. */
    lastCodes,
    forgetCodes,
  }
}

/** Counts each form once. */
function useRecord(key: string) {
  const recorded = useRef('')
  return () => {
    if (recorded.current !== key) recordUsage(events.make)
    recorded.current = key
  }
}

function drawnOf(form: Payment, drawn: DrawnCode | FailedCode | undefined) {
  return drawn?.kind === 'failed' || drawn?.payload === payloadOf(form) ? drawn : undefined
}

/** The result of the last form, and the last code of each service. They are in this page's memory only. */
function useMadeCodes() {
  // Loaded early, so that codes can be made without a network later.
  useEffect(() => {
    const timer = setTimeout(prepareMaker, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])
  const [made, setMade] = useState<{ key: string; result: ShownCode | FailedCode }>()
  const [lastCodes, setLastCodes] = useState<readonly ShownCode[]>([])
  const drop = () => setMade(undefined)
  const add = (key: string, result: ShownCode | FailedCode) => {
    setMade({ key, result })
    if (result.kind === 'ready') setLastCodes((before) => withLast(before, result))
  }
  const forget = () => {
    drop()
    setLastCodes([])
  }
  return { made, lastCodes, add, drop, forget }
}

/** One code of each service, the latest at the end. */
function withLast(before: readonly ShownCode[], code: ShownCode): ShownCode[] {
  return [...before.filter(({ form }) => form.service !== code.form.service), code]
}

/** Whether a result has stayed for a second. */
function useSettled(result: object | undefined, onSettle: () => void): boolean {
  const [settled, setSettled] = useState<object>()
  const settle = useEffectEvent((stayed: object) => {
    setSettled(stayed)
    onSettle()
  })
  useEffect(() => {
    if (!result) return undefined
    const timer = setTimeout(settle, settledAfterMs, result)
    return () => clearTimeout(timer)
  }, [result])
  return result !== undefined && settled === result
}

/** Loads what makes codes, checks and prints them; larger than the form, and not needed before it is filled in. */
export const loadMaker = () => import('./make-code.ts')

/** Loads it ahead of its use. */
export function prepareMaker(): void {
  // The later use loads it again and handles the error.
  loadMaker().catch(() => undefined)
}

/** Makes a code once it is loaded. */
async function makeLoaded(content: CardContent): Promise<ShownCode | FailedCode> {
  const maker = await loadMaker().catch((error: unknown) => {
    console.warn('What makes codes did not load', error)
  })
  return maker ? await maker.makeCode(content) : { kind: 'failed', reason: 'notChecked' }
}
