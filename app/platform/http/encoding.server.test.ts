import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cachedEncoding, compressForCache, compressOnce, quickEncoding } from './encoding.server.ts'

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br', 'br'],
  [' br ;q=1.0', 'br'],
  ['gzip;q=1.0,br;q=0.5', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0.8', 'gzip'],
  ['br; q=0.000 ,gzip ; q=0', 'identity'],
  ['br;q=0.001', 'br'],
  ['brotli, xgzip, gzipx', 'identity'],
  ['identity', 'identity'],
  ['deflate, zstd', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  [',,,', 'identity'],
  ['br;', 'br'],
])('accept-encoding %j is answered with %s of what is kept', (header, encoding) => {
  expect(cachedEncoding(header)).toBe(encoding)
})

test.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0.1, br', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])('accept-encoding %j is answered with %s of what is sent once', (header, encoding) => {
  expect(quickEncoding(header)).toBe(encoding)
})

test('no header, however odd, asks for an encoding that it does not name', () => {
  const part = fc.constantFrom(
    'br',
    'gzip',
    'zstd',
    'identity',
    '*',
    ';q=0',
    ';q=1',
    ';',
    ',',
    ' ',
    'q',
    '=',
    '0.',
    'x',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const header = parts.join('')
      for (const encoding of [cachedEncoding(header), quickEncoding(header)])
        expect(encoding === 'identity' || header.includes(encoding)).toBe(true)
    }),
  )
})

test('what is compressed is the body', async () => {
  const body = Buffer.from('नमस्ते '.repeat(100))
  const { br, gzip } = await compressForCache(body)
  expect(brotliDecompressSync(br)).toEqual(body)
  expect(gunzipSync(gzip)).toEqual(body)
  expect(zstdDecompressSync(await compressOnce(body, 'zstd'))).toEqual(body)
  expect(brotliDecompressSync(await compressOnce(body, 'br'))).toEqual(body)
  expect(gunzipSync(await compressOnce(body, 'gzip'))).toEqual(body)
  expect(await compressOnce(body, 'identity')).toEqual(body)
})
