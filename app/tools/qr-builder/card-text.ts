/** The width of a text at a font size. */
export type Measure = (text: string, size: number) => number

interface Room {
  width: number
  /** Font sizes to try, the largest first. */
  sizes: readonly number[]
  maxLines: number
}

interface SetText {
  size: number
  lines: readonly string[]
}

/**
 * Sets a text on one line in the largest size that fits. If none does, it takes several lines of the smallest size, and
 * the rest is cut.
 */
export function setText(text: string, { width, sizes, maxLines }: Room, measure: Measure): SetText {
  const oneLine = text.trim().replace(/\s+/g, ' ')
  const size = sizes.find((wanted) => measure(oneLine, wanted) <= width)
  if (size) return { size, lines: [oneLine] }
  const smallest = sizes.at(-1) ?? 0
  const lines = linesOf(oneLine, width, (part) => measure(part, smallest))
  if (lines.length <= maxLines) return { size: smallest, lines }
  const last = lettersOf(lines[maxLines - 1] ?? '').slice(0, -1)
  return { size: smallest, lines: [...lines.slice(0, maxLines - 1), `${last.join('')}…`] }
}

/** Breaks at spaces; a word that is wider than a line breaks between letters. */
function linesOf(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (measure(longer) <= width) {
      line = longer
      continue
    }
    if (line) lines.push(line)
    const pieces = piecesOf(word, width, measure)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line ? [...lines, line] : lines
}

function piecesOf(word: string, width: number, measure: (text: string) => number): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const letter of lettersOf(word)) {
    if (piece && measure(piece + letter) > width) {
      pieces.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...pieces, piece]
}

/** A Devanagari syllable must not be broken. */
function lettersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter('ne').segment(text), ({ segment }) => segment)
}
