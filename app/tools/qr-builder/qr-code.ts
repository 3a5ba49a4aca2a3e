import type { ComponentType } from 'react'
import type { Payment } from './qr-payload.ts'

/** Modules of white that belong to a code on every side. Source: ISO/IEC 18004, "quiet zone". */
export const quietZone = 4

/** Dark modules side by side in one row. */
export interface Run {
  x: number
  y: number
  length: number
}

export interface QrCode {
  /** Modules on a side, including the quiet zone. */
  size: number
  /** Every dark module once, counted from the corner of the quiet zone. */
  runs: readonly Run[]
}

/** The dark modules as the `d` of an SVG path, one unit for each module. */
export function svgPath({ runs }: QrCode): string {
  return runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('')
}

/**
 * The view box that centres a code without its quiet zone in a square, with whole device pixels for each module:
 * fractions of pixels would blur it.
 */
export function sharpViewBox({ size }: QrCode, width: number, pixelRatio: number): string {
  const pixels = Math.round(width * pixelRatio)
  const dark = size - 2 * quietZone
  const perModule = Math.max(1, Math.floor(pixels / dark))
  const start = quietZone - Math.floor((pixels - dark * perModule) / 2) / perModule
  const side = pixels / perModule
  return `${start} ${start} ${side} ${side}`
}

const filePixelsPerModule = 10

/** A code as an SVG file, dark on white, sharp at any size. */
export function svgFile(code: QrCode): string {
  const { size } = code
  const side = size * filePixelsPerModule
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${svgPath(code)}"/></svg>\n`
  )
}

/** What a card shows. */
export interface CardContent {
  form: Payment
  /** In the order of its lines. */
  texts: { service: string; scanWith: string; name: string; number: string }
  /** Of the bank, if it has one. */
  logoPath: string | undefined
}

/** A code that the server drew for a browser without JavaScript. */
export interface DrawnCode {
  kind: 'drawn'
  payload: string
  code: QrCode
}

/** A code with the form's values at the time it was made. */
export interface ShownCode extends Omit<DrawnCode, 'kind'>, CardContent {
  kind: 'ready'
  /** The card, read back and verified. */
  png: Blob
  /** What can be done with it; its code comes with the code that makes it. */
  Uses: ComponentType<{ shown: ShownCode; others: readonly ShownCode[] }>
}

export interface FailedCode {
  kind: 'failed'
  reason: 'tooLong' | 'unreadable' | 'notChecked'
}
