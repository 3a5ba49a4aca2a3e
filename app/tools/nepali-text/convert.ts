export const fonts = ['preeti', 'kantipur', 'pcs'] as const
export type Font = (typeof fonts)[number]
const directions = ['unicode', 'font'] as const

/** The stroke on the right of फ and ऊ, and reph: keys that change what stands before them. */
const hook = '\uE000'
const reph = '\uE001'

/** Kept as it is, in both directions: `[[` and `]]` are two vowel signs in a row in all three fonts, so no Nepali text has them. */
const kept =
  /\[\[((?:(?!\[\[)[^\n])*?)\]\]|(?:https?:\/\/|www\.)[!-~]+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){0,4}\.[a-z]{2,}/gi

/*
 * What each key draws: the key, then its Unicode text. The first key of a text is the one that is written. Read from the drawings in
 * the fonts of github.com/sanbids/all-nepali-font (Preeti, 1993) and github.com/whatiskeptiname/I3-config (Kantipur, 1995; PCS NEPAL,
 * 1994). What a font does not draw with one key is joined of several (`joined`).
 */
const letters =
  '/र :स् ;स >श्र Aब् Bद्य Dम् Eभ् Gन् Hज् Iक्ष् Jव् Kप् Lी Mः Nल् Oइ Pए Qत्त Rच् Sक् Tत् Uग् Vख् Wध् Yथ् Zश् [ृ \\् ]े aब bद cअ dम eभ ' +
  `fा gन hज iष् jव kप lि m${hook} nल oय pउ qत्र rच sक tत uग vख wध xह yथ zश {${reph} |्र }ै "ू 'ु +ं ,, -( .। =. _) ¡ज्ञ् ¢द्घ £घ् ` +
  '§ट्ट ÷/ Øच्य ßद्म åद्व æ“ Æ” çॐ ´झ'
const firstTwo =
  '!१ @२ #३ $४ %५ ^६ &७ *८ (९ )० 0ण् 1ज्ञ 2द्द 3घ 4द्ध 5छ 6ट 7ठ 8ड 9ढ <? ?रु ¿रू Cऋ `ञ ~ञ् «्र ªङ ¥र्\u200d °ड्ढ ±+ ¶ठ्ठ Ëङ्ग Ìन्न ' +
  'Íङ्क Ò… Ú’ ˜ऽ –- —– ‘ॅ „ध्र •ड्ड …‘ ‰झ् ‹ङ्घ'
const charts: Record<Font, string> = {
  preeti: `${letters} ${firstTwo} Fँ Xह् Åहृ Îङ्ख Ö= Ù; Û! Ü% Ýट्ठ Þ़ ˆफ् ›द्र`,
  kantipur:
    `${letters} ${firstTwo} Xहृ ≈ह् “ँ Fा ¨ङ्ग ¬… ®र Âर Èष Ôक्ष øय् ıद्र Œत्त् œत्र् ˘श्र् ˚फ ›ऽ ∕! ∞% ≠= ≤; ≥़ ◊ङ्ख ` +
    '\uF000फ् \uF002ट्ठ',
  pcs:
    `${letters} !ज्ञ @द्द #घ $द्ध %छ ^ट &ठ (ढ )ण् *ड 0० 1१ 2२ 3३ 4४ 5५ 6६ 7७ 8८ 9९ <्र ª? ?रू ¿रु Cर्\u200d F- Xह् \`ञ् ©ञ ~ङ ñङ ¤ँ ` +
    `Šँ ¥ऋ ®+ š+ °ङ्क ±ङ्ग éङ्ग ·ठ्ठ ∙ठ्ठ »… ¼½ ½¼ ¾¾ Àझ् Áफ् Ôक्ष íष Ùह Òू úू Úु øय् Œ${hook} œ/ \u008D${hook} ` +
    '\u008Eड \u008F" \u0090\' \u009D< \u009E= Ÿ> ‹; ›- ™* –– —— «—',
}

/** Written with several keys, or with the key of a sign that looks the same. */
const joined = 'आcf ईO{ ऊpm ऐP] ओcf] औcf} ऑcf‘ ोf] ौf} ॉf‘ फkm झem षif क्षIf क्रqm ॥.. :M "Æ \'Ú'.split(' ')

/** After a virama, `्र` is a stroke on the letter before it. As one sign it is not read as half letter and र. */
const withRakar = (text: string) => text.replaceAll('्र', '\uE002')

// A bounded number of letters: the time grows with the length of the text alone.
const cluster = '(?:[क-ह]़?्\\u200D?){0,5}[क-ह]़?'
const signs = 'ा-ौ़ॅँंः'
const syllableOrSign = new RegExp(
  `(र्(?=[क-हऋ]))?((?:${cluster}|ऋ)[${signs}्]{0,4})|[A-Za-z](?:[!-~ ]*[A-Za-z0-9])?|[^]`,
  'gu',
)

function keysIn(textOf: ReadonlyMap<string, string>, lowRakar: string): Map<string, string> {
  const keysOf = new Map<string, string>()
  for (const entry of joined) {
    const keys = /[!-~‘ÆÚ]+$/.exec(entry.slice(1))?.[0] ?? ''
    if ([...keys].every((key) => textOf.has(key))) keysOf.set(withRakar(entry.slice(0, -keys.length)), keys)
  }
  const add = (text: string, keys: string) => {
    if (!keysOf.has(text)) keysOf.set(text, keys)
  }
  for (const [key, text] of textOf) add(withRakar(text), key)
  for (const [key, text] of textOf) if (/[क-ह]्$/.test(text)) add(withRakar(text.slice(0, -1)), `${key}f`)
  for (const letter of 'टठडढछ') add(`${letter}\uE002`, (keysOf.get(letter) ?? '') + lowRakar)
  for (let digit = 0; digit < 10; digit += 1) {
    keysOf.set(`${digit}`, keysOf.get(String.fromCharCode(0x966 + digit)) ?? '')
  }
  return keysOf
}

const readChart = (font: Font) => {
  const textOf = new Map(charts[font].split(' ').map((entry) => [entry.slice(0, 1), entry.slice(1)] as const))
  return { textOf, keysOf: keysIn(textOf, font === 'pcs' ? '<' : '«') }
}
const keyCharts = { preeti: readChart('preeti'), kantipur: readChart('kantipur'), pcs: readChart('pcs') }

/** Nepali in Unicode as the keys of a font. What the font cannot draw stands between `[[` and `]]`. */
export function toFont(text: string, font: Font): string {
  const { keysOf } = keyCharts[font]
  const seen = new Map<string, string>()
  const syllable = (before: string | undefined, letters: string) => {
    const hasI = letters.includes('ि')
    const rest = letters.replace('ि', '').replaceAll(/(?<!र्)\u200D/g, '')
    return `${hasI ? 'l' : ''}${spelled(withRakar(rest), keysOf)}${before ? '{' : ''}`
  }
  return text
    .normalize('NFC')
    .replaceAll(/\u200C|\uFEFF/g, '')
    .replaceAll(syllableOrSign, (whole, before: string | undefined, letters: string | undefined) => {
      const known = seen.get(whole)
      if (known !== undefined) return known
      const keys = letters ? syllable(before, letters) : spelled(whole, keysOf)
      seen.set(whole, keys)
      return keys
    })
    .replaceAll(/\]\]( *)\[\[/g, '$1')
}

/** The keys of the longest pieces that have some. */
function spelled(text: string, keysOf: ReadonlyMap<string, string>): string {
  if (/^\s+$/.test(text)) return text
  if (/^[A-Za-z]/.test(text)) return `[[${text}]]`
  let keys = ''
  for (let at = 0; at < text.length; ) {
    let length = Math.min(5, text.length - at)
    // A conjunct before a further letter is written by its parts: the last one has a half form.
    const isHalf = () => length > 2 && text[at + length] === '्'
    while (length > 1 && (isHalf() || !keysOf.has(text.slice(at, at + length)))) length -= 1
    if (length === 1) length = String.fromCodePoint(text.codePointAt(at) ?? 0).length
    const piece = text.slice(at, at + length)
    keys += keysOf.get(piece) ?? `[[${piece.replace('\uE002', '्र')}]]`
    at += length
  }
  return keys
}

/** Keys of a font as Nepali in Unicode. Web and e-mail addresses, and what stands between `[[` and `]]`, stay as they are. */
export function toUnicode(keys: string, font: Font): string {
  const { textOf } = keyCharts[font]
  let text = ''
  let done = 0
  for (const found of keys.matchAll(kept)) {
    text += read(keys.slice(done, found.index), textOf) + (found[1] ?? found[0])
    done = found.index + found[0].length
  }
  return (text + read(keys.slice(done), textOf)).normalize('NFC')
}

const pairs = (text: string) => new Map(text.split(' ').map((pair) => [pair.slice(0, -1), pair.slice(-1)]))
const hooked = new Map([...pairs('पफ उऊ भझ वक'), ['रु', 'रू'], ['त्त', 'क्त'], ['त्र', 'क्र']])
/** Signs that are typed one after the other, and the vowel that they draw together. */
const vowels = pairs('अाआ आेओ आैऔ आॅऑ अाेओ अाैऔ अाॅऑ एेऐ ाेो ाैौ ाॅॉ ेाो ैाौ')
const hookedLetter = new RegExp(`(त्त|त्र|रु|[पउभव])([${signs}्]?)${hook}`, 'g')
const signI = new RegExp(`ि(${cluster})`, 'g')
const syllableAndReph = new RegExp(`(${cluster}|ऋ)([${signs}]{0,4})${reph}`, 'g')

/** Reorders letters from the visual order of a font to the logical order of Unicode. */
function read(keys: string, textOf: ReadonlyMap<string, string>): string {
  let drawn = ''
  for (const key of keys) drawn += textOf.get(key) ?? key
  return (
    drawn
      // ा after a half letter is the stem of the whole one.
      .replaceAll('्ा', '')
      .replaceAll(hookedLetter, (_, letter: string, sign: string) => (hooked.get(letter) ?? letter) + sign)
      .replaceAll(`इ${reph}`, 'ई')
      .replaceAll(signI, '$1ि')
      .replaceAll(syllableAndReph, 'र्$1$2')
      .replaceAll(/([ु-ृ])(्र)/g, '$2$1')
      .replaceAll(/([ँं])([ा-ौॅ]{1,2})/g, '$2$1')
      .replaceAll(/[\u093E\u0947\u0948अआए][ाेैॅ]{1,2}/g, (pair) => vowels.get(pair) ?? pair)
      // One key draws the colon and the visarga, which ends few words.
      .replaceAll(/(?<!अत|वत|लत|तुत|न्यत|ख्यत|र्णत|न्तत|षत|शत|श|छ|पुन|प्राय|नम)ः(?![ऀ-ॣ])/g, ':')
      .replaceAll('।।', '॥')
      .replaceAll(reph, 'र्')
  )
}

export type Input = ReturnType<typeof inputFrom>

export function converted({ text, font, direction }: Input): string {
  return direction === 'unicode' ? toUnicode(text, font) : toFont(text, font)
}

/** The fields of a form that was sent without JavaScript. */
export function inputFrom({ font, direction, text = '' }: Readonly<Record<string, string>>) {
  return {
    font: fonts.find((known) => known === font) ?? 'preeti',
    direction: directions.find((known) => known === direction) ?? 'unicode',
    text,
  }
}
