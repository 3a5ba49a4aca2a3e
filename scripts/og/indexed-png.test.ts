import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { indexedPng } from './indexed-png.ts'

/** The chunks of a PNG by their names. */
function chunksOf(png: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 8; at < png.length; ) {
    const length = png.readUInt32BE(at)
    chunks.set(png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return chunks
}

/** The colours that a reader sees, row by row. */
function shownColours(png: Buffer, width: number): string[] {
  const chunks = chunksOf(png)
  const palette = chunks.get('PLTE')!
  const rows = inflateSync(chunks.get('IDAT')!)
  return [...rows].flatMap((index, at) =>
    at % (width + 1) === 0 ? [] : [palette.subarray(index * 3, index * 3 + 3).toString('hex')],
  )
}

test('a picture of few colours keeps them exactly', () => {
  const rgba = Uint8Array.from([255, 0, 0, 255, 0, 255, 0, 255, 18, 52, 86, 255, 255, 0, 0, 255])
  const png = indexedPng({ width: 2, height: 2, rgba, title: 'x' })
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n')
  expect(chunksOf(png).get('IHDR')!.toString('hex')).toBe('00000002000000020803000000')
  expect(shownColours(png, 2)).toEqual(['ff0000', '00ff00', '123456', 'ff0000'])
})

test('its words are inside it, in both scripts', () => {
  const png = indexedPng({ width: 1, height: 1, rgba: new Uint8Array(4), title: 'नमस्ते\nHello' })
  expect(chunksOf(png).get('iTXt')!.toString('utf8')).toBe('Title\0\0\0\0\0नमस्ते\nHello')
})

test('of many colours the commonest stay, and the others become the nearest of them', () => {
  const width = 64
  const rgba = new Uint8Array(width * width * 4).map((_, at) => [at >> 4, at >> 6, at >> 8, 255][at % 4]!)
  rgba.fill(250, 0, 2000)
  const shown = shownColours(indexedPng({ width, height: width, rgba, title: 'x' }), width)
  expect(new Set(shown).size).toBeLessThanOrEqual(256)
  expect(shown[0]).toBe('fafafa')
  for (const [pixel, colour] of shown.entries()) {
    const wanted = rgba.subarray(pixel * 4, pixel * 4 + 3)
    const off = [...Buffer.from(colour, 'hex')].map((part, at) => Math.abs(part - wanted[at]!))
    expect(Math.max(...off)).toBeLessThan(32)
  }
})
