import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** What nearly every browser sends, read once. */
const usual: ReadonlyMap<string, Encoding> = new Map([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate, br', 'br'],
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
])

/** The best encoding that a client accepts; an encoding with `q=0` is refused. Linear in the header's length. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  if (!acceptEncoding) return 'identity'
  return usual.get(acceptEncoding) ?? readEncoding(acceptEncoding)
}

function readEncoding(acceptEncoding: string): Encoding {
  const accepted = new Set(acceptEncoding.split(',').map(acceptedName))
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}

/** The name of one encoding in the header, empty when its weight refuses it. */
function acceptedName(item: string): string {
  const [name = '', ...parameters] = item.split(';')
  const weight = parameters
    .map((parameter) => parameter.trim().toLowerCase())
    .find((parameter) => parameter.startsWith('q='))
  return weight !== undefined && !(Number(weight.slice(2)) > 0) ? '' : name.trim().toLowerCase()
}

/** A text in UTF-8; bytes as they are. */
export const bytesOf = (body: Buffer | string): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : body

/** Both compressed forms of an answer that is kept: worth the time, off the main thread. */
export async function compressed(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([brotliOf(body, 9), deflate(body, { level: 9 })])
  return { br, gzip: gz }
}

/** One form of an answer that is sent once: quick rather than small. */
export async function encodedOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') return brotliOf(body, 3)
  return encoding === 'gzip' ? deflate(body, { level: 5 }) : body
}

/** The smallest window, as a power of two, that holds so many bytes. */
function windowBits(length: number): number {
  const needed = Math.ceil(Math.log2(length + 16))
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, needed))
}

function brotliOf(body: Buffer, quality: number) {
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window no larger than the answer: the usual one takes 4 MiB of memory for each.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  })
}
