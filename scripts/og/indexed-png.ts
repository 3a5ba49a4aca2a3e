import { crc32, deflateSync } from 'node:zlib'

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
/** https://www.w3.org/TR/png/#11IHDR: eight bits a pixel, each the number of a colour in the palette. */
const indexed = [8, 3, 0, 0, 0]
const channels = 4
const mostColours = 256

interface Picture {
  width: number
  height: number
  /** Four bytes a pixel, row by row; the last one, the opacity, is taken as full. */
  rgba: Uint8Array
  /** What is written in the picture; kept inside the file, so that a test can tell an old one. */
  title: string
}

/** A PNG of at most 256 colours: a third of the size that a screenshot has, and for flat drawings as good. */
export function indexedPng({ width, height, rgba, title }: Picture): Buffer {
  const counts = countColours(rgba)
  const palette = choosePalette(counts)
  const places = new Map([...counts.keys()].map((colour) => [colour, nearest(palette, colour)]))
  const rows = Buffer.alloc((width + 1) * height)
  for (let row = 0; row < height; row += 1) {
    // The first byte of a row names its filter: none, which suits palettes.
    const start = row * (width + 1) + 1
    for (let column = 0; column < width; column += 1) {
      rows[start + column] = places.get(colourAt(rgba, (row * width + column) * channels)) ?? 0
    }
  }
  const head = Buffer.alloc(8)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  return Buffer.concat([
    signature,
    chunk('IHDR', Buffer.concat([head, Buffer.from(indexed)])),
    // Keyword, not compressed, no language, no translated keyword.
    chunk('iTXt', Buffer.from(`Title\0\0\0\0\0${title}`)),
    chunk('PLTE', Buffer.from(palette.flatMap(parts))),
    chunk('IDAT', deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(data.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

const colourAt = (rgba: Uint8Array, at: number) =>
  ((rgba[at] ?? 0) << 16) | ((rgba[at + 1] ?? 0) << 8) | (rgba[at + 2] ?? 0)

const parts = (colour: number) => [colour >> 16, (colour >> 8) & 0xff, colour & 0xff]

function countColours(rgba: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>()
  for (let at = 0; at < rgba.length; at += channels) {
    const colour = colourAt(rgba, at)
    counts.set(colour, (counts.get(colour) ?? 0) + 1)
  }
  return counts
}

/** The commonest colours, one of each cube of 8 x 8 x 8: backgrounds stay exact, edges lose little. */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  const taken = new Set<number>()
  const palette: number[] = []
  for (const [colour] of [...counts].toSorted(([, a], [, b]) => b - a)) {
    const neighbourhood = colour & 0xf8f8f8
    if (taken.has(neighbourhood)) continue
    taken.add(neighbourhood)
    palette.push(colour)
    if (palette.length === mostColours) break
  }
  return palette
}

function nearest(palette: readonly number[], colour: number): number {
  const [red = 0, green = 0, blue = 0] = parts(colour)
  let best = 0
  let least = Number.POSITIVE_INFINITY
  for (const [place, candidate] of palette.entries()) {
    const distance =
      ((candidate >> 16) - red) ** 2 +
      (((candidate >> 8) & 0xff) - green) ** 2 +
      ((candidate & 0xff) - blue) ** 2
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}
