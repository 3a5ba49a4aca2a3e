import { latinDigits } from '@chautari/bikram-sambat/digits'

export interface Token {
  /** `date` is digits with separators such as `2052-05-01`; `mark` a single sign such as `$`. */
  readonly kind: (typeof kinds)[number]
  /** Lower case, digits Latin, as typed otherwise. */
  readonly text: string
}

/** Neighbouring words of a question. */
export interface Run {
  readonly start: number
  /** Behind the last word. */
  readonly end: number
}

/** The longest question that is read, in characters. */
export const longestQuestion = 200

const kinds = ['date', 'number', 'word', 'mark'] as const

const dash = '[-‐-―−]'
const pattern = new RegExp(
  [
    // 2052-05-01, 1/5/2052, 2083.8.8; a fiscal year 2083/84.
    `(?<date>\\d{1,4}(?:${dash}|[/.।])\\d{1,2}(?:${dash}|[/.।])\\d{1,4}(?!\\d)|\\d{4}[/-]\\d{2,4}(?![\\d/]))`,
    // 12,34,567.50 and 1,000 and .5
    String.raw`(?<number>\d{1,3}(?:,\d{2,3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?|\.\d+)`,
    '(?<word>[\\p{L}\\p{M}]+)',
    '(?<mark>[$€£¥₹%+*=×÷^]|(?<=^|\\s)-(?=\\d))',
  ].join('|'),
  'gu',
)

/** The words, numbers and signs of a question. Full stops, commas and question marks between them are dropped. */
export function tokensOf(text: string): Token[] {
  const plain = latinDigits(text.normalize('NFKC').slice(0, longestQuestion))
    .toLowerCase()
    .replace(/[\u200B-\u200D\uFEFF'’‘`]/g, '')
    .replace(/(?<=\d)(?:st|nd|rd|th)\b/g, '')
    // "kati 6": the figure is read as the verb, chha.
    .replace(/(?<=\b(?:kati|kun|kahile|kasto|k|ko) )6(?= |\?|$)/g, 'cha')
  return [...plain.matchAll(pattern)].flatMap(({ groups = {} }) =>
    kinds.flatMap((kind) => {
      const typed = groups[kind]
      if (!typed) return []
      return [{ kind, text: kind === 'number' ? typed.replaceAll(',', '') : typed }]
    }),
  )
}
