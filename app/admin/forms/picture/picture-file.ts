type FileTrouble = 'noPicture' | 'drawing' | 'animated' | 'tooLarge'

export type ReadFile = { ok: true; picture: ImageBitmap } | { ok: false; trouble: FileTrouble }

const maxBytes = 10 * 1024 * 1024
/** Enough for what tells the format and an animation. */
const headBytes = 4096

/** Decodes a picture of the operator, upright. */
export async function readPictureFile(file: Blob): Promise<ReadFile> {
  if (file.size > maxBytes) return { ok: false, trouble: 'tooLarge' }
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  if (/<svg/i.test(head)) return { ok: false, trouble: 'drawing' }
  if (isAnimated(head)) return { ok: false, trouble: 'animated' }
  try {
    return { ok: true, picture: await createImageBitmap(file) }
  } catch {
    return { ok: false, trouble: 'noPicture' }
  }
}

/** A GIF, a PNG with a chunk `acTL`, or a WebP with the flag of an animation. */
function isAnimated(head: string): boolean {
  if (head.startsWith('GIF8')) return true
  if (head.startsWith('PNG', 1)) return head.includes('acTL')
  return head.startsWith('WEBPVP8X', 8) && (head.charCodeAt(20) & 2) !== 0
}
