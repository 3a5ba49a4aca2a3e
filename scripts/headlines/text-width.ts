import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs'

/** How wide a font's file draws a text, in units of the font; as browsers do, with HarfBuzz. */
export async function widthsIn(file: string): Promise<(text: string) => number> {
  const sfnt = await convert(readFileSync(file), 'sfnt')
  const font = new Font(new Face(new Blob(Uint8Array.from(sfnt).buffer)))
  return (text) => {
    const buffer = new Buffer()
    buffer.addText(text)
    buffer.guessSegmentProperties()
    shape(font, buffer)
    return buffer.getGlyphPositions().reduce((total, { xAdvance }) => total + xAdvance, 0)
  }
}
