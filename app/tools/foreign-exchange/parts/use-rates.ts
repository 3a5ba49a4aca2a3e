import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useRef, useState } from 'react'
import { type RatesCopy, readRatesDay } from '#app/feeds/forex/rates-day.ts'
import { getJson } from '#app/platform/http/request-json.ts'
import { pushAddress, replaceSearch } from '#app/platform/navigation/change-address.ts'
import { useHistoryStep } from '#app/platform/navigation/url-state.ts'
import { type Refusal, refusalOf } from '#app/platform/upstream/refusal.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { useAfterFirstFrame } from '#app/ui/use-hydrated.ts'
import { requestedDay, searchFor } from '../dates.ts'
import { events } from '../tool-names.ts'

/** The rates that come with the page. */
export interface LoadedRates {
  /** The day in Nepal when the page was rendered. */
  today: string
  /** The requested day; today when that was refused. */
  date: string
  /** The address names a day that can have no rates: today's are shown. */
  isRefused: boolean
  trouble: 'none' | 'failed' | null
  /** After a failure: the reason, and when the bank can be asked again. */
  refusal: Refusal | null
  /** The shown rates; of another day while loading, and after an error. */
  copy: RatesCopy | null
  /** From the browser's cache, or the server's older copy because the bank did not answer. */
  cached: boolean
}

export interface RatesState extends LoadedRates {
  loading: boolean
}

/**
 * The rates on screen; the address names their day. `load` uses the browser's cache while it is fresh, `refresh` never
 * does.
 */
export function useRates(loaded: LoadedRates) {
  const [state, setState] = useState<RatesState>(() => ({ ...loaded, loading: false }))
  const latest = useRef(0)

  const show = (part: Partial<RatesState>) =>
    setState((before) => ({ ...before, loading: false, trouble: null, refusal: null, ...part }))

  const load = async (date: string, { newer = false, isRefused = false } = {}) => {
    latest.current += 1
    const mine = latest.current
    const now = new Date()
    const today = nepalDay(now)
    // A refused address stays as it is.
    if (!isRefused) changeAddress(searchFor(location.search, date, today), date !== state.date)
    const cached = newer ? undefined : readCached(localStorage, date, now)
    if (cached) {
      show({ date, isRefused, today, copy: cached, cached: true })
      recordFetch(cached, true)
      return
    }
    show({ date, isRefused, today, loading: true })
    const answer = await fetchRates(date, newer)
    if (mine !== latest.current) return
    if (answer.kind !== 'rates') {
      if (answer.kind === 'none') recordUsage(events.fetch, { date, rates_count: 0, from_cache: false })
      show({ trouble: answer.kind, refusal: (answer.kind === 'failed' && answer.refusal) || null })
      return
    }
    // A stale copy is not cached as if it were new.
    if (!answer.stale) store(answer.copy)
    recordFetch(answer.copy, false)
    show({ copy: answer.copy, cached: answer.stale })
  }

  useHistoryStep(() => {
    const { date, isRefused } = requestedDay(location.search, nepalDay(new Date()))
    if (date !== state.date || isRefused !== state.isRefused) void load(date, { isRefused })
  })

  useFirstRates(loaded, (date) => void load(date))

  return {
    state,
    load: (date: string) => void load(date),
    refresh: () => void load(state.date, { newer: true, isRefused: state.isRefused }),
  }
}

/** Records and caches the rates that came with the page; loads today's where the page is of an earlier day. */
function useFirstRates(loaded: LoadedRates, load: (date: string) => void) {
  useAfterFirstFrame(() => {
    const { copy, trouble, date, today, cached } = loaded
    if (copy && !trouble) recordFetch(copy, cached)
    // Today's rates are as old as the server's copy; those of other days never change.
    if (copy && !cached) store(copy, date === today ? Date.parse(copy.copiedAt) : undefined)
    // A page that was cached, or left open over midnight, shows another day.
    if (date === today && today !== nepalDay(new Date()) && !new URLSearchParams(location.search).has('date'))
      load(nepalDay(new Date()))
  })
}

function recordFetch({ day }: RatesCopy, fromCache: boolean) {
  recordUsage(events.fetch, { date: day.date, rates_count: day.rates.length, from_cache: fromCache })
}

/** Another day is a step of the history: Back leads to the one before. */
function changeAddress(search: string, isStep: boolean) {
  if (!isStep) replaceSearch(search)
  else if (search !== location.search) pushAddress(location.pathname + search + location.hash)
}

function store(copy: RatesCopy, savedAt = Date.now()) {
  writeCached(localStorage, { ...copy, savedAt }, new Date())
}

type RatesAnswer =
  | { kind: 'rates'; copy: RatesCopy; stale: boolean }
  | { kind: 'none' }
  | { kind: 'failed'; refusal?: Refusal | undefined }

/** The rates of a day from this site's server, in the central bank's format. `newer`: bypasses all caches. */
export async function fetchRates(date: string, newer: boolean): Promise<RatesAnswer> {
  const query = new URLSearchParams({ from: date, to: date, per_page: '50', page: '1' })
  const answer = await getJson(
    `/api/forex/v1/rates?${query}`,
    newer ? { cache: 'reload', headers: { 'cache-control': 'no-cache' } } : {},
  )
  if (!answer) return { kind: 'failed' }
  const { response, body } = answer
  if (!response.ok) return { kind: 'failed', refusal: refusalOf(response, new Date()) }
  return answerOf(body, response.headers, date)
}

function answerOf(body: unknown, headers: Headers, date: string): RatesAnswer {
  const { status, data } = (body ?? {}) as { status?: { code?: unknown }; data?: { payload?: unknown } }
  const payload = data?.payload
  if (status?.code !== 200) return { kind: 'failed' }
  if (!Array.isArray(payload) || payload.length === 0) return { kind: 'none' }
  const day = readRatesDay(payload[0])
  if (day?.date !== date) return { kind: 'failed' }
  const copiedAt = headers.get('x-copied-at') ?? new Date().toISOString()
  return { kind: 'rates', copy: { day, copiedAt }, stale: headers.get('x-copy') === 'stale' }
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** A cached day, with its time of storage in milliseconds since 1970. */
export interface CachedRates extends RatesCopy {
  savedAt: number
}

const prefix = 'forex_rates_'
const hourMs = 3_600_000
const todayMs = hourMs
const otherDayMs = 24 * hourMs
const oldMs = 7 * 24 * hourMs

/** A copy that is fresh enough to show without a request: an hour for today, a day for other days. */
export function readCached(store: Store, date: string, now: Date): CachedRates | undefined {
  const cached = readEntry(store, prefix + date)
  if (cached?.day.date !== date) return undefined
  const age = now.getTime() - cached.savedAt
  return age >= 0 && age < (date === nepalDay(now) ? todayMs : otherDayMs) ? cached : undefined
}

/** Stores a copy. When storage is full, entries older than a week are deleted, and it tries once more. */
export function writeCached(store: Store, cached: CachedRates, now: Date): void {
  if (write(store, cached)) return
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  for (const key of keys.filter((name) => name.startsWith(prefix))) {
    const entry = readEntry(store, key)
    // An unreadable one counts as old.
    if (!entry || now.getTime() - entry.savedAt > oldMs) store.removeItem(key)
  }
  write(store, cached)
}

function write(store: Store, cached: CachedRates): boolean {
  try {
    store.setItem(prefix + cached.day.date, JSON.stringify(cached))
    return true
  } catch {
    return false
  }
}

function readEntry(store: Store, key: string): CachedRates | undefined {
  try {
    const value = JSON.parse(store.getItem(key) ?? 'null') as Partial<CachedRates> | null
    const day = readRatesDay(value?.day)
    if (!day || typeof value?.savedAt !== 'number' || typeof value.copiedAt !== 'string') return undefined
    return { day, savedAt: value.savedAt, copiedAt: value.copiedAt }
  } catch {
    return undefined
  }
}
