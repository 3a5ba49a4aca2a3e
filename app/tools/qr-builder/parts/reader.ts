import type decodeQr from 'qr/decode.js'

type Read = typeof decodeQr

let arriving: Promise<Read> | undefined

/** The program that reads codes. It is larger than the one that makes them and comes after the page, on its own. */
export function loadReader(): Promise<Read> {
  arriving ??= import('qr/decode.js').then(
    (module) => module.default,
    (error: unknown) => {
      arriving = undefined
      throw error
    },
  )
  return arriving
}

/** Fetches the reader ahead of its use. */
export function prepareReader(): void {
  // Whoever needs it asks again and is told.
  loadReader().catch(() => undefined)
}

/** What stands in the code on a picture; nothing where it cannot be read. */
export function readPicture(read: Read, { data, width, height }: ImageData): string | undefined {
  try {
    // A slow phone needs more than the single frame that is the default.
    return read({ data, width, height }, { timeLimit: 2000 })
  } catch {
    return undefined
  }
}
