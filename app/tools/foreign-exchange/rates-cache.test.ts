import { expect, test } from 'vitest'
import fixture from '#app/feeds/forex/fixtures/day.json'
import { type CachedRates, readCached, writeCached } from './rates-cache.ts'

// 10:45 in Nepal.
const now = new Date('2026-11-21T05:00:00Z')
const today = '2026-11-21'
const hour = 3_600_000
const after = (ms: number) => new Date(now.getTime() + ms)

const cached = (date: string, savedAt = now.getTime()): CachedRates => ({
  day: { ...fixture.data.payload[0]!, date },
  copiedAt: now.toISOString(),
  savedAt,
})

/** Storage with room for `room` entries. */
function store(room = Number.POSITIVE_INFINITY) {
  const items = new Map<string, string>()
  return {
    items,
    get length() {
      return items.size
    },
    key: (index: number) => [...items.keys()][index] ?? null,
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => void items.delete(key),
    setItem(key: string, value: string) {
      if (!items.has(key) && items.size >= room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}

test('FX-04: a day is kept under forex_rates_{date} and read again', () => {
  const local = store()
  writeCached(local, cached(today), now)
  expect([...local.items.keys()]).toEqual(['forex_rates_2026-11-21'])
  expect(readCached(local, today, now)).toEqual(cached(today))
  expect(readCached(local, '2026-11-20', now)).toBeUndefined()
})

test('FX-04: today is good for an hour, other days for a day', () => {
  const local = store()
  writeCached(local, cached(today), now)
  writeCached(local, cached('2026-04-01'), now)
  expect(readCached(local, today, after(hour - 1))).toBeDefined()
  expect(readCached(local, today, after(hour))).toBeUndefined()
  expect(readCached(local, '2026-04-01', after(24 * hour - 1))).toBeDefined()
  expect(readCached(local, '2026-04-01', after(24 * hour))).toBeUndefined()
})

test('FX-04: a clock that was wrong makes no copy last longer', () => {
  const local = store()
  writeCached(local, cached(today, now.getTime() + 5 * hour), now)
  expect(readCached(local, today, now)).toBeUndefined()
})

test('FX-04: when there is no room, entries older than seven days go, and nothing else', () => {
  const local = store(4)
  local.items.set('theme', 'dark')
  local.items.set('forex_rates_2020-01-01', 'broken')
  writeCached(local, cached('2026-04-01', now.getTime() - 7 * 24 * hour), now)
  writeCached(local, cached('2026-03-01', now.getTime() - 7 * 24 * hour - 1), now)
  writeCached(local, cached(today), now)
  expect([...local.items.keys()]).toEqual(['theme', 'forex_rates_2026-04-01', 'forex_rates_2026-11-21'])
})

test('FX-04: with no room at all, or blocked, nothing is kept and nothing breaks', () => {
  const full = store(0)
  writeCached(full, cached(today), now)
  expect(full.items.size).toBe(0)
  const fails = () => {
    throw new Error('blocked')
  }
  const blocked = { getItem: fails, setItem: fails, removeItem: fails, key: fails, length: 3 }
  for (const broken of [undefined, blocked]) {
    writeCached(broken, cached(today), now)
    expect(readCached(broken, today, now)).toBeUndefined()
  }
})

test.each(['null', '{', '{}', '[]', '{"day":{"date":"2026-11-21"},"savedAt":1,"copiedAt":""}'])(
  'FX-04: an entry of %s is as good as none',
  (text) => {
    const local = store()
    local.items.set(`forex_rates_${today}`, text)
    expect(readCached(local, today, now)).toBeUndefined()
  },
)

test('FX-04: a copy under the name of another day is not shown', () => {
  const local = store()
  local.items.set(`forex_rates_${today}`, JSON.stringify(cached('2026-04-01')))
  expect(readCached(local, today, now)).toBeUndefined()
})
