import decodeQr from 'qr/decode.js'

export interface Pixels {
  /** RGBA. */
  data: Uint8ClampedArray
  width: number
  height: number
}

/**
 * Widths and heights, in parts of the picture's own, at which it is tried: small ones smooth noise, large ones help small
 * codes, and uneven ones undo a part of a slant.
 */
const sizes = [
  [1, 1],
  [0.5, 0.5],
  [0.75, 0.75],
  [0.35, 0.35],
  [1.5, 1.5],
  [2, 2],
  [1.3, 1],
  [1, 1.3],
  [1.6, 1],
  [1, 1.6],
] as const
const mostPixels = 4_000_000

/** The text of the code on a picture: as it is, then at other sizes, and with more contrast. Undefined when none is read. */
export function readCode(picture: Pixels): string | undefined {
  for (const change of [undefined, stretched, inverted]) {
    for (const [across, down] of sizes) {
      if (across * down > 1 && picture.width * picture.height * across * down > mostPixels) continue
      const sized = across === 1 && down === 1 ? picture : scaled(picture, across, down)
      const text = attempt(change ? change(sized) : sized)
      if (text !== undefined) return text
    }
  }
  return undefined
}

function attempt(picture: Pixels): string | undefined {
  try {
    return decodeQr(picture, { effort: 4, timeLimit: 150 })
  } catch {
    return undefined
  }
}

/** Each pixel is the mean of those that it covers. */
function scaled({ data, width, height }: Pixels, across: number, down: number): Pixels {
  const size = {
    width: Math.max(1, Math.round(width * across)),
    height: Math.max(1, Math.round(height * down)),
  }
  const made = new Uint8ClampedArray(size.width * size.height * 4).fill(255)
  const [reachX, reachY] = [Math.max(1, Math.round(1 / across)), Math.max(1, Math.round(1 / down))]
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let [sum, count] = [0, 0]
      for (let fromY = Math.floor(y / down), dy = 0; dy < reachY && fromY + dy < height; dy += 1) {
        for (let fromX = Math.floor(x / across), dx = 0; dx < reachX && fromX + dx < width; dx += 1) {
          sum += luma(data, ((fromY + dy) * width + fromX + dx) * 4)
          count += 1
        }
      }
      made.fill(sum / Math.max(1, count), (y * size.width + x) * 4, (y * size.width + x) * 4 + 3)
    }
  }
  return { data: made, ...size }
}

const luma = (data: Uint8ClampedArray, at: number) =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)

/** Its darkest becomes black, its lightest white. */
function stretched(picture: Pixels): Pixels {
  let [low, high] = [255, 0]
  for (let at = 0; at < picture.data.length; at += 4) {
    const light = luma(picture.data, at)
    low = Math.min(low, light)
    high = Math.max(high, light)
  }
  return mapped(picture, (light) => ((light - low) * 255) / Math.max(1, high - low))
}

const inverted = (picture: Pixels) => mapped(stretched(picture), (light) => 255 - light)

function mapped({ data, ...size }: Pixels, change: (light: number) => number): Pixels {
  const made = new Uint8ClampedArray(data.length).fill(255)
  for (let at = 0; at < data.length; at += 4) made.fill(change(luma(data, at)), at, at + 3)
  return { data: made, ...size }
}
