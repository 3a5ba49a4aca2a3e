import { setText } from '../card-text.ts'
import { type QrCode, quietZone } from '../qr-code.ts'
import type { Service } from '../qr-payload.ts'
import { serviceBands } from '../service-bands.ts'

/** The texts of the card, in the order of its lines. */
export interface CardTexts {
  service: string
  scanWith: string
  name: string
  number: string
}

const width = 400
const height = 500
const scale = 2
const textWidth = width - 48
const dark = '#16181d'
const bandHeight = 76
// The dark modules have up to 70 % of the width; their quiet zone begins below the band.
const codeBox = { side: 280, centreY: 250 }
// Name and number share the space below the code.
const foot = { top: 422, height: 72 }
const lineHeight = 1.3
const fontLimitMs = 4000
const fontFamily = "'Chautari Devanagari', system-ui, sans-serif"

/**
 * The card as a picture, 400 × 500 at twice the pixels: dark on white below the coloured band of the service.
 * @throws without a canvas context.
 */
export async function drawCard(code: QrCode, texts: CardTexts, service: Service): Promise<HTMLCanvasElement> {
  await fontsFor(Object.values(texts).join(' '))
  const canvas = document.createElement('canvas')
  canvas.width = width * scale
  canvas.height = height * scale
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  drawCode(pen, code)
  pen.fillStyle = serviceBands[service].colour
  pen.fillRect(0, 0, canvas.width, bandHeight * scale)
  pen.scale(scale, scale)
  drawTexts(pen, texts)
  return canvas
}

/** Waits for the web font of Nepali pages, which a canvas does not wait for. Without it another font is used. */
async function fontsFor(text: string) {
  const wanted = ['400', '700'].map((weight) => document.fonts.load(`${weight} 20px ${fontFamily}`, text))
  await Promise.race([Promise.allSettled(wanted), new Promise((done) => setTimeout(done, fontLimitMs))])
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

function drawTexts(pen: CanvasRenderingContext2D, { service, scanWith, name, number }: CardTexts) {
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#fff'
  drawText(pen, setLine(pen, service, { weight: 700, sizes: [30, 26, 23, 20, 17], maxLines: 1 }), 28)
  drawText(pen, setLine(pen, scanWith, { weight: 400, sizes: [17, 15, 13], maxLines: 1 }), 58)
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
}

function setLine(pen: CanvasRenderingContext2D, text: string, { weight, sizes, maxLines }: Style) {
  const font = (size: number) => `${weight} ${size}px ${fontFamily}`
  const { size, lines } = setText(text, { width: textWidth, sizes, maxLines }, (part, wanted) => {
    pen.font = font(wanted)
    return pen.measureText(part).width
  })
  return { font: font(size), lines, step: size * lineHeight, height: lines.length * size * lineHeight }
}

/** Draws lines centred on `middle`. */
function drawText(
  pen: CanvasRenderingContext2D,
  { font, lines, step, height: own }: ReturnType<typeof setLine>,
  middle: number,
) {
  pen.font = font
  for (const [position, line] of lines.entries()) {
    pen.fillText(line, width / 2, middle - own / 2 + step * (position + 0.5))
  }
}
