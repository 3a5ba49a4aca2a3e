import { encodeQr, type QrCode } from '../qr-code.ts'
import { type CardTexts, drawCard } from './card.ts'
import { loadReader, readPicture } from './reader.ts'

export interface MadeCode {
  kind: 'ready'
  payload: string
  code: QrCode
  /** The card, read back and verified. */
  png: Blob
}

export interface FailedCode {
  kind: 'failed'
  reason: 'tooLong' | 'unreadable' | 'notChecked'
}

/** Makes a code and its card. Succeeds only when the card, read back, has exactly the payload. */
export async function makeCode(payload: string, texts: CardTexts): Promise<MadeCode | FailedCode> {
  const code = encodeQr(payload)
  if (!code) return { kind: 'failed', reason: 'tooLong' }
  const reader = await loadReader().catch(logged)
  if (!reader) return { kind: 'failed', reason: 'notChecked' }
  try {
    const card = await drawCard(code, texts)
    const pixels = card.getContext('2d')?.getImageData(0, 0, card.width, card.height)
    const png = await pngOf(card)
    if (pixels && readPicture(reader, pixels) === payload) return { kind: 'ready', payload, code, png }
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
