import { within } from '#app/lib/within.ts'
import { type CardContent, type QrCode, quietZone } from '../qr-code.ts'
import { serviceBands } from '../qr-payload.ts'

const width = 400
const height = 500
const scale = 2
const margin = 24
const dark = '#16181d'
const bandHeight = 76
// The dark modules have up to 70 % of the width; their quiet zone begins below the band.
const codeBox = { side: 280, centreY: 250 }
// Name and number share the space below the code.
const foot = { top: 422, height: 72 }
const lineHeight = 1.3
/** In the band, on the left. */
const logoBox = { left: 12, top: 10, side: 56, padding: 4, radius: 8 }
const fontLimitMs = 4000
const logoLimitMs = 4000
const fontFamily = "'Chautari Devanagari', system-ui, sans-serif"

/**
 * The card as a picture, 400 × 500 at twice the pixels: dark on white below the coloured band of the service, in which the
 * bank's logo is where it has one and it could be loaded.
 * @throws without a canvas context.
 */
export async function drawCard(
  code: QrCode,
  { form, texts, logoPath }: CardContent,
): Promise<HTMLCanvasElement> {
  const [logo] = await Promise.all([logoFrom(logoPath), fontsFor(Object.values(texts).join(' '))])
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawCode(pen, code)
  pen.fillStyle = serviceBands[form.service].colour
  pen.fillRect(0, 0, canvas.width, bandHeight * scale)
  pen.scale(scale, scale)
  if (logo) drawLogo(pen, logo)
  drawTexts(pen, texts, logo ? logoBox.left + logoBox.side : 0)
  return canvas
}

/** Undefined where it is not loaded in time, as without a network. */
async function logoFrom(path: string | undefined): Promise<HTMLImageElement | undefined> {
  if (!path) return undefined
  const image = new Image()
  image.src = path
  const loaded = image.decode().then(() => image)
  return await within(logoLimitMs, loaded).catch(() => undefined)
}

function drawLogo(pen: CanvasRenderingContext2D, logo: HTMLImageElement) {
  const { left, top, side, padding, radius } = logoBox
  pen.fillStyle = '#fff'
  pen.beginPath()
  pen.roundRect(left, top, side, side, radius)
  pen.fill()
  const room = side - 2 * padding
  const scale = room / Math.max(logo.naturalWidth, logo.naturalHeight)
  const [wide, high] = [logo.naturalWidth * scale, logo.naturalHeight * scale]
  pen.drawImage(logo, left + (side - wide) / 2, top + (side - high) / 2, wide, high)
}

/** Waits for the web font of Nepali pages, which a canvas does not wait for. Without it another font is used. */
async function fontsFor(text: string) {
  const wanted = ['400', '700'].map((weight) => document.fonts.load(`${weight} 20px ${fontFamily}`, text))
  await within(fontLimitMs, Promise.allSettled(wanted)).catch(() => undefined)
}

function drawCode(pen: CanvasRenderingContext2D, { size, runs }: QrCode) {
  const module = Math.max(1, Math.floor((codeBox.side * scale) / (size - 2 * quietZone)))
  const left = Math.floor((width * scale - size * module) / 2)
  const top = Math.floor(codeBox.centreY * scale - (size * module) / 2)
  pen.fillStyle = '#000'
  for (const { x, y, length } of runs) {
    pen.fillRect(left + x * module, top + y * module, length * module, module)
  }
}

/** @param taken the width at the left of the band that the logo takes */
function drawTexts(
  pen: CanvasRenderingContext2D,
  { service, scanWith, name, number }: CardContent['texts'],
  taken: number,
) {
  const head = { left: taken, width: width - taken }

  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#fff'
  drawText(pen, setLine(pen, service, { weight: 700, sizes: [30, 26, 23, 20, 17], maxLines: 1, ...head }), 28)
  drawText(pen, setLine(pen, scanWith, { weight: 400, sizes: [17, 15, 13], maxLines: 1, ...head }), 58)
  pen.fillStyle = dark
  const nameSet = setLine(pen, name, { weight: 700, sizes: [32, 29, 26, 23, 20, 18, 16], maxLines: 2 })
  const numberSet = setLine(pen, number, { weight: 400, sizes: [22, 20, 18, 16, 13], maxLines: 2 })
  const top = foot.top + (foot.height - nameSet.height - numberSet.height) / 2
  drawText(pen, nameSet, top + nameSet.height / 2)
  drawText(pen, numberSet, top + nameSet.height + numberSet.height / 2)
}

interface Style {
  weight: number
  sizes: readonly number[]
  maxLines: number
  /** Of the part of the card that the text is centred in; by default the whole card. */
  left?: number
  width?: number
}

function setLine(pen: CanvasRenderingContext2D, text: string, style: Style) {
  const { weight, sizes, maxLines, left = 0, width: room = width } = style
  const font = (size: number) => `${weight} ${size}px ${fontFamily}`
  const { size, lines } = setText(text, { width: room - 2 * margin, sizes, maxLines }, (part, wanted) => {
    pen.font = font(wanted)
    return pen.measureText(part).width
  })
  const step = size * lineHeight
  return { font: font(size), lines, step, height: lines.length * step, centre: left + room / 2 }
}

/** Draws lines centred on `middle`. */
function drawText(
  pen: CanvasRenderingContext2D,
  { font, lines, step, height: own, centre }: ReturnType<typeof setLine>,
  middle: number,
) {
  pen.font = font
  for (const [position, line] of lines.entries()) {
    pen.fillText(line, centre, middle - own / 2 + step * (position + 0.5))
  }
}

/** The width of a text at a font size. */
export type Measure = (text: string, size: number) => number

interface Room {
  width: number
  /** Font sizes to try, the largest first. */
  sizes: readonly number[]
  maxLines: number
}

/**
 * Sets a text on one line in the largest size that fits. If none does, it takes several lines of the smallest size, and
 * the rest is cut.
 */
export function setText(text: string, { width, sizes, maxLines }: Room, measure: Measure) {
  const oneLine = text.trim().replace(/\s+/g, ' ')
  const size = sizes.find((wanted) => measure(oneLine, wanted) <= width)
  if (size) return { size, lines: [oneLine] }
  const smallest = sizes.at(-1) ?? 0
  const lines = linesOf(oneLine, (line) => measure(line, smallest) <= width)
  if (lines.length <= maxLines) return { size: smallest, lines }
  const last = lettersOf(lines[maxLines - 1] ?? '').slice(0, -1)
  return { size: smallest, lines: [...lines.slice(0, maxLines - 1), `${last.join('')}…`] }
}

type Fits = (line: string) => boolean

/** Breaks at spaces; a word that is wider than a line breaks between letters. */
const linesOf = (text: string, fits: Fits) =>
  filled(text.split(' '), ' ', fits, (word) => filled(lettersOf(word), '', fits))

/** Fills lines with parts, as many to each as fit. A part that begins a line may be broken into several of its own. */
function filled(parts: string[], between: string, fits: Fits, broken = (part: string) => [part]): string[] {
  const lines: string[] = []
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(between)
    if (fits(longer)) lines.splice(-1, 1, longer)
    else lines.push(...broken(part))
  }
  return lines
}

/** A Devanagari syllable must not be broken. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('ne').segment(text), ({ segment }) => segment)
}
