import type { ComponentType } from 'react'
import type { QrCode } from '../qr-code.ts'
import type { Payment } from '../qr-payload.ts'

/** What a card shows. */
export interface CardContent {
  form: Payment
  /** In the order of its lines. */
  texts: { service: string; scanWith: string; name: string; number: string }
  /** Of the bank, if it has one. */
  logoPath: string | undefined
}

/** A code that the server drew for a browser without JavaScript. */
export interface DrawnCode {
  kind: 'drawn'
  payload: string
  code: QrCode
}

/** A code with the form's values at the time it was made. */
export interface ShownCode extends Omit<DrawnCode, 'kind'>, CardContent {
  kind: 'ready'
  /** The card, read back and verified. */
  png: Blob
  /** What can be done with it; its code comes with the code that makes it. */
  Uses: ComponentType<{ shown: ShownCode; others: readonly ShownCode[] }>
}

export interface FailedCode {
  kind: 'failed'
  reason: 'tooLong' | 'unreadable' | 'notChecked'
}
