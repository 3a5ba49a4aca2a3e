import { type AskContext, type AskData, type AskResult, createAsk, readJsonData } from 'ask'
import { todayInNepal } from 'bikram-sambat'
import { type Lang, langOfPath } from '#app/lib/language.ts'
import { askParts } from '#app/tools/ask-parts.ts'
import type { SuggestedTool } from '#app/tools/nearest-tools.ts'

const storageKey = 'ask-data'
const waitMs = 8000
const mostBytes = 200_000

/** From which figures the answers are. */
export type Figures =
  | { kind: 'loading' }
  | { kind: 'fresh' }
  /** No network: as they were stored in this browser at an instant, ISO 8601. */
  | { kind: 'stored'; at: string }
  | { kind: 'none' }

interface Sent {
  at: string
  data: AskData
  tools: readonly SuggestedTool[]
}

type AskFunction = (question: string, context: AskContext) => AskResult

/** Answers in this browser: nothing that is asked is sent. */
export class Answers {
  readonly #lang: Lang
  #ask: AskFunction
  figures: Figures = { kind: 'loading' }
  /** None until they are loaded. */
  tools: readonly SuggestedTool[] = []

  constructor(lang: Lang) {
    this.#lang = lang
    // What needs no figures is answered at once.
    this.#ask = askFrom({})
  }

  get(question: string): AskResult {
    return this.#ask(question, { lang: this.#lang, today: todayInNepal(new Date()) })
  }

  /** Fetches the figures; without a network takes the last ones. */
  async load(): Promise<void> {
    const sent = await fetchData().catch(() => undefined)
    if (sent) {
      this.#take(sent)
      this.figures = { kind: 'fresh' }
      store(sent)
      return
    }
    const stored = readStored()
    if (stored) this.#take(stored)
    this.figures = stored ? { kind: 'stored', at: stored.at } : { kind: 'none' }
  }

  #take({ data, tools }: Sent): void {
    this.#ask = askFrom(data)
    this.tools = tools
  }
}

function askFrom(json: AskData): AskFunction {
  // These need no data.
  const own = { quantities: {}, 'nepali-date-converter': {} }
  return createAsk(askParts, readJsonData(askParts, { ...json, ...own }))
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
  if (typeof sent.at !== 'string' || typeof sent.data !== 'object' || !Array.isArray(sent.tools))
    throw new Error('of another form')
  return { at: sent.at, data: sent.data, tools: sent.tools }
}

function store(sent: Sent): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify(sent))
  } catch (error) {
    console.warn('The figures could not be stored', error)
  }
}

function readStored(): Sent | undefined {
  try {
    const text = localStorage.getItem(storageKey)
    return text === null ? undefined : readSent(text)
  } catch {
    return undefined
  }
}

/**
 * Intents whose question may hold a birth date, a phone number or an account: their link carries no value, and they are not
 * remembered.
 */
const personal =
  /^(date\.(convert|age|difference|shift)|carrier\.of|tithi\.on|forex\.convert|gold\.cost|number\.|unit\.)/

/** The page of an answer; an address is in the history, so it says nothing personal. */
export function linkOf({ intent, link }: { intent: string; link: string }): string {
  return personal.test(intent) ? (link.split(/[?#]/)[0] ?? link) : link
}

const recentKey = 'ask-recent'
const mostRecent = 3

export interface RecentAnswer {
  text: string
  link: string
}

/** The last answers that said nothing personal, the latest first. */
export function recentAnswers(lang: Lang): RecentAnswer[] {
  try {
    const stored = JSON.parse(localStorage.getItem(recentKey) ?? '[]') as RecentAnswer[]
    return stored
      .filter(({ text, link }) => typeof text === 'string' && typeof link === 'string')
      .filter(({ link }) => langOfPath(link) === lang)
      .slice(0, mostRecent)
  } catch {
    return []
  }
}

export function rememberAnswer({ intent, text, link }: { intent: string; text: string; link: string }): void {
  if (personal.test(intent)) return
  try {
    const stored = JSON.parse(localStorage.getItem(recentKey) ?? '[]') as RecentAnswer[]
    const others = stored.filter((answer) => answer.link !== link)
    localStorage.setItem(recentKey, JSON.stringify([{ text, link }, ...others].slice(0, 2 * mostRecent)))
  } catch (error) {
    console.warn('The answer could not be remembered', error)
  }
}
