/** English or Nepali, as in `lang` attributes. */
export type Language = 'en' | 'ne'

const devanagariZero = 0x0966

/** Writes every Devanagari digit of a text as its Latin one; everything else stays. */
export function latinDigits(text: string): string {
  return text.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - devanagariZero))
}

/** Writes every Latin digit of a text as its Devanagari one; everything else stays. */
export function devanagariDigits(text: string): string {
  return text.replace(/[0-9]/g, (digit) => String.fromCharCode(devanagariZero + Number(digit)))
}

/** Digits as readers of the language write them. `Intl` is no help: Chromium has no Nepali data. */
export function digitsIn(language: Language, value: string | number): string {
  return language === 'ne' ? devanagariDigits(String(value)) : String(value)
}

/** Only the digits of a text, in Latin script: `+९७७ 98-4` gives `977984`. */
export function onlyDigits(text: string): string {
  return latinDigits(text).replace(/[^0-9]/g, '')
}
