import { subscriptionTo } from '#app/lib/window-events.ts'

const longestIn = { bs: 32, ad: 31, tithi: 30 } as const

/** A day of the visitor's own that comes back every year. */
export interface OwnDay {
  name: string
  calendar: keyof typeof longestIn
  /** 1 to 12; of a tithi the lunar month as almanacs name it, Baisakh first. */
  month: number
  /** 1 to 32. In a year whose month is shorter, its last day is meant. Of a tithi 1 to 30, the dark half from 16 on. */
  day: number
  /** The next such day in AD, `YYYY-MM-DD`; empty behind the end of the calendar. */
  next: string
}

/** What a visitor chose for the home page. It never leaves the browser. */
export interface PersonalRecord {
  version: 1
  /** Paths of the pinned tools, in order. */
  tools: string[]
  /** Codes of the pinned currencies, in order. */
  currencies: string[]
  days: OwnDay[]
  /** Paths of the tools that were opened last, the latest first. */
  recent: string[]
}

/** The most entries of each list. */
export const bounds = { tools: 10, currencies: 10, days: 20, recent: 5 } as const
export const longestName = 40

export const emptyRecord: PersonalRecord = { version: 1, tools: [], currencies: [], days: [], recent: [] }

/** Reads a stored or imported value. What is not valid, a repetition, and what is beyond the bounds is left out. */
export function recordFrom(value: unknown): PersonalRecord {
  const { version, tools, currencies, days, recent } = fieldsOf(value)
  if (version !== emptyRecord.version) return emptyRecord
  return {
    version,
    tools: listFrom(tools, pathFrom, bounds.tools),
    currencies: listFrom(currencies, codeFrom, bounds.currencies),
    days: listFrom(days, dayFrom, bounds.days),
    recent: listFrom(recent, pathFrom, bounds.recent),
  }
}

/** The JSON of a text; undefined for any other text. */
export function jsonFrom(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

/** With a tool at the front of the recent ones. */
export function withRecent(record: PersonalRecord, path: string): PersonalRecord {
  const others = record.recent.filter((other) => other !== path)
  return { ...record, recent: [path, ...others].slice(0, bounds.recent) }
}

function listFrom<Entry>(
  value: unknown,
  entryFrom: (value: unknown) => Entry | undefined,
  most: number,
): Entry[] {
  const entries = listOf(value)
    .map(entryFrom)
    .filter((entry) => entry !== undefined)
  const byKey = new Map(entries.map((entry) => [keyOf(entry), entry]))
  return [...byKey.values()].slice(0, most)
}

/** Two days of one name and date are the same, whenever their next time was computed. */
export function keyOf(entry: unknown): string {
  return JSON.stringify(typeof entry === 'object' ? { ...entry, next: '' } : entry)
}

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const textFrom = (pattern: RegExp) => (value: unknown) =>
  typeof value === 'string' && pattern.test(value) ? value : undefined

const pathFrom = textFrom(/^\/[a-z0-9-]{1,40}$/)
const codeFrom = textFrom(/^[A-Z]{3}$/)
const isoDayFrom = textFrom(/^\d{4}-\d{2}-\d{2}$/)

/** In one line and of at most 40 characters. */
export function nameFrom(text: string): string {
  return [...text.replace(/\s+/g, ' ').trim()].slice(0, longestName).join('').trim()
}

function dayFrom(value: unknown): OwnDay | undefined {
  const { name, calendar, month, day, next } = fieldsOf(value)
  const known = typeof name === 'string' ? nameFrom(name) : ''
  if (known === '' || !isCalendar(calendar)) return undefined
  if (!isWithin(month, 12) || !isWithin(day, longestIn[calendar])) return undefined
  return { name: known, calendar, month, day, next: isoDayFrom(next) ?? '' }
}

const isCalendar = (value: unknown): value is OwnDay['calendar'] =>
  typeof value === 'string' && Object.hasOwn(longestIn, value)

function isWithin(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most
}

export function fieldsOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}

export const storageKey = 'my-home'
/** Dispatched on the window when this tab changed the record; other tabs hear `storage`. */
export const changeEvent = 'myhome'

/** An inline script behind a further list of the home page, before that is painted (`personal.inline.script.ts`). */
export const redrawScript = `dispatchEvent(new Event('${changeEvent}'))`

/** The stored text, to compare with. */
export const storedText = (): string | null => localStorage.getItem(storageKey)

export const readPersonal = (): PersonalRecord => recordFrom(jsonFrom(storedText()))

/** Whether it was stored: a full storage refuses. Where storage is blocked, it holds for the page (`head.inline.script.ts`). */
export function savePersonal(record: PersonalRecord): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(record))
  } catch {
    return false
  }
  dispatchEvent(new Event(changeEvent))
  return true
}

/** Calls back after a change in any tab. */
export const listenToPersonal = subscriptionTo(changeEvent, 'storage')
