import type decodeQr from 'qr/decode.js'
import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { encodeQr, type QrCode } from '../qr-code.ts'
import { type Payment, payloadOf } from '../qr-payload.ts'
import { events } from '../tool.ts'
import { type CardTexts, drawCard } from './card.ts'

/** A code with the form's values at the time it was made. */
export interface ShownCode {
  kind: 'ready'
  payload: string
  code: QrCode
  /** The card, read back and verified. */
  png: Blob
  form: Payment
  texts: CardTexts
}

interface FailedCode {
  kind: 'failed'
  reason: 'tooLong' | 'unreadable' | 'notChecked'
}

export type QrState = { kind: 'none' } | { kind: 'making' } | FailedCode | ShownCode

const none = { kind: 'none' } as const
const prepareAfterMs = 10_000

export function useQrCode() {
  const [state, setState] = useState<QrState>(none)
  /** Counts changes, so that an outdated code is not shown. */
  const current = useRef(0)

  // Loads the decoder early, so that codes can be made without a network later.
  useEffect(() => {
    const timer = setTimeout(prepareReader, prepareAfterMs)
    return () => clearTimeout(timer)
  }, [])

  const make = async (form: Payment, texts: CardTexts) => {
    recordUsage(events.make)
    current.current += 1
    const own = current.current
    setState({ kind: 'making' })
    const made = await makeCode(form, texts)
    if (own === current.current) setState(made)
  }
  const hide = () => {
    current.current += 1
    setState(none)
  }
  return { state, make, hide }
}

/** Makes a code and its card. Succeeds only when the card, read back, has exactly the payload. */
async function makeCode(form: Payment, texts: CardTexts): Promise<ShownCode | FailedCode> {
  const payload = payloadOf(form)
  const code = encodeQr(payload)
  if (!code) return { kind: 'failed', reason: 'tooLong' }
  const reader = await loadReader().catch(logged)
  if (!reader) return { kind: 'failed', reason: 'notChecked' }
  try {
    const card = await drawCard(code, texts)
    const pixels = card.getContext('2d')?.getImageData(0, 0, card.width, card.height)
    const png = await pngOf(card)
    if (pixels && readPicture(reader, pixels) === payload) {
      return { kind: 'ready', payload, code, png, form, texts }
    }
    console.warn('The code that was drawn does not read as it should')
  } catch (error) {
    logged(error)
  }
  return { kind: 'failed', reason: 'unreadable' }
}

function logged(error: unknown): undefined {
  console.warn('The picture of the code failed', error)
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

type Read = typeof decodeQr

let loading: Promise<Read> | undefined

/** Loads the decoder, which is larger than the encoder, separately from the page's code. */
function loadReader(): Promise<Read> {
  loading ??= import('qr/decode.js').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Loads the decoder ahead of its use. */
export function prepareReader(): void {
  // The later use loads it again and handles the error.
  loadReader().catch(() => undefined)
}

/** The text of the code on a picture; undefined when unreadable. */
function readPicture(read: Read, { data, width, height }: ImageData): string | undefined {
  try {
    // A slow phone needs more than the default of a single frame.
    return read({ data, width, height }, { timeLimit: 2000 })
  } catch {
    return undefined
  }
}
