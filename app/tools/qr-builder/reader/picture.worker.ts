import { readCode } from './decode.ts'

declare const BarcodeDetector:
  | (new (options: {
      formats: string[]
    }) => { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> })
  | undefined

/** What the page asks to be read, and the answer. */
export type Answer = { text: string } | { problem: 'noCode' | 'notPicture' | 'failed' }

/** Longest side that is looked at: more shows no more of a code. */
const mostSide = 1400

// Off the main thread: a large picture takes seconds on a slow phone.
addEventListener('message', ({ data }: MessageEvent<Blob | ImageBitmap>) => {
  void read(data)
    .catch((): Answer => ({ problem: 'failed' }))
    .then((answer) => postMessage(answer))
})

async function read(given: Blob | ImageBitmap): Promise<Answer> {
  const picture = await createImageBitmap(given).catch(() => undefined)
  if (!picture) return { problem: 'notPicture' }
  const text = (await detected(picture)) ?? readCode(pixelsOf(picture))
  return text === undefined ? { problem: 'noCode' } : { text }
}

/** By the browser itself, where it can. */
async function detected(picture: ImageBitmap): Promise<string | undefined> {
  if (typeof BarcodeDetector === 'undefined') return undefined
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture).catch(() => [])
  return found[0]?.rawValue
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const scale = Math.min(1, mostSide / Math.max(picture.width, picture.height))
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale)))
  const canvas = new OffscreenCanvas(width ?? 1, height ?? 1)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('There is no canvas')
  // What is transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height)
}
