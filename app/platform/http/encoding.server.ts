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

/** Of cached responses, the best first. */
const cachedEncodings = ['br', 'gzip'] as const
/** Of responses that are sent once: Zstandard is as small as quick Brotli in a third of the time. */
const quickEncodings = ['zstd', ...cachedEncodings] as const

/**
 * Up to this size (one or two milliseconds of work) compressing on the main thread is faster than on the thread pool
 * (measured with Zstandard: 1.3 ms a page). On a busy machine responses would also queue for the pool.
 */
const maxSyncBytes = 256 * 1024
/**
 * Level 3 with tables that fit into the processor's cache: half the time for a page, and 0.3 % more bytes. Most pages fit
 * into one chunk of half the default size; unused memory of a chunk is freed only by a major garbage collection.
 */
const zstdOptions = {
  chunkSize: 32 * 1024,
  params: {
    [constants.ZSTD_c_compressionLevel]: 3,
    [constants.ZSTD_c_hashLog]: 14,
    [constants.ZSTD_c_chainLog]: 13,
  },
}

export type CachedEncoding = (typeof cachedEncodings)[number] | 'identity'
export type QuickEncoding = (typeof quickEncodings)[number] | 'identity'

/** The best encoding of a cached response that the client accepts; `q=0` refuses one. */
export function cachedEncoding(acceptEncoding: string | undefined): CachedEncoding {
  return best(cachedEncodings, acceptEncoding)
}

/** The same for a response that is sent once. */
export function quickEncoding(acceptEncoding: string | undefined): QuickEncoding {
  return best(quickEncodings, acceptEncoding)
}

function best<Encoding extends string>(
  encodings: readonly Encoding[],
  acceptEncoding: string | undefined,
): Encoding | 'identity' {
  const accepted = acceptEncoding?.split(',').flatMap((part) => {
    const [name = '', weight = '1'] = part.split(/;\s*q=/)
    return Number.parseFloat(weight) > 0 ? name.replace(';', '').trim() : []
  })
  return encodings.find((encoding) => accepted?.includes(encoding)) ?? 'identity'
}

export const bytesOf = (body: Buffer | string): Buffer =>
  typeof body === 'string' ? Buffer.from(body) : body

/** Both encodings of a cached response, made small on the thread pool. */
export async function compressForCache(body: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    brotli(body, brotliOptions(body, cachedLevels.br)),
    deflate(body, { level: cachedLevels.gzip }),
  ])
  return { br, gzip: gz }
}

const cachedLevels = { br: 9, gzip: 9 }
const quickLevels = { br: 3, gzip: 3 }

/** Compresses a response that is sent once: quickly rather than small. */
export async function compressOnce(body: Buffer, encoding: QuickEncoding): Promise<Buffer> {
  const isLong = body.length > maxSyncBytes
  switch (encoding) {
    case 'zstd': {
      // With the length known, encoder and decoder allocate no more memory than they need.
      const options = { ...zstdOptions, pledgedSrcSize: body.length }
      return isLong ? zstd(body, options) : zstdCompressSync(body, options)
    }
    case 'br': {
      const options = brotliOptions(body, quickLevels.br)
      return isLong ? brotli(body, options) : brotliCompressSync(body, options)
    }
    case 'gzip':
      return isLong ? deflate(body, { level: quickLevels.gzip }) : gzipSync(body, { level: quickLevels.gzip })
    case 'identity':
      return body
  }
}

/** The smallest window, as a power of two, that holds this many bytes. */
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
      // No larger than the body: the default window takes 4 MiB of memory for each response.
      [constants.BROTLI_PARAM_LGWIN]: windowBits(body.length),
    },
  }
}
