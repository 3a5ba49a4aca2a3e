import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding that a client accepts; an encoding with `q=0` is refused. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  const accepts = (name: string) =>
    new RegExp(`(^|,)\\s*${name}\\s*(;\\s*q=(?!0(\\.0*)?\\s*(,|$))[^,]*)?\\s*(,|$)`).test(acceptEncoding)
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

/** Both compressed forms of an answer that is kept: worth the time, off the main thread. */
export async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([brotliOf(body, 9), deflate(body, { level: 9 })])
  return { br, gzip: gz }
}

/** One form of an answer that is sent once: quick rather than small. */
export async function encodedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliOf(body, 4)
  return encoding === 'gzip' ? deflate(body, { level: 5 }) : body
}

function brotliOf(body: Buffer, quality: number) {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })
}
