import type decodeQr from 'qr/decode.js'

type Read = typeof decodeQr

let loading: Promise<Read> | undefined

/** Loads the decoder, which is larger than the encoder, separately from the page's code. */
export function loadReader(): Promise<Read> {
  loading ??= import('qr/decode.js').then(
    (module) => module.default,
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Loads the decoder ahead of its use. */
export function prepareReader(): void {
  // The later use loads it again and handles the error.
  loadReader().catch(() => undefined)
}

/** The text of the code on a picture; undefined when unreadable. */
export function readPicture(read: Read, { data, width, height }: ImageData): string | undefined {
  try {
    // A slow phone needs more than the default of a single frame.
    return read({ data, width, height }, { timeLimit: 2000 })
  } catch {
    return undefined
  }
}
