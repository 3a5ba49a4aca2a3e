import type { ComponentType } from 'react'
import type { QrCode } from '../qr-code.ts'
import type { Payment } from '../qr-payload.ts'
import type { CardTexts } from './card.ts'

/** A code that the server drew for a browser without JavaScript. */
export interface DrawnCode {
  kind: 'drawn'
  payload: string
  code: QrCode
}

/** A code with the form's values at the time it was made. */
export interface ShownCode extends Omit<DrawnCode, 'kind'> {
  kind: 'ready'
  /** The card, read back and verified. */
  png: Blob
  form: Payment
  texts: CardTexts
  /** Of the bank, if it has one. */
  logoPath: string | undefined
  /** What can be done with it; its code comes with the code that makes it. */
  Uses: ComponentType<{ shown: ShownCode; others: readonly ShownCode[] }>
}

export interface FailedCode {
  kind: 'failed'
  reason: 'tooLong' | 'unreadable' | 'notChecked'
}
