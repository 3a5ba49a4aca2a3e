import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { type RatesCopy, readRatesDay } from '#app/feeds/forex/rates-day.ts'

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

/** The browser's storage; undefined where it is blocked. */
export function browserStore(): Store | undefined {
  try {
    return window.localStorage
  } catch {
    return undefined
  }
}

/** A copy that is fresh enough to show without a request: an hour for today, a day for other days. */
export function readCached(store: Store | undefined, date: string, now: Date): CachedRates | undefined {
  const cached = store && readEntry(store, prefix + date)
  if (cached?.day.date !== date) return undefined
  const age = now.getTime() - cached.savedAt
  return age >= 0 && age < (date === nepalDay(now) ? todayMs : otherDayMs) ? cached : undefined
}

/** Stores a copy. When storage is full, entries older than a week are deleted, and it tries once more. */
export function writeCached(store: Store | undefined, cached: CachedRates, now: Date): void {
  if (!store) return
  const text = JSON.stringify(cached)
  if (write(store, cached.day.date, text)) return
  purgeOld(store, now)
  write(store, cached.day.date, text)
}

function write(store: Store, date: string, text: string): boolean {
  try {
    store.setItem(prefix + date, text)
    return true
  } catch {
    return false
  }
}

/** An unreadable entry counts as old. */
function purgeOld(store: Store, now: Date) {
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
    for (const key of keys.filter((name) => name.startsWith(prefix))) {
      const entry = readEntry(store, key)
      if (!entry || now.getTime() - entry.savedAt > oldMs) store.removeItem(key)
    }
  } catch {
    // The cache is optional.
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
