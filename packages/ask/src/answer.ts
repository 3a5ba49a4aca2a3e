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
