import { encodeQr, type QrCode } from '../qr-code.ts'
import { type Payment, payloadOf } from '../qr-payload.ts'
import { type CardTexts, drawCard } from './card.ts'
import { loadReader, readPicture } from './read-code.ts'

/** A code with the form's values at the time it was made. */
export interface ShownCode {
  kind: 'ready'
  payload: string
  code: QrCode
  /** The card, read back and verified. */
  png: Blob
  form: Payment
  texts: CardTexts
  /** Of the bank, if it has one. */
  logoPath: string | undefined
}

export interface FailedCode {
  kind: 'failed'
  reason: 'tooLong' | 'unreadable' | 'notChecked'
}

/** Makes a code and its card. Succeeds only when the card, read back, has exactly the payload. */
export async function makeCode(
  form: Payment,
  texts: CardTexts,
  logoPath: string | undefined,
): Promise<ShownCode | FailedCode> {
  const payload = payloadOf(form)
  const code = encodeQr(payload)
  if (!code) return { kind: 'failed', reason: 'tooLong' }
  const reader = await loadReader().catch(logged)
  if (!reader) return { kind: 'failed', reason: 'notChecked' }
  try {
    const card = await drawCard(code, texts, form.service, logoPath)
    const pixels = card.getContext('2d')?.getImageData(0, 0, card.width, card.height)
    const png = await pngOf(card)
    if (pixels && readPicture(reader, pixels) === payload) {
      return { kind: 'ready', payload, code, png, form, texts, logoPath }
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
