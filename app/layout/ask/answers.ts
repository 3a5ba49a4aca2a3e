import type { AskData, AskResult } from '@chautari/ask'
import type { Lang } from '#app/lib/language.ts'
import type { foundPlaces, Place } from '#app/tools/nearest-tools.ts'
import { type Results, resultsOf } from './ask-results.tsx'
import type { AskToday } from './reader.ts'

const storageKey = 'ask-data'
const waitMs = 8000
const mostBytes = 500_000

/** From which figures the answers are. */
export type Figures =
  | { kind: 'loading' }
  | { kind: 'fresh' }
  /** No network: as they were stored in this browser at an instant, ISO 8601. */
  | { kind: 'stored'; at: string }
  | { kind: 'none' }
  /** Nor the code that reads questions. */
  | { kind: 'no-reader' }

/** What questions are answered from, in this browser: nothing that is asked is sent. */
export interface AnswerSource {
  /** Neither until the code that reads questions is loaded. */
  ask?: AskToday
  find?: typeof foundPlaces
  figures: Figures
  /** None until they are loaded first in this browser. */
  places: readonly Place[]
}

interface Sent {
  at: string
  data: AskData
  places: readonly Place[]
}

export const emptySource = (): AnswerSource => ({
  figures: { kind: 'loading' },
  places: readStored()?.places ?? [],
})

export function answersTo({ ask }: AnswerSource, lang: Lang, question: string): AskResult {
  return ask?.(question, lang) ?? { answers: [] }
}

/** The answer, and what of the site is found. */
export function resultsFrom(source: AnswerSource, lang: Lang, question: string): Results {
  const { find, places } = source
  const foundFor = (isAnswered: boolean) => find?.(question, places, isAnswered) ?? []
  return resultsOf(question, answersTo(source, lang, question), foundFor, places)
}

/**
 * Loads what reads questions and, beside it, the figures, which may be of yesterday in `known`; without a network takes the
 * last ones.
 * @param onChange called when what needs no figures can be answered, and at the end
 */
export async function loadSource(
  known: AnswerSource,
  onChange: (source: AnswerSource) => void,
): Promise<void> {
  const fetched = fetchData().catch(() => undefined)
  const reader = await import('./reader.ts').catch(() => undefined)
  if (!reader) return onChange({ ...known, figures: { kind: 'no-reader' } })
  const { askFrom, foundPlaces: find, loaded } = reader
  const ready = { ...known, ask: known.ask ?? askFrom({}), find }
  onChange(ready)
  const [sent] = await Promise.all([fetched, loaded])
  const used = sent ?? readStored()
  if (sent) store(sent)
  const figures: Figures = sent
    ? { kind: 'fresh' }
    : used
      ? { kind: 'stored', at: used.at }
      : { kind: 'none' }
  onChange({ ...ready, ...(used && { ask: askFrom(used.data), places: used.places }), figures })
}

async function fetchData(): Promise<Sent> {
  const answer = await fetch('/api/v1/ask-data', { signal: AbortSignal.timeout(waitMs) })
  if (!answer.ok) throw new Error(`answered ${answer.status}`)
  const text = await answer.text()
  if (text.length > mostBytes) throw new Error('larger than expected')
  return readSent(text)
}

function readSent(text: string): Sent {
  const sent = JSON.parse(text) as Partial<Sent>
  if (typeof sent.at !== 'string' || typeof sent.data !== 'object' || !Array.isArray(sent.places))
    throw new Error('of another form')
  return { at: sent.at, data: sent.data, places: sent.places }
}

function store(sent: Sent): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sent))
  } catch (error) {
    console.warn('The figures could not be stored', error)
  }
}

const copyMs = 24 * 60 * 60 * 1000

/** Stores the figures for the time without a network, once a day. */
export async function keepFigures(): Promise<void> {
  const age = Date.now() - Date.parse(readStored()?.at ?? '')
  if (!(age < copyMs)) store(await fetchData())
}

function readStored(): Sent | undefined {
  try {
    const text = localStorage.getItem(storageKey)
    return text === null ? undefined : readSent(text)
  } catch {
    return undefined
  }
}
