import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import seeded from '#db/seeds/banks.json' with { type: 'json' }
import { encodeQr } from './encode-qr.ts'
import { type QrCode, sharpViewBox, svgFile, svgPath } from './qr-code.ts'
import { nameFrom, type Payment, payloadOf } from './qr-payload.ts'

/** How many random payloads are drawn and read: `QR_CODES=10000` for a long run. */
const randomCodes = Number(process.env.QR_CODES ?? 200)
const pixelsPerModule = 4

beforeAll(async () => {
  // From the package's own file; by itself it would ask a server for it.
  const wasm = readFileSync(new URL(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm')))
  await prepareZXingModule({
    overrides: { wasmBinary: Uint8Array.from(wasm).buffer },
    fireImmediately: true,
  })
})

/** A picture of a code, quiet zone and all. */
function pictureOf({ size, runs }: QrCode) {
  const width = size * pixelsPerModule
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const { x, y, length } of runs) {
    for (let row = y * pixelsPerModule; row < (y + 1) * pixelsPerModule; row += 1) {
      for (let column = x * pixelsPerModule; column < (x + length) * pixelsPerModule; column += 1) {
        data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
      }
    }
  }
  return { data, width, height: width, colorSpace: 'srgb' as const }
}

/** What a decoder that shares nothing with the encoder makes of a text. */
async function readBack(text: string) {
  const code = encodeQr(text)
  if (!code) throw new Error(`Does not fit: ${text}`)
  const [read] = await readBarcodes(pictureOf(code), { formats: ['QRCode'], maxNumberOfSymbols: 1 })
  return { text: read?.text, ...(JSON.parse(read?.extra || '{}') as { ECLevel?: string }) }
}

const devanagari = fc.constantFrom(
  'सीता',
  'शर्मा',
  'ज्ञानेन्द्र',
  'श्रेष्ठ',
  'क्षेत्री',
  'कृष्ण',
  'प्रसाद',
  'दाहाल',
  'खड्का',
  'ङ',
  'ऋतु',
  'पौडेल',
  'अँ',
)
const latin = fc.stringMatching(/^[A-Za-z]{1,12}$/)
const anyLetter = fc.string({ unit: 'grapheme', maxLength: 12 }).map(nameFrom)
const name = fc
  .array(fc.oneof(devanagari, latin, anyLetter), { minLength: 1, maxLength: 10 })
  .map((words) => [...words.join(' ')].slice(0, 64).join(''))
  .filter((words) => words.trim() !== '')
const digits = (min: number, max: number) => fc.stringMatching(new RegExp(`^[0-9]{${min},${max}}$`))

const payload = fc
  .oneof(
    fc.record({
      service: fc.constantFrom<Payment['service']>('esewa', 'khalti'),
      bankCode: fc.constant(''),
      name,
      number: digits(10, 10),
    }),
    fc.record({
      service: fc.constant<Payment['service']>('bank'),
      bankCode: fc.constantFrom(...seeded.map(({ code }) => code)),
      name,
      number: digits(1, 60),
    }),
  )
  .map(payloadOf)

test(`QR-10: ${randomCodes} random payloads are read back to the letter by another program, at level M`, {
  timeout: 60_000 + randomCodes * 100,
}, async () => {
  await fc.assert(
    fc.asyncProperty(payload, async (text) => {
      expect(await readBack(text)).toMatchObject({ text, ECLevel: 'M' })
    }),
    { numRuns: randomCodes },
  )
})

test('QR-06, QR-09: codes of every service are read back, Devanagari and long account numbers too', async () => {
  const texts = [
    '{"eSewa_id":"9800000001","name":"Sita Sharma"}',
    '{"Khalti_ID":"9800000002","name":"राम थापा"}',
    '{"accountNumber":"0123456789012345","accountName":"SITA KUMARI SHARMA","bankCode":"NARBNPKA"}',
    payloadOf({ service: 'bank', bankCode: 'NARBNPKA', name: 'ज्ञानेन्द्र '.repeat(9), number: '0'.repeat(900) }),
  ]
  for (const text of texts) expect(await readBack(text)).toMatchObject({ text, ECLevel: 'M' })
})

test('QR-09: the level is M also where a higher one would fit', async () => {
  expect(await readBack('1')).toMatchObject({ text: '1', ECLevel: 'M' })
})

test('QR-09: four modules on every side stay white', () => {
  const code = encodeQr('{"name":"Sita Sharma","eSewa_id":"9800000001"}')
  const { size = 0, runs = [] } = code ?? {}
  expect(Math.min(...runs.map(({ length }) => length))).toBe(1)
  expect(size).toBe(33 + 8)
  expect(Math.min(...runs.map(({ x }) => x))).toBe(4)
  expect(Math.min(...runs.map(({ y }) => y))).toBe(4)
  expect(Math.max(...runs.map(({ x, length }) => x + length))).toBe(size - 4)
  expect(Math.max(...runs.map(({ y }) => y))).toBe(size - 5)
})

test('QR-12: a text that is too long for any code gives none', () => {
  expect(encodeQr('क'.repeat(3000))).toBeUndefined()
  expect(encodeQr('1'.repeat(5596))).toBeDefined()
  expect(encodeQr('1'.repeat(5597))).toBeUndefined()
})

test('QR-09: on screen every module has whole device pixels, and the code is in the middle', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }).map((version) => 4 * version + 17 + 8),
      fc.constantFrom(1, 1.25, 1.5, 2, 2.625, 3),
      (size, ratio) => {
        const [left = 0, top = 0, side = 0] = sharpViewBox({ size, runs: [] }, 200, ratio)
          .split(' ')
          .map(Number)
        const perModule = Math.round(200 * ratio) / side
        expect(perModule).toBeCloseTo(Math.round(perModule), 6)
        // A pixel more for each would not fit.
        expect((size - 8) * (Math.round(perModule) + 1)).toBeGreaterThan(Math.round(200 * ratio))
        expect(left * perModule).toBeCloseTo(Math.round(left * perModule), 6)
        expect(top).toBe(left)
        // All dark modules are inside, and at most one device pixel off the middle.
        expect(left).toBeLessThanOrEqual(4)
        expect(left + side).toBeGreaterThanOrEqual(size - 4)
        expect(Math.abs(side + 2 * left - size) * perModule).toBeLessThanOrEqual(1 + 1e-6)
      },
    ),
  )
})

test('QR-10: the SVG file holds the dark modules and nothing else, on white', () => {
  const code: QrCode = {
    size: 11,
    runs: [
      { x: 4, y: 4, length: 3 },
      { x: 5, y: 6, length: 1 },
    ],
  }
  expect(svgPath(code)).toBe('M4 4h3v1h-3zM5 6h1v1h-1z')
  expect(svgFile(code)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="110" height="110" viewBox="0 0 11 11" shape-rendering="crispEdges">' +
      '<path fill="#fff" d="M0 0h11v11h-11z"/><path d="M4 4h3v1h-3zM5 6h1v1h-1z"/></svg>\n',
  )
})
