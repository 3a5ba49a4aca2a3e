import type { AdDate, BsDate } from '@chautari/bikram-sambat'
import type { Words } from './data/common-words.ts'
import { Lexicon } from './lexicon.ts'
import { Cursor, type Question, readQuestion } from './question.ts'

export type Language = 'en' | 'ne'

/** What every grammar knows. */
export interface AskContext {
  readonly lang: Language
  /** The day in Nepal. */
  readonly today: { readonly bs: BsDate; readonly ad: AdDate }
}

/**
 * Reads one intent. `cursor` is new for each grammar. Returns the likeliest reading first, nothing where the question is about
 * something else.
 */
export type Grammar<Data> = (
  cursor: Cursor,
  context: AskContext,
  data: Data,
) => Outcome | readonly Outcome[] | undefined

/** What a tool brings: its words and a grammar for each of its intents. */
export interface AskPart<Data = unknown> {
  /** The tool's slug; its data are found under this name. */
  readonly name: string
  readonly words: Words
  readonly grammars: readonly Grammar<Data>[]
  /** Answers by rules alone: no figures are waited for. */
  readonly needsNoData?: true
  /** Loads what `readJson` needs and is not sent with the figures. */
  readonly load?: () => Promise<void>
  /** Makes the data of what was sent as JSON, where that has another form. */
  readonly readJson?: (json: unknown) => Data
  /** Words of the data, such as names of providers. */
  readonly dataWords?: (data: Data) => Words
}

/** The data of parts that were sent as JSON. */
export function readJsonData(parts: readonly AskPart[], json: AskData): AskData {
  const read = ({ name, readJson }: AskPart) =>
    readJson && json[name] !== undefined ? readJson(json[name]) : json[name]
  return Object.fromEntries(parts.map((part) => [part.name, read(part)]))
}

/** Keeps the type of the data inside a part. */
export function defineAskPart<Data>(part: AskPart<Data>): AskPart {
  return part as AskPart
}

/** Answers, likeliest first, or the reason why an understood question has none. */
export interface AskResult {
  readonly answers: readonly Answer[]
  readonly refusal?: Refusal
}

export type AskData = Readonly<Record<string, unknown>>

const mostAnswers = 3

/** Makes the function that answers. A part whose data are missing stays silent. */
export function createAsk(parts: readonly AskPart[], data: AskData) {
  const open = parts.filter(({ name }) => data[name] !== undefined)
  // Words of a silent part are known, too: they must not be taken for typos of others.
  const lexicon = new Lexicon([
    ...parts.map(({ words }) => words),
    ...open.map(({ name, dataWords }) => dataWords?.(data[name]) ?? {}),
  ])
  return (text: string, context: AskContext): AskResult => {
    const question = readQuestion(text, lexicon)
    if (question.words.length === 0) return { answers: [] }
    return resultOf(open.flatMap((part) => outcomesOf(part, question, context, data[part.name])))
  }
}

type Ranked = ReturnType<typeof outcomesOf>[number]

function outcomesOf({ grammars }: AskPart, question: Question, context: AskContext, data: unknown) {
  return grammars.flatMap((grammar) => {
    const cursor = new Cursor(question)
    const outcomes = [grammar(cursor, context, data) ?? []].flat().filter(() => cursor.isCertain)
    return outcomes.map((outcome) => ({ outcome, typos: cursor.typos, content: cursor.content }))
  })
}

/** A number to call first; then fewer typos, then the grammar that explains more of the question by words of its own. */
function resultOf(found: readonly Ranked[]): AskResult {
  const sorted = found.toSorted(
    (a, b) => Number(isCall(b)) - Number(isCall(a)) || a.typos - b.typos || b.content - a.content,
  )
  const answers = sorted.flatMap(({ outcome }) => (outcome.kind === 'answer' ? [outcome] : []))
  const refusal = sorted.find((ranked) => ranked.outcome.kind === 'refusal')?.outcome
  if (answers.length === 0 && refusal?.kind === 'refusal') return { answers, refusal }
  return { answers: answers.slice(0, mostAnswers) }
}

function isCall({ outcome }: Ranked): boolean {
  return outcome.kind === 'answer' && outcome.call !== undefined
}

/** A field of a result: texts, numbers, days as `YYYY-MM-DD`, or a day in both calendars. */
export type ResultValue = string | number | { readonly bs: string; readonly ad: string }

/** What has to be said beside an answer, in the language asked for. */
export interface AnswerRemark {
  /** Such as `provisional`, `stale`, `old-number`. */
  readonly kind: string
  /** At most four words. */
  readonly chip: string
  /** The same as a sentence. */
  readonly text: string
}

/** What a grammar understood and computed. */
export interface Answer {
  readonly kind: 'answer'
  readonly intent: string
  readonly result: Readonly<Record<string, ResultValue>>
  /** The answer in a line, in the language asked for. */
  readonly text: string
  /** The figure alone, where `text` says more: drawn large. */
  readonly figure?: string
  /** What stands small below the figure, such as weekday, other calendar and `in 26 days`. */
  readonly details?: readonly string[]
  /** No surface leaves one out. */
  readonly remarks: readonly AnswerRemark[]
  /** A number to call, as it is dialled. */
  readonly call?: string
  /** How the question was read, such as `250 USD in Nepali rupees`. */
  readonly reading: string
  /** Path of the page that shows more, with the value carried over. */
  readonly link: string
  /** The day or instant that the figures are of, ISO 8601. */
  readonly asOf?: string
}

/** A question that was understood and has no answer. */
export interface Refusal {
  readonly kind: 'refusal'
  readonly intent: string
  /** `not-announced`: the day is not decided yet. `unknown-place`: a name that only sounds like a known one. */
  readonly reason: 'no-such-day' | 'out-of-range' | 'not-announced' | 'stale' | 'unknown-place'
  /** The reason in a sentence, in the language asked for. */
  readonly text: string
}

export type Outcome = Answer | Refusal
