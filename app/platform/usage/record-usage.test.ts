import { beforeEach, expect, test, vi } from 'vitest'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

// The id of a page without storage lives in the module: every test is a page of its own.
beforeEach(() => vi.resetModules())

test('LOG-02: an event carries its name and the session of the tab', async () => {
  const { sent, recordUsage } = await page({ storage: memory() })
  recordUsage('carrier-identifier-view')
  recordUsage('carrier-identifier')
  const [first, second] = await sent()
  expect(first).toEqual({
    url: '/api/usage',
    type: 'application/json',
    event: { tool_name: 'carrier-identifier-view', session_id: expect.stringMatching(uuid) },
  })
  expect(second?.event.tool_name).toBe('carrier-identifier')
  expect(second?.event.session_id).toBe(first?.event.session_id)
})

test('LOG-02: a tab keeps its session over pages, another tab has its own', async () => {
  const storage = memory()
  const ids: unknown[] = []
  for (const tab of [storage, storage, memory()]) {
    vi.resetModules()
    const { sent, recordUsage } = await page({ storage: tab })
    recordUsage('homepage-view')
    ids.push((await sent())[0]?.event.session_id)
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('LOG-01, LOG-02: the extras of an event stand under details', async () => {
  const { sent, recordUsage } = await page({ storage: memory() })
  recordUsage('foreign-exchange-fetch', { date: '2026-11-21', rates_count: 22, from_cache: false })
  expect((await sent())[0]?.event.details).toEqual({ date: '2026-11-21', rates_count: 22, from_cache: false })
})

test('LOG-02: with storage blocked the session lasts as long as the page', async () => {
  const { sent, recordUsage } = await page({ storage: blocked })
  recordUsage('qr-builder-view')
  recordUsage('qr-builder')
  const [first, second] = await sent()
  expect(first?.event.session_id).toMatch(uuid)
  expect(second?.event.session_id).toBe(first?.event.session_id)
})

const broken: [string, object | undefined][] = [
  ['no navigator', undefined],
  ['no sendBeacon', {}],
  [
    'a sendBeacon that throws',
    {
      sendBeacon: () => {
        throw new Error('blocked')
      },
    },
  ],
  ['a sendBeacon that refuses', { sendBeacon: () => false }],
]

test.each(broken)('LOG-02: %s never disturbs the tool', async (_, navigator) => {
  vi.stubGlobal('sessionStorage', blocked)
  vi.stubGlobal('navigator', navigator)
  const { recordUsage } = await import('./record-usage.ts')
  expect(() => recordUsage('qr-builder')).not.toThrow()
})

test('LOG-02: details that cannot be written never disturb the tool', async () => {
  const { sent, recordUsage } = await page({ storage: memory() })
  const circular: Record<string, never> = {}
  Object.assign(circular, { circular })
  expect(() => recordUsage('qr-builder', circular)).not.toThrow()
  expect(await sent()).toEqual([])
})

interface SentEvent {
  tool_name: string
  session_id: string
  details?: object
}

async function page({ storage }: { storage: object }) {
  const beacons: [string, Blob][] = []
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('navigator', {
    sendBeacon(url: string, body: Blob) {
      beacons.push([url, body])
      return true
    },
  })
  const { recordUsage } = await import('./record-usage.ts')
  const sent = () =>
    Promise.all(
      beacons.map(async ([url, body]) => ({
        url,
        type: body.type,
        event: JSON.parse(await body.text()) as SentEvent,
      })),
    )
  return { recordUsage, sent }
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}

const blocked = {
  getItem() {
    throw new Error('storage is blocked')
  },
}
