import { fileTypeFromBuffer } from 'file-type'
import type { Sharp, SharpOptions } from 'sharp'
import { maxPictureBytes, type Picture, pictureTypes } from './fetch-image.server.ts'

export type EncodeTrouble =
  /** Neither PNG nor JPEG nor WebP, by its bytes. */
  | 'no-image'
  | 'animated'
  /** More than `maxPixels`, by its header: it is not decoded. */
  | 'too-many-pixels'
  | 'broken'

export type EncodedPicture = { ok: true; picture: Picture } | { ok: false; trouble: EncodeTrouble }

const maxPixels = 2048 * 2048
const limitSeconds = 5
/** Longest sides to try until the picture is small enough. */
const sides = [512, 256] as const
const loaders = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer']

/**
 * Decodes a picture and encodes it as WebP of at most 512 × 512 pixels, outside the main thread. Only its pixels
 * remain: no metadata and no bytes after the end of the file.
 */
export async function encodePicture(bytes: Uint8Array): Promise<EncodedPicture> {
  const type = (await fileTypeFromBuffer(bytes))?.mime ?? ''
  if (type === 'image/apng') return { ok: false, trouble: 'animated' }
  if (!pictureTypes.includes(type)) return { ok: false, trouble: 'no-image' }
  const open = await loadDecoder()
  try {
    const { width, height, pages = 1 } = await open(bytes, { limitInputPixels: false }).metadata()
    if (pages > 1) return { ok: false, trouble: 'animated' }
    if (width * height > maxPixels) return { ok: false, trouble: 'too-many-pixels' }
    for (const side of sides) {
      const encoded = await webpOf(open(bytes, { limitInputPixels: maxPixels }), side)
      if (encoded.length <= maxPictureBytes)
        return { ok: true, picture: { contentType: 'image/webp', bytes: encoded } }
    }
  } catch {
    // Of a decoder that was given damaged bytes, or reached the time limit.
  }
  return { ok: false, trouble: 'broken' }
}

function webpOf(picture: Sharp, side: number): Promise<Uint8Array> {
  return picture
    .timeout({ seconds: limitSeconds })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90, smartSubsample: true })
    .toBuffer()
}

type Open = (bytes: Uint8Array, options: SharpOptions) => Sharp

/** Loaded at the first upload: most servers never decode a picture. Other decoders than the three needed are off. */
async function loadDecoder(): Promise<Open> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: loaders })
  sharp.cache(false)
  sharp.concurrency(1)
  return (bytes, options) => sharp(bytes, { failOn: 'error', ...options })
}
