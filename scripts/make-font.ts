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
const ranges =
  '0901-0903 0905-090B 090F-0910 0913-0914 0915-0928 092A-0930 0932 0935-0939 093C-0943 0947-0948 094B-094D 0950 0964-0970 ' +
  '200C-200D 25CC'
const text = ranges
  .split(' ')
  .flatMap((range) => {
    const [from = 0, to = from] = range.split('-').map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step))
  })
  .join('')

const font = await subsetFont(await readFile(source), text, {
  targetFormat: 'woff2',
  variationAxes: { wght: 400 },
})
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes`)
