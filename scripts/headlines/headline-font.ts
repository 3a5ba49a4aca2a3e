import { createRequire } from 'node:module'
import type * as OpenType from 'opentype.js'
import type { Advances } from './advances.ts'

// Its main file is a script of the older kind, which Node alone would import.
const { Font, Glyph, Path } = createRequire(import.meta.url)('opentype.js') as typeof OpenType

const headline = { top: 620, bottom: 560 }

/**
 * A font that draws nothing but the headline that Devanagari letters hang from. Sequences are ligatures of the default
 * script, because a font with rules for Devanagari itself would have to bring all of them.
 */
export function headlineFont({ characters, sequences }: Advances): ArrayBuffer {
  const glyphs = [glyph(0, 500)]
  const add = (advance: number, character?: string) =>
    glyphs.push(glyph(glyphs.length, advance, character)) - 1
  const ofCharacter = new Map(
    [...characters].map(([character, advance]) => [character, add(advance, character)]),
  )
  const ofAdvance = new Map([...new Set(sequences.values())].map((advance) => [advance, add(advance)]))
  const font = new Font({
    familyName: 'Chautari Headlines',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 896,
    descender: -408,
    glyphs,
  })
  const longestFirst = [...sequences].toSorted(([a], [b]) => b.length - a.length)
  for (const [text, advance] of longestFirst) {
    const sub = [...text].map((character) => ofCharacter.get(character) ?? 0)
    // Unlike `liga`, this feature is on where letters are spaced, too.
    font.substitution.add('ccmp', { sub, by: ofAdvance.get(advance) ?? 0 }, 'DFLT', 'dflt')
  }
  return font.toArrayBuffer()
}

function glyph(index: number, advanceWidth: number, character?: string) {
  const path = new Path()
  if (advanceWidth > 0) {
    path.moveTo(0, headline.top)
    path.lineTo(advanceWidth, headline.top)
    path.lineTo(advanceWidth, headline.bottom)
    path.lineTo(0, headline.bottom)
    path.close()
  }
  const unicode = character?.codePointAt(0)
  return new Glyph({
    name: index === 0 ? '.notdef' : `g${index}`,
    ...(unicode && { unicode }),
    advanceWidth,
    path,
  })
}
