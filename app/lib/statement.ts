import type { Bilingual, Lang } from './language.ts'

/** What has to be said beside a value. */
export const remarkKinds = [
  'provisional',
  'contested',
  'tables-only',
  'computed-festival',
  'weekly-closing',
  'limited-holiday',
  'list-incomplete',
  'old-number',
  'not-dialled',
  'service-ended',
  'issued-to',
  'wrong-length',
  'stale',
  'paid-ahead',
  'second-hand-price',
  'unknown-fees',
  'not-legal-here',
  'no-own-office',
  'several-places',
  'assumed',
] as const

export type RemarkKind = (typeof remarkKinds)[number]

/** Two lengths: at most four words, and a sentence. A surface shows either of them. */
export interface RemarkWords {
  readonly chip: string
  readonly text: string
}

/** Made by the owner of the fact, whose dictionary has its words. */
export interface Remark {
  readonly kind: RemarkKind
  readonly chip: Bilingual
  readonly text: Bilingual
}

/** A figure, date, name or number, and what has to be said beside it. */
export interface Statement<Value> {
  readonly value: Value
  /** The day or instant that it is of, ISO 8601. */
  readonly asOf?: string
  readonly source?: string
  readonly remarks: readonly Remark[]
}

/** A remark in the language of a page or an answer. */
export interface Said extends RemarkWords {
  readonly kind: RemarkKind
}

/** A remark with its words of both dictionaries. A page's code has one of them only: each is read when it is said. */
export function remarkOf<Words>(
  kind: RemarkKind,
  messages: Readonly<Record<Lang, Words>>,
  wordsOf: (words: Words, lang: Lang) => RemarkWords,
): Remark {
  const inBoth = (length: keyof RemarkWords): Bilingual => ({
    get en() {
      return wordsOf(messages.en, 'en')[length]
    },
    get ne() {
      return wordsOf(messages.ne, 'ne')[length]
    },
  })
  return { kind, chip: inBoth('chip'), text: inBoth('text') }
}

export function saidIn(lang: Lang, remarks: readonly Remark[]): Said[] {
  return remarks.map(({ kind, chip, text }) => ({ kind, chip: chip[lang], text: text[lang] }))
}

/** The short forms, for a line of text. */
export function chipsIn(lang: Lang, remarks: readonly Remark[]): string[] {
  return remarks.map(({ chip }) => chip[lang])
}
