import { syllablesOf } from './nepali-words.ts'

const virama = '\u094d'
const joiners = ['\u200c', '\u200d']
/** Advances are rounded to multiples of this, so that few glyphs are needed. In thousandths of an em. */
const step = 4
const tolerated = 3

export interface Advances {
  /** Of single characters. */
  characters: ReadonlyMap<string, number>
  /** Of characters that are drawn together: narrower, as a rule, than one by one. */
  sequences: ReadonlyMap<string, number>
}

/**
 * How wide a font draws words, said with single characters and as few sequences as will do. Widths are in thousandths
 * of an em.
 * @param widthOf how wide the font draws a text
 */
export function advancesOf(words: Iterable<string>, widthOf: (text: string) => number): Advances {
  const characters = charactersOf([...new Set([...words].join(''))].toSorted(), widthOf)
  const sequences = new Map<string, number>()
  const consonants = [...characters.keys()].filter(isConsonant)
  for (const first of consonants) {
    const half = median(consonants.map((second) => widthOf(first + virama + second) - widthOf(second)))
    sequences.set(first + virama, rounded(half))
  }
  const advances = { characters, sequences }
  const { stems, syllables } = syllablesOf(words)
  for (const text of [...stems, ...syllables]) {
    const width = widthOf(text)
    if (Math.abs(estimate(text, advances) - width) > tolerated) sequences.set(text, rounded(width))
  }
  return advances
}

function charactersOf(characters: readonly string[], widthOf: (text: string) => number) {
  const consonants = characters.filter(isConsonant)
  const widthOfSign = (sign: string) =>
    median(consonants.map((consonant) => widthOf(consonant + sign) - widthOf(consonant)))
  return new Map(
    characters.map((character) => {
      if (character === virama || joiners.includes(character)) return [character, 0]
      return [character, rounded(isSign(character) ? widthOfSign(character) : widthOf(character))]
    }),
  )
}

/** As a shaper does it: the longest sequence first. */
function estimate(text: string, { characters, sequences }: Advances): number {
  let width = 0
  for (let at = 0; at < text.length; ) {
    let end = text.length
    while (end > at + 1 && !sequences.has(text.slice(at, end))) end -= 1
    const part = text.slice(at, end)
    width += (part.length > 1 ? sequences : characters).get(part) ?? 0
    at = end
  }
  return width
}

function isConsonant(character: string): boolean {
  return character >= '\u0915' && character <= '\u0939'
}

function isSign(character: string): boolean {
  return /[\u0901-\u0903\u093c\u093e-\u094c]/.test(character)
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

function rounded(advance: number): number {
  return Math.max(0, Math.round(advance / step) * step)
}
