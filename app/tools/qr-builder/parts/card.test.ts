import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { CardContent } from '../qr-code.ts'
import { drawCard, type Measure, setText } from './card.ts'

/** Every letter is half as wide as it is high. */
const measure: Measure = (text, size) => [...text].length * size * 0.5
const room = { width: 100, sizes: [20, 10], maxLines: 2 }

test('QR-10: a text stands on one line in the largest size that fits', () => {
  expect(setText('Sita', room, measure)).toEqual({ size: 20, lines: ['Sita'] })
  expect(setText('Sita Sharma', room, measure)).toEqual({ size: 10, lines: ['Sita Sharma'] })
  expect(setText('SitaSharma', room, measure)).toEqual({ size: 20, lines: ['SitaSharma'] })
  expect(setText('  Sita   Rai ', room, measure)).toEqual({ size: 20, lines: ['Sita Rai'] })
})

test('QR-10: a longer text breaks at a space, a number where the line ends', () => {
  expect(setText('Sita Kumari Sharma Rai', room, measure)).toEqual({
    size: 10,
    lines: ['Sita Kumari Sharma', 'Rai'],
  })
  expect(setText(`${'a'.repeat(9)} ${'b'.repeat(10)} c`, room, measure).lines).toEqual([
    `${'a'.repeat(9)} ${'b'.repeat(10)}`,
    'c',
  ])
  expect(setText('0'.repeat(30), room, measure)).toEqual({
    size: 10,
    lines: ['0'.repeat(20), '0'.repeat(10)],
  })
})

test('QR-10: what is too long for all lines is cut, and says so', () => {
  expect(setText('0'.repeat(50), room, measure).lines).toEqual(['0'.repeat(20), `${'0'.repeat(19)}…`])
})

test('QR-10: a Devanagari syllable is never torn', () => {
  const { lines } = setText('श्री'.repeat(20), { ...room, maxLines: 20 }, measure)
  for (const line of lines) expect(line).toMatch(/^(श्री)+$/)
})

test('QR-10: no line is wider than its room, and nothing is lost where the lines suffice', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z ]{1,80}$/), (text) => {
      const { size, lines } = setText(text, { ...room, maxLines: 100 }, measure)
      for (const line of lines) expect(measure(line, size)).toBeLessThanOrEqual(room.width)
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    }),
  )
})

type Drawn = [what: string, ...how: unknown[]]

/** A canvas that records what is drawn on it, positions to a tenth. A letter is half as wide as its font is high. */
function recordingCanvas(drawn: Drawn[]) {
  const record =
    (what: string) =>
    (...how: unknown[]) =>
      void drawn.push([
        what,
        ...how.map((part) => (typeof part === 'number' ? Number(part.toFixed(1)) : part)),
      ])
  const pen = {
    fillStyle: '',
    font: '',
    textAlign: '',
    textBaseline: '',
    scale: record('scale'),
    beginPath: record('path'),
    roundRect: record('roundRect'),
    fill: () => record('fill')(pen.fillStyle),
    fillRect: (...box: number[]) => record('rect')(pen.fillStyle, ...box),
    drawImage: (_picture: unknown, ...box: number[]) => record('logo')(...box),
    measureText: (text: string) => ({ width: (text.length * Number(/ (\d+)px/.exec(pen.font)?.[1])) / 2 }),
    fillText: (text: string, x: number, y: number) =>
      record('text')(text, pen.font, pen.fillStyle, `${pen.textAlign} ${pen.textBaseline}`, x, y),
  }
  return {
    width: 0,
    height: 0,
    getContext: (kind: string): typeof pen | null => (kind === '2d' ? pen : null),
  }
}

const loadFonts = vi.fn<(font: string, text: string) => Promise<unknown>>()
/** Bank logos that load, by their path. */
const logos: Record<string, [wide: number, high: number]> = {
  '/wide.png': [200, 100],
  '/high.png': [50, 100],
}
let drawn: Drawn[] = []
let canvas: ReturnType<typeof recordingCanvas>

beforeEach(() => {
  drawn = []
  canvas = recordingCanvas(drawn)
  loadFonts.mockReset().mockResolvedValue([])
  const createElement = (name: string) => (name === 'canvas' ? canvas : undefined)
  vi.stubGlobal('document', { fonts: { load: loadFonts }, createElement })
  class Logo {
    src = ''
    get naturalWidth() {
      return logos[this.src]?.[0]
    }
    get naturalHeight() {
      return logos[this.src]?.[1]
    }
    async decode() {
      if (this.src === '/slow.png') await new Promise(() => undefined)
      if (!logos[this.src]) throw new DOMException('broken', 'EncodingError')
    }
  }
  vi.stubGlobal('Image', Logo)
})
afterEach(() => void vi.useRealTimers())

const code = {
  size: 37,
  runs: [
    { x: 4, y: 4, length: 7 },
    { x: 32, y: 30, length: 1 },
  ],
}
const texts = { service: 'eSewa', scanWith: 'Scan with eSewa', name: 'Sita Sharma', number: '9800000001' }
const form = { service: 'esewa', bankCode: '', name: texts.name, number: texts.number } as const

/** What is drawn of one kind. */
async function drawnOf(what: string, content: Partial<CardContent> = {}, shown = code) {
  await drawCard(shown, { form, texts, logoPath: undefined, ...content })
  return drawn.flatMap(([kind, ...how]) => (kind === what ? [how] : []))
}

const font = (weight: number, size: number) =>
  `${weight} ${size}px 'Chautari Devanagari', system-ui, sans-serif`
const centred = 'center middle'

test('QR-10: the card is 800 × 1000 white pixels, the band in the colour of its service above the code', async () => {
  expect(await drawnOf('rect')).toEqual([
    ['#fff', 0, 0, 800, 1000],
    // 560 pixels hold 29 dark modules of 19; the 37 with the quiet zone are centred on (400, 500).
    ['#000', 48 + 4 * 19, 148 + 4 * 19, 7 * 19, 19],
    ['#000', 48 + 32 * 19, 148 + 30 * 19, 19, 19],
    ['#2f7d1e', 0, 0, 800, 152],
  ])
  expect([canvas.width, canvas.height]).toEqual([800, 1000])
})

test('QR-10: the largest code keeps whole pixels and its place', async () => {
  const largest = { size: 185, runs: [{ x: 4, y: 4, length: 7 }] }
  expect(await drawnOf('rect', {}, largest)).toContainEqual(['#000', 122 + 12, 222 + 12, 21, 3])
})

test('QR-10: service and hint stand in the band in white, name and number below the code, all centred', async () => {
  expect(await drawnOf('text')).toEqual([
    ['eSewa', font(700, 30), '#fff', centred, 200, 28],
    ['Scan with eSewa', font(400, 17), '#fff', centred, 200, 58],
    ['Sita Sharma', font(700, 32), '#16181d', centred, 200, 443.7],
    ['9800000001', font(400, 22), '#16181d', centred, 200, 478.8],
  ])
  // At twice the pixels.
  expect(drawn).toContainEqual(['scale', 2, 2])
  expect(drawn.findIndex(([what]) => what === 'scale')).toBeLessThan(
    drawn.findIndex(([what]) => what === 'text'),
  )
})

test('QR-10: texts of the band have one line, a long name and a long number two, each smaller until they fit', async () => {
  const long = {
    service: 'S'.repeat(60),
    scanWith: 'W'.repeat(60),
    name: `${'N'.repeat(40)} ${'M'.repeat(40)}`,
    number: '0'.repeat(60),
  }
  // 352 units hold 41 letters of 17, 54 of 13 and 44 of 16.
  expect(await drawnOf('text', { texts: long })).toEqual([
    [`${'S'.repeat(40)}…`, font(700, 17), '#fff', centred, 200, 28],
    [`${'W'.repeat(53)}…`, font(400, 13), '#fff', centred, 200, 58],
    ['N'.repeat(40), font(700, 16), '#16181d', centred, 200, 430.7],
    ['M'.repeat(40), font(700, 16), '#16181d', centred, 200, 451.5],
    ['0'.repeat(54), font(400, 13), '#16181d', centred, 200, 470.4],
    ['0'.repeat(6), font(400, 13), '#16181d', centred, 200, 487.3],
  ])
})

const bank = { ...form, service: 'bank', bankCode: 'GLBBNPKA' } as const
const bankTexts = { ...texts, service: 'Global IME Bank Limited', scanWith: 'Scan with the app' }

test.each([
  ['/wide.png', [16, 26, 48, 24]],
  ['/high.png', [28, 14, 24, 48]],
])(
  'QR-10: the logo %s fits into its white ground, and the texts of the band beside it',
  async (logoPath, box) => {
    const [first, second] = await drawnOf('text', { form: bank, texts: bankTexts, logoPath })
    expect(drawn).toContainEqual(['roundRect', 12, 10, 56, 56, 8])
    expect(drawn).toContainEqual(['fill', '#fff'])
    expect(drawn).toContainEqual(['logo', ...box])
    // 284 units, centred between the logo and the right edge.
    expect(first).toEqual(['Global IME Bank Limited', font(700, 23), '#fff', centred, 234, 28])
    expect(second).toEqual(['Scan with the app', font(400, 17), '#fff', centred, 234, 58])
  },
)

test('QR-10: without a network the card has no logo, and its texts the whole band', async () => {
  const [first] = await drawnOf('text', { form: bank, texts: bankTexts, logoPath: '/broken.png' })
  expect(first).toEqual(['Global IME Bank Limited', font(700, 30), '#fff', centred, 200, 28])
  expect(drawn.map(([what]) => what)).not.toContain('logo')
})

test('QR-10: the card waits four seconds for the fonts of its texts and for the logo, and no longer', async () => {
  vi.useFakeTimers()
  loadFonts.mockReturnValue(new Promise(() => undefined))
  const card = drawCard(code, { form: bank, texts: bankTexts, logoPath: '/slow.png' })
  await vi.advanceTimersByTimeAsync(3900)
  expect(drawn).toEqual([])
  await vi.advanceTimersByTimeAsync(200)
  expect(await card).toBe(canvas)
  expect(drawn.map(([what]) => what)).toContain('text')
  const all = 'Global IME Bank Limited Scan with the app Sita Sharma 9800000001'
  expect(loadFonts.mock.calls).toEqual([
    [font(400, 20), all],
    [font(700, 20), all],
  ])
})

test('a font that cannot be loaded leaves the card in another one', async () => {
  loadFonts.mockRejectedValue(new DOMException('offline', 'NetworkError'))
  expect(await drawnOf('text')).toHaveLength(4)
})

test('a browser without a canvas is told so', async () => {
  canvas.getContext = () => null
  await expect(drawCard(code, { form, texts, logoPath: undefined })).rejects.toThrow('No canvas')
})
