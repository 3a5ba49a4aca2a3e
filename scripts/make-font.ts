// Writes the Devanagari web font that Nepali pages fetch where the system has none.
// Source: Noto Sans Devanagari (SIL Open Font Licence 1.1), npm package @fontsource-variable/noto-sans-devanagari.
// Kept: what Nepali is written with, in the regular weight; browsers thicken it for headings. Run: npm run make:font
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const source = new URL(
  import.meta.resolve(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  ),
)
const target = 'app/platform/document/noto-sans-devanagari-nepali.woff2'

// Vowels, consonants, signs and digits of Nepali; left out are Vedic marks and the letters of other languages.
const ranges: [number, number][] = [
  [0x0901, 0x0903],
  [0x0905, 0x090b],
  [0x090f, 0x0910],
  [0x0913, 0x0914],
  [0x0915, 0x0928],
  [0x092a, 0x0930],
  [0x0932, 0x0932],
  [0x0935, 0x0939],
  [0x093c, 0x0943],
  [0x0947, 0x0948],
  [0x094b, 0x094d],
  [0x0950, 0x0950],
  [0x0964, 0x0970],
  [0x200c, 0x200d],
  [0x25cc, 0x25cc],
]
const text = ranges
  .flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)),
  )
  .join('')

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: 400 },
})
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)
