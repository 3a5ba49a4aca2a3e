import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const zstd = promisify(zstdCompress)

/** How an answer that is kept may be sent, the best first. */
const keptForms = ['br', 'gzip'] as const
/** How an answer that is sent once may be: Zstandard makes it as small as quick Brotli does in a third of the time. */
const quickForms = ['zstd', ...keptForms] as const

/**
 * Up to so many, one or two milliseconds' work, another thread costs more than it takes over (measured with Zstandard:
 * 1.3 ms a page). When the processor is busy, answers would also wait for one another in front of it.
 */
const quickBytes = 256 * 1024
/**
 * Level 3 with tables that stay in the processor's own memory: half the time for a page, and 0.3 % more bytes. Most pages
 * fit into one chunk of half the usual size: unused room is given back only when everything is collected.
 */
const zstdOptions = {
  chunkSize: 32 * 1024,
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_hashLog]: 14,
    [constants.ZSTD_c_chainLog]: 13,
  },
}

export type KeptEncoding = (typeof keptForms)[number] | 'identity'
export type QuickEncoding = (typeof quickForms)[number] | 'identity'

/** What nearly every browser sends, read once. */
const usual: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  ['gzip, deflate, br, zstd', 'gzip, deflate, br', 'br', 'gzip, deflate'].map((header) => [
    header,
    acceptedNames(header),
  ]),
)

/** The best form of a kept answer that a client accepts; an encoding with `q=0` is refused. */
export function keptEncoding(acceptEncoding: string | undefined): KeptEncoding {
  return best(keptForms, acceptEncoding)
}

/** The same for an answer that is sent once. */
export function quickEncoding(acceptEncoding: string | undefined): QuickEncoding {
  return best(quickForms, acceptEncoding)
}

function best<Form extends string>(
  forms: readonly Form[],
  acceptEncoding: string | undefined,
): Form | 'identity' {
  if (!acceptEncoding) return 'identity'
  const accepted = usual.get(acceptEncoding) ?? acceptedNames(acceptEncoding)
  return forms.find((form) => accepted.has(form)) ?? 'identity'
}

/** Linear in the header's length. */
function acceptedNames(acceptEncoding: string): ReadonlySet<string> {
  return new Set(acceptEncoding.split(',').map(acceptedName))
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
  const [br, gz] = await Promise.all([
    brotli(body, brotliOptions(body, kept.br)),
    deflate(body, { level: kept.gzip }),
  ])
  return { br, gzip: gz }
}

const kept = { br: 9, gzip: 9 }
const quick = { br: 3, gzip: 3 }

/** One form of an answer that is sent once: quick rather than small. */
export async function encodedOnce(body: Buffer, encoding: QuickEncoding): Promise<Buffer> {
  const isLong = body.length > quickBytes
  switch (encoding) {
    case 'zstd': {
      // Told the length, it takes no more memory than it needs, and the answer says how much room its reader needs.
      const options = { ...zstdOptions, pledgedSrcSize: body.length }
      return isLong ? zstd(body, options) : zstdCompressSync(body, options)
    }
    case 'br': {
      const options = brotliOptions(body, quick.br)
      return isLong ? brotli(body, options) : brotliCompressSync(body, options)
    }
    case 'gzip':
      return isLong ? deflate(body, { level: quick.gzip }) : gzipSync(body, { level: quick.gzip })
    case 'identity':
      return body
  }
}

/** The smallest window, as a power of two, that holds so many bytes. */
function windowBits(length: number): number {
  const needed = Math.ceil(Math.log2(length + 16))
  return Math.min(constants.BROTLI_MAX_WINDOW_BITS, Math.max(constants.BROTLI_MIN_WINDOW_BITS, needed))
}

function brotliOptions(body: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // A window no larger than the answer: the usual one takes 4 MiB of memory for each.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  }
}
