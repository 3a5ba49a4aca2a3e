declare const BarcodeDetector:
  | (new (
      options: object,
    ) => { detect: (picture: ImageBitmap) => Promise<{ rawValue: string }[]> })
  | undefined

/** In pixels. Larger pictures are scaled down to it. */
const mostSide = 1400
const limitMs = 10_000

let worker: Worker | undefined
/** Ends with the picture before: the worker's answers do not say to which picture they belong. */
let before: Promise<unknown> = Promise.resolve()

/** The answer of the browser's own detector; undefined where there is none, or it finds nothing. */
async function detected(picture: ImageBitmap): Promise<string | undefined> {
  if (typeof BarcodeDetector === 'undefined') return undefined
  const found = await new BarcodeDetector({ formats: ['qr_code'] }).detect(picture).catch(() => [])
  return found[0]?.rawValue
}

/** The text of the code on a picture, which is closed. Undefined when none is read; rejects after 10 s. */
export async function decodePicture(picture: ImageBitmap): Promise<string | undefined> {
  try {
    const text = await detected(picture)
    if (text !== undefined) return text
    const pixels = pixelsOf(picture)
    const decoded = before.then(() => decodedByWorker(pixels))
    before = decoded.catch(() => undefined)
    return await decoded
  } finally {
    picture.close()
  }
}

async function decodedByWorker(pixels: ImageData): Promise<string | undefined> {
  worker ??= new Worker(new URL('./decode.worker.ts', import.meta.url), { type: 'module' })
  const current = worker
  return await new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer)
      current.terminate()
      worker = undefined
      reject(new Error('The worker failed, or took too long'))
    }
    const timer = setTimeout(stop, limitMs)
    current.onerror = stop
    current.onmessage = ({ data }: MessageEvent<string | undefined>) => {
      clearTimeout(timer)
      resolve(data)
    }
    current.postMessage(pixels)
  })
}

function pixelsOf(picture: ImageBitmap): ImageData {
  const scale = Math.min(1, mostSide / Math.max(picture.width, picture.height))
  const [width = 1, height = 1] = [picture.width, picture.height].map((side) => Math.ceil(side * scale))
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d')
  if (!context) throw new Error('There is no canvas')
  // What is transparent is paper.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  return context.getImageData(0, 0, width, height)
}
