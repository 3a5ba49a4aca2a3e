import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { AskResult } from '@chautari/ask'

export const scripts = ['en', 'roman', 'deva'] as const

type Script = (typeof scripts)[number]

/** A question of the corpus in `packages/ask/corpus`, and what it should be answered with. */
export interface CorpusRow {
  q: string
  script: Script
  /** Null: the right answer is none. */
  intent: string | null
  /** The fields of the result that the question decides; `bsYear` is the year of `bs`. */
  result?: Record<string, unknown>
  refusal?: string
  /** With typing slips of a program. */
  isNoisy: boolean
  /** Counted only: no grammar is made by it. */
  isHeldOut: boolean
}

/** The hand-written questions, and a copy with slips of every second one. */
export function readCorpus(): CorpusRow[] {
  return scripts.flatMap((script) =>
    readFileSync(new URL(`../packages/ask/corpus/${script}.jsonl`, import.meta.url), 'utf8')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const written = JSON.parse(line) as Pick<CorpusRow, 'q' | 'intent' | 'result' | 'refusal'>
        const bytes = createHash('sha256').update(written.q).digest()
        const row = { ...written, script, isNoisy: false, isHeldOut: (bytes[0] ?? 0) % 2 === 1 }
        const noisy = withSlip(written.q, script, bytes)
        const hasCopy = (bytes[1] ?? 0) % 2 === 1 && noisy !== written.q
        return hasCopy ? [row, { ...row, q: noisy, isNoisy: true }] : [row]
      }),
  )
}

/** Letters that people exchange, by script. */
const confused: Record<Script, readonly (readonly [string, string])[]> = {
  en: [
    ['ie', 'ei'],
    ['ee', 'e'],
    ['ou', 'o'],
    ['ph', 'f'],
    ['c', 'k'],
    ['y', 'i'],
    ['er', 're'],
  ],
  roman: [
    ['aa', 'a'],
    ['a', 'aa'],
    ['ch', 'chh'],
    ['sh', 's'],
    ['ee', 'i'],
    ['i', 'ee'],
    ['u', 'oo'],
    ['bh', 'v'],
    ['w', 'b'],
  ],
  deva: [
    ['ि', 'ी'],
    ['ी', 'ि'],
    ['ु', 'ू'],
    ['ू', 'ु'],
    ['श', 'स'],
    ['ष', 'श'],
    ['ब', 'व'],
    ['व', 'ब'],
    ['ँ', 'ं'],
    ['ं', ''],
    ['ङ', 'ं'],
    ['ण', 'न'],
  ],
}

/** The question with a slip in its longest word: letters swapped, left out, doubled, or exchanged as people spell. */
function withSlip(q: string, script: Script, bytes: Uint8Array): string {
  const [word = ''] = (q.match(/[\p{L}\p{M}]{4,}/gu) ?? []).toSorted((a, b) => b.length - a.length)
  if (!word) return q
  const at = 1 + ((bytes[2] ?? 0) % (word.length - 2))
  const [a, b] = [word[at] ?? '', word[at + 1] ?? '']
  const edits = [
    word.slice(0, at) + b + a + word.slice(at + 2),
    word.slice(0, at) + word.slice(at + 1),
    word.slice(0, at) + a + word.slice(at),
  ]
  const spelled = confused[script].filter(([from]) => word.includes(from))
  const [from, to] = spelled[(bytes[3] ?? 0) % (spelled.length || 1)] ?? ['', '']
  // Swapping a vowel sign with its letter makes no text that anybody types: in Devanagari people misspell.
  const kind = script === 'deva' && spelled.length > 0 ? 3 : (bytes[4] ?? 0) % (spelled.length > 0 ? 4 : 3)
  return q.replace(word, kind === 3 ? word.replace(from, to) : (edits[kind] ?? word))
}

/**
 * - `right`: the first answer, the refusal or the silence is the right one.
 * - `listed`: the right answer is below another one.
 * - `abstained`: no answer where there is one.
 * - `wrong`: another answer, or an answer where there is none.
 */
export type Verdict = 'right' | 'listed' | 'abstained' | 'wrong'

export const verdicts: readonly Verdict[] = ['right', 'listed', 'abstained', 'wrong']

export function judge(
  { intent, result, refusal }: CorpusRow,
  { answers, refusal: given }: AskResult,
): Verdict {
  const [top] = answers
  if (refusal) {
    if (given?.reason === refusal) return 'right'
    return top || given ? 'wrong' : 'abstained'
  }
  if (intent === null) return top || given ? 'wrong' : 'right'
  // What is only offered is not answered.
  if (!top) return given && given.reason !== 'unknown-place' ? 'wrong' : 'abstained'
  const fits = (answer: typeof top) => answer.intent === intent && contains(answer.result, result ?? {})
  if (fits(top)) return 'right'
  return answers.some(fits) ? 'listed' : 'wrong'
}

function contains(given: Record<string, unknown>, wanted: Record<string, unknown>): boolean {
  return Object.entries(wanted).every(([name, value]) => {
    if (name === 'bsYear') return String(given.bs).startsWith(`${String(value)}-`)
    const found = given[name]
    return isRecord(value) ? isRecord(found) && contains(found, value) : found === value
  })
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
