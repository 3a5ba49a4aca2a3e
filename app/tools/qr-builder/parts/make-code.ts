import decodeQr from 'qr/decode.js'
import { encodeQr } from '../encode-qr.ts'
import type { CardContent, FailedCode, ShownCode } from '../qr-code.ts'
import { payloadOf } from '../qr-payload.ts'
import { drawCard } from './card.ts'
import { CodeUses } from './code-uses.tsx'

/** Makes a code and its card. Succeeds only when the card, read back, has exactly the payload. */
export async function makeCode(content: CardContent): Promise<ShownCode | FailedCode> {
  const payload = payloadOf(content.form)
  const code = encodeQr(payload)
  if (!code) return { kind: 'failed', reason: 'tooLong' }
  try {
    const card = await drawCard(code, content)
    const pixels = card.getContext('2d')?.getImageData(0, 0, card.width, card.height)
    const png = await pngOf(card)
    if (pixels && readPicture(pixels) === payload) {
      return { kind: 'ready', payload, code, png, ...content, Uses: CodeUses }
    }
    console.warn('The code that was drawn does not read as it should')
  } catch (error) {
    console.warn('The picture of the code failed', error)
  }
  return { kind: 'failed', reason: 'unreadable' }
}

/** The text of the code on a picture; undefined when unreadable. */
function readPicture({ data, width, height }: ImageData): string | undefined {
  try {
    // A slow phone needs more than the default of a single frame.
    return decodeQr({ data, width, height }, { timeLimit: 2000 })
  } catch {
    return undefined
  }
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}
