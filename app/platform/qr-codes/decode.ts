import decodeQr from 'qr/decode.js'

/** `data` is RGBA. */
type Pixels = { data: Uint8ClampedArray; width: number; height: number }

/**
 * Widths and heights, in parts of the picture's own, at which it is tried: small ones smooth noise, large ones help small
 * codes, and uneven ones undo a part of a slant.
 */
const sizes = '1,1 0.5,0.5 0.75,0.75 0.35,0.35 1.5,1.5 2,2 1.3,1 1,1.3 1.6,1 1,1.6'
  .split(' ')
  .map((size) => size.split(',').map(Number) as [number, number])

/** The text of the code on a picture, tried as it is, at other sizes, with more contrast, and inverted; undefined when none is read. */
export function readCode(picture: Pixels): string | undefined {
  for (const contrast of ['asIs', 'stretched', 'inverted'] as const) {
    for (const [across, down] of sizes) {
      if (across * down > 1 && picture.width * picture.height * across * down > 4_000_000) continue
      try {
        return decodeQr(redrawn(picture, across, down, contrast), { effort: 4, timeLimit: 150 })
      } catch {
        // The decoder throws where it finds no code.
      }
    }
  }
  return undefined
}

/** In grey, each pixel the mean of those that it covers; `stretched`: from black to white. */
function redrawn(picture: Pixels, across: number, down: number, contrast: 'asIs' | 'stretched' | 'inverted') {
  const width = Math.max(1, Math.round(picture.width * across))
  const height = Math.max(1, Math.round(picture.height * down))
  const greys = Float64Array.from({ length: width * height }, (_, at) =>
    meanAt(picture, (at % width) / across, Math.floor(at / width) / down, 1 / across, 1 / down),
  )
  const ends = [greys.reduce((a, b) => Math.min(a, b), 255), greys.reduce((a, b) => Math.max(a, b), 0)]
  const [black = 0, white = 255] =
    contrast === 'asIs' ? [] : contrast === 'stretched' ? ends : ends.toReversed()
  const data = new Uint8ClampedArray(greys.length * 4).fill(255)
  for (const [at, grey] of greys.entries())
    data.fill(((grey - black) * 255) / (white - black || 1), at * 4, at * 4 + 3)
  return { data, width, height }
}

function meanAt({ data, width, height }: Pixels, left: number, top: number, across: number, down: number) {
  let [sum, count] = [0, 0]
  const [fromX, fromY] = [Math.min(width - 1, Math.floor(left)), Math.min(height - 1, Math.floor(top))]
  for (let y = fromY; y < Math.min(height, fromY + Math.max(1, Math.round(down))); y += 1) {
    for (let x = fromX; x < Math.min(width, fromX + Math.max(1, Math.round(across))); x += 1) {
      const at = (y * width + x) * 4
      sum += 0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
      count += 1
    }
  }
  return sum / count
}
