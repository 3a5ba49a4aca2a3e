// Writes the font of headlines that stands in while the Devanagari web font of Nepali pages is on its way: as wide as
// that font in every word, so that no text moves when it comes. Run: npm run make:font
import { writeFile } from 'node:fs/promises'
import { convert } from 'fontverter'
import { advancesOf } from './headlines/advances.ts'
import { headlineFont } from './headlines/headline-font.ts'
import { nepaliWords } from './headlines/nepali-words.ts'
import { widthsIn } from './headlines/text-width.ts'

const webFont = 'app/platform/document/noto-sans-devanagari-nepali.woff2'
const target = 'app/platform/document/devanagari-headlines.woff2'

const words = nepaliWords()
const advances = advancesOf(words, await widthsIn(webFont))
const font = await convert(Buffer.from(headlineFont(advances)), 'woff2')
await writeFile(target, font)
console.log(`${target}: ${font.length} bytes, ${advances.sequences.size} sequences for ${words.size} words`)
