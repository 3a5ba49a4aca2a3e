import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { fonts, inputFrom, toFont, toUnicode } from './convert.ts'

/** All Nepali words of dictionaries, articles and seeds, without the invisible marks of joining that no font can keep. */
function nepaliWords(): string[] {
  const root = fileURLToPath(new URL('../../../', import.meta.url))
  const files = globSync(
    [
      'app/**/*.{ts,tsx,md}',
      'db/seeds/*.json',
      'packages/*/{src,corpus,fixtures}/**/*.{ts,json,tsv,txt,csv}',
    ],
    {
      cwd: root,
      exclude: ['**/node_modules/**', '**/nepali-text/convert*'],
    },
  )
  const text = files
    .map((file) => readFileSync(root + file, 'utf8'))
    .join('\n')
    .normalize('NFC')
  const words =
    text.replaceAll(/\u200C|(?<!र्)\u200D/g, '').match(/[\u0904-\u0939\u0950][\u0900-\u0963\u200D]*/g) ?? []
  return [...new Set(words)].toSorted()
}

const words = nepaliWords()

test.each(fonts)('of 5,000 or more Nepali words, 99.9 in 100 come back from the keys of %s', (font) => {
  const changed = words.filter((word) => toUnicode(toFont(word, font), font) !== word)
  expect(words.length).toBeGreaterThanOrEqual(5000)
  expect(changed.length, changed.join(' ')).toBeLessThanOrEqual(words.length / 1000)
})

/** Whether HarfBuzz draws a dotted circle: a sign stands where no letter can carry it. */
async function circleFinder() {
  const file = createRequire(import.meta.url).resolve(
    '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  )
  const sfnt = await subsetFont(readFileSync(file), `${words.join('')}\u25CC`, { targetFormat: 'sfnt' })
  const font = new Font(new Face(new Blob(new Uint8Array(sfnt).buffer)))
  const glyphsOf = (text: string) => {
    const shaped = new Shaped()
    shaped.addText(text)
    shaped.guessSegmentProperties()
    shape(font, shaped)
    return shaped.getGlyphInfos().map(({ codepoint }) => codepoint)
  }
  const [circle] = glyphsOf('\u25CC')
  return (text: string) => glyphsOf(text).includes(circle ?? -1)
}

test('no converted word is drawn with a dotted circle, in any of the fonts', async () => {
  const hasCircle = await circleFinder()
  expect(hasCircle('ि')).toBe(true)
  for (const font of fonts) {
    expect(words.map((word) => toUnicode(toFont(word, font), font)).filter(hasCircle)).toEqual([])
  }
})

test.each([
  ['नेपाल', 'g]kfn'],
  ['स्थिति', 'l:ylt'],
  ['कार्यक्रम', 'sfo{qmd'],
  ['आर्थिक', 'cfly{s'],
  ['क्षेत्र', 'If]q'],
  ['ज्ञान', '1fg'],
  ['श्री', '>L'],
  ['विद्या', 'ljBf'],
  ['बुद्ध', "a'4"],
  ['अङ्क', 'cÍ'],
  ['राष्ट्रिय', '/fli6«o'],
  ['फूल', 'km"n'],
  ['झण्डा', 'em08f'],
  ['ईश्वर', 'O{Zj/'],
  ['गर्\u200Dयो', 'u¥of]'],
  ['दुःख', "b'Mv"],
  ['मिति: २०८२।०५।१०', 'ldltM @)*@.)%.!)'],
])('%s is %s in Preeti, both ways', (text, keys) => {
  expect(toFont(text, 'preeti')).toBe(keys)
  expect(toUnicode(keys, 'preeti')).toBe(text)
})

test('what typists write in another order is read as the same word', () => {
  expect(toUnicode("sf}F k'|", 'preeti')).toBe('कौँ प्रु')
  expect(toUnicode('d{f sF}f', 'preeti')).toBe('र्मा कौँ')
  expect(toUnicode('If]q lIflt', 'preeti')).toBe('क्षेत्र क्षिति')
})

test('PCS Nepali has its numbers on the keys of digits, and Kantipur its ँ on a quotation mark', () => {
  expect(toFont('२०८२ गाउँ', 'pcs')).toBe('2082 ufp¤')
  expect(toFont('गाउँ', 'kantipur')).toBe('ufp“')
  expect(toUnicode('ufp“', 'kantipur')).toBe('गाउँ')
})

test('English, addresses and signs without a key stay as they are, there and back', () => {
  const text = 'मेरो Facebook page हेर्नुहोस्: https://chautari.example/ne?a=1, ram@example.com 😀'
  for (const font of fonts) expect(toUnicode(toFont(text, font), font)).toBe(text)
  expect(toFont('Nepal (नेपाल)', 'preeti')).toBe('[[Nepal]] -g]kfn_')
  expect(toUnicode('d]/f] www.example.com [[Word]]', 'preeti')).toBe('मेरो www.example.com Word')
})

test('Latin digits alone become the digits of the font', () => {
  expect(toFont('2082', 'preeti')).toBe('@)*@')
})

test('the result is in the composed form of Unicode', () => {
  const all = toUnicode(words.map((word) => toFont(word, 'preeti')).join(' '), 'preeti')
  expect(all).toBe(all.normalize('NFC'))
})

test('the time grows with the length alone, whatever stands there', { timeout: 10_000 }, () => {
  const begun = performance.now()
  for (const part of ['S', 'l', '[[', '{', 'w.', 'x@', 'L{', 'aA.', 'ख्', 'ि']) {
    const long = part.repeat(100_000 / part.length)
    for (const font of fonts) toFont(toUnicode(long, font), font)
  }
  expect(performance.now() - begun).toBeLessThan(8000)
})

test('a form with unknown choices is read as Preeti to Unicode', () => {
  expect(inputFrom({ font: 'other', text: 's' })).toEqual({ font: 'preeti', direction: 'unicode', text: 's' })
})
