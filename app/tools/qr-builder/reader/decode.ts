import decodeQr from 'qr/decode.js'

export interface Pixels {
  /** RGBA. */
  data: Uint8ClampedArray
  width: number
  height: number
}

/**
 * Widths and heights in parts of the picture's own: small ones smooth noise, large ones help small codes, uneven ones undo a part
 * of a slant.
 */
const sizes = '1 1,.5 .5,.75 .75,.35 .35,1.5 1.5,2 2,1.3 1,1 1.3,1.6 1,1 1.6'
  .split(',')
  .map((size) => size.split(' ').map(Number) as [across: number, down: number])
const mostPixels = 4_000_000

/** The text of the code on a picture: as it is, at other sizes, then with dark and light exchanged. Undefined when none is read. */
export function readCode(picture: Pixels): string | undefined {
  for (const isInverted of [false, true]) {
    for (const [across, down] of sizes) {
      if (across * down > 1 && picture.width * picture.height * across * down > mostPixels) continue
      const text = attempt(grey(picture, across, down, isInverted))
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

/** In shades of grey; each pixel is the mean of those that it covers. */
function grey({ data, width, height }: Pixels, across: number, down: number, isInverted: boolean): Pixels {
  const [wide, high] = [Math.max(1, Math.round(width * across)), Math.max(1, Math.round(height * down))]
  const pixels = new Uint8ClampedArray(wide * high * 4).fill(255)
  const [reachX, reachY] = [Math.max(1, Math.round(1 / across)), Math.max(1, Math.round(1 / down))]
  for (let at = 0; at < wide * high; at += 1) {
    const [left, top] = [Math.floor((at % wide) / across), Math.floor(Math.floor(at / wide) / down)]
    let [sum, count] = [0, 0]
    for (let y = top; y < Math.min(height, top + reachY); y += 1) {
      for (let x = left; x < Math.min(width, left + reachX); x += 1) {
        sum += luma(data, (y * width + x) * 4)
        count += 1
      }
    }
    const mean = sum / Math.max(1, count)
    pixels.fill(isInverted ? 255 - mean : mean, at * 4, at * 4 + 3)
  }
  return { data: pixels, width: wide, height: high }
}

const luma = (data: Uint8ClampedArray, at: number) =>
  0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0)
