import { correction, generate, mode } from 'lean-qr'
import { type QrCode, quietZone, type Run } from './qr-code.ts'

// The modes that names, numbers and JSON need; not every reader knows others.
const modes = [mode.numeric, mode.alphaNumeric, mode.ascii, mode.utf8]

/** A text as a code of correction level M; undefined when it is too long. */
export function encodeQr(text: string): QrCode | undefined {
  try {
    const level = correction.M
    const made = generate(text, { minCorrectionLevel: level, maxCorrectionLevel: level, modes })
    return { size: made.size + 2 * quietZone, runs: runsOf(made) }
  } catch {
    return undefined
  }
}

function runsOf(made: ReturnType<typeof generate>): Run[] {
  const { size } = made
  const runs: Run[] = []
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const start = x
      while (x < size && made.get(x, y)) x += 1
      if (x > start) runs.push({ x: start + quietZone, y: y + quietZone, length: x - start })
    }
  }
  return runs
}
