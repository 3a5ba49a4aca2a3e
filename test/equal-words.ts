/** A dictionary as the tools of one language see it: texts, functions that make texts, and both of them nested. */
type Words = unknown

/** Names that stay as their owners write them. */
const brands = new Set([
  'JavaScript',
  'React',
  'Chrome',
  'Firefox',
  'Safari',
  'Python',
  'Google',
  'Sheets',
  'Excel',
  'LibreOffice',
  'Calc',
  'OpenAPI',
  'OpenHolidays',
  'iCalendar',
  'eSewa',
  'Khalti',
  'CoinGecko',
  'Ncell',
  'Facebook',
  'Twitter',
  'Instagram',
  'WhatsApp',
  'Viber',
  'English',
])

/** What is wrong between a dictionary and its translation, in words: keys, kinds, empty texts. */
export function compareWords(en: Words, ne: Words, at = ''): string[] {
  if (kindOf(en) !== kindOf(ne))
    return [`${at || 'the words'}: ${kindOf(en)} in English, ${kindOf(ne)} in Nepali`]
  if (isBranch(en) && isBranch(ne)) {
    const keys = [...new Set([...Object.keys(en), ...Object.keys(ne)])]
    return keys.flatMap((key) => compareWords(en[key], ne[key], at ? `${at}.${key}` : key))
  }
  if (typeof en === 'function' && typeof ne === 'function' && en.length !== ne.length) {
    return [`${at}: ${en.length} arguments in English, ${ne.length} in Nepali`]
  }
  return [...emptyText(en, `${at} (en)`), ...emptyText(ne, `${at} (ne)`)]
}

/** Words in Latin letters in a Nepali dictionary, other than brands, abbreviations, addresses, placeholders and code in backticks. */
export function untranslated(ne: Words): string[] {
  return textsOf(ne)
    .filter(({ at }) => !/(placeholder|icon|address)$/i.test(at))
    .flatMap(({ at, text }) => {
      const words = (text.replace(/`[^`]*`|\{\{site\}\}/g, '').match(/[A-Za-z]+/g) ?? []).filter(
        (word) => !brands.has(word) && word !== word.toUpperCase(),
      )
      return words.length > 0 ? [`${at}: “${text}” is not in Nepali`] : []
    })
}

/** A function is asked with a plain digit for each argument. */
function textsOf(words: Words, at = ''): { at: string; text: string }[] {
  if (!isBranch(words)) return [{ at, text: textOf(words) }]
  return Object.entries(words).flatMap(([key, value]) => textsOf(value, at ? `${at}.${key}` : key))
}

function emptyText(value: unknown, at: string): string[] {
  const text = textOf(value)
  return text.trim() === '' ? [`${at}: empty`] : []
}

function textOf(value: unknown): string {
  if (typeof value !== 'function') return typeof value === 'string' ? value : ''
  const words = Array.from({ length: value.length }, () => '7')
  const made: unknown = Reflect.apply(value, undefined, words)
  return typeof made === 'string' ? made : ''
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (isBranch(value)) return 'a group'
  return value === undefined ? 'nothing' : typeof value === 'string' ? 'a text' : `a ${typeof value}`
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
