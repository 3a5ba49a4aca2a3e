type FileTrouble = 'noPicture' | 'drawing' | 'animated' | 'tooLarge'

export type ReadFile = { ok: true; png: Blob } | { ok: false; trouble: FileTrouble }

const maxBytes = 10 * 1024 * 1024
/** Enough for what tells the format and an animation. */
const headBytes = 4096
/** In pixels. */
const longestSide = 512

/** Decodes a picture of the operator, upright, and makes it small enough for the server. */
export async function readPictureFile(file: Blob): Promise<ReadFile> {
  if (file.size > maxBytes) return { ok: false, trouble: 'tooLarge' }
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (/<svg/i.test(head)) return { ok: false, trouble: 'drawing' }
  if (isAnimated(head)) return { ok: false, trouble: 'animated' }
  const picture = await createImageBitmap(file).catch(() => undefined)
  const png = picture && (await pngOf(picture))
  picture?.close()
  return png ? { ok: true, png } : { ok: false, trouble: 'noPicture' }
}

function pngOf(picture: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}

/** A GIF, a PNG with a chunk `acTL`, or a WebP with the flag of an animation. */
function isAnimated(head: string): boolean {
  if (head.startsWith('GIF8')) return true
  if (head.startsWith('PNG', 1)) return head.includes('acTL')
  return head.startsWith('WEBPVP8X', 8) && (head.charCodeAt(20) & 2) !== 0
}
