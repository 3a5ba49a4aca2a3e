import decodeQr from 'qr/decode.js'

export interface Pixels {
  /** RGBA. */
  data: Uint8ClampedArray
  width: number
  height: number
}

/** Sides, in parts of the picture's own, at which it is tried: small ones smooth noise, large ones help small codes. */
const scales = [1, 0.5, 0.75, 0.35, 1.5, 2]
const mostPixels = 4_000_000

/** The text of the code on a picture: as it is, then at other sizes, and with more contrast. Undefined when none is read. */
export function readCode(picture: Pixels): string | undefined {
  for (const change of [undefined, stretched, inverted]) {
    for (const scale of scales) {
      if (picture.width * picture.height * scale * scale > mostPixels && scale > 1) continue
      const sized = scale === 1 ? picture : scaled(picture, scale)
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
function scaled({ data, width, height }: Pixels, scale: number): Pixels {
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const made = new Uint8ClampedArray(size.width * size.height * 4).fill(255)
  const reach = Math.max(1, Math.round(1 / scale))
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      let [sum, count] = [0, 0]
      for (let dy = 0; dy < reach; dy += 1) {
        for (let dx = 0; dx < reach; dx += 1) {
          const [fromX, fromY] = [Math.floor(x / scale) + dx, Math.floor(y / scale) + dy]
          if (fromX >= width || fromY >= height) continue
          sum += luma(data, (fromY * width + fromX) * 4)
          count += 1
        }
      }
      made.fill(sum / count, (y * size.width + x) * 4, (y * size.width + x) * 4 + 3)
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
