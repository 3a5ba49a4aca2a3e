import type { AskData, AskResult } from 'ask'
import type { Lang } from '#app/lib/language.ts'
import type { foundPlaces, Place } from '#app/tools/nearest-tools.ts'
import type { AskToday } from './reader.ts'
import { type Results, resultsOf } from './results.ts'

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

interface Sent {
  at: string
  data: AskData
  places: readonly Place[]
}

/** Answers in this browser: nothing that is asked is sent. */
export class Answers {
  readonly #lang: Lang
  /** Undefined until the code that reads questions is loaded. */
  #ask: AskToday | undefined
  #find: typeof foundPlaces | undefined
  figures: Figures = { kind: 'loading' }
  /** None until they are loaded first in this browser. */
  places: readonly Place[] = readStored()?.places ?? []

  constructor(lang: Lang) {
    this.#lang = lang
  }

  get(question: string): AskResult {
    return this.#ask?.(question, this.#lang) ?? { answers: [] }
  }

  /** The answer, and what of the site is found. */
  results(question: string): Results {
    const find = (isAnswered: boolean) => this.#find?.(question, this.places, isAnswered) ?? []
    return resultsOf(this.#lang, question, this.get(question), find, this.places)
  }

  /**
   * Loads what reads questions and, beside it, the figures; without a network takes the last ones.
   * @param onReader called when what needs no figures can be answered
   */
  async load(onReader: () => void): Promise<void> {
    const fetched = fetchData().catch(() => undefined)
    const reader = await import('./reader.ts').catch(() => undefined)
    if (!reader) {
      this.figures = { kind: 'no-reader' }
      return
    }
    this.#find = reader.foundPlaces
    this.#ask ??= reader.askFrom({})
    onReader()
    const [sent] = await Promise.all([fetched, reader.loaded])
    const used = sent ?? readStored()
    if (used) {
      this.#ask = reader.askFrom(used.data)
      this.places = used.places
    }
    if (sent) store(sent)
    this.figures = sent ? { kind: 'fresh' } : used ? { kind: 'stored', at: used.at } : { kind: 'none' }
  }
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
