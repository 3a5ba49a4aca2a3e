import { setImmediate } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { randomId, widthClassOf } from './record-usage.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

// The id of a page without storage lives in the module: every test is a page of its own.
beforeEach(() => vi.resetModules())

test('LOG-02: an event carries its name and the session of the tab', async () => {
  const { sent, recordUsage } = await page({ storage: memory(), navigator: working })
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
    const { sent, recordUsage } = await page({ storage: tab, navigator: working })
    recordUsage('homepage-view')
    ids.push((await sent())[0]?.event.session_id)
  }
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('LOG-01, LOG-02: the extras of an event stand under details', async () => {
  const { sent, recordUsage } = await page({ storage: memory(), navigator: working })
  recordUsage('foreign-exchange-fetch', { date: '2026-11-21', rates_count: 22, from_cache: false })
  expect((await sent())[0]?.event.details).toEqual({ date: '2026-11-21', rates_count: 22, from_cache: false })
})

test('LOG-02: with storage blocked the session lasts as long as the page', async () => {
  const { sent, recordUsage } = await page({ storage: blocked, navigator: working })
  recordUsage('qr-builder-view')
  recordUsage('qr-builder')
  const [first, second] = await sent()
  expect(first?.event.session_id).toMatch(uuid)
  expect(second?.event.session_id).toBe(first?.event.session_id)
})

test('LOG-02: the event of an opened page has its path, the host of the other site, and the width of the window', async () => {
  const opened = async (parts: Partial<PageOptions>) => {
    vi.resetModules()
    const { sent, recordOpening } = await page({ storage: memory(), navigator: working, ...parts })
    recordOpening('qr-builder-view')
    return (await sent())[0]?.event
  }
  expect(await opened({ referrer: 'https://www.google.com/search?q=qr#x', width: 375 })).toEqual({
    tool_name: 'qr-builder-view',
    session_id: expect.stringMatching(uuid),
    view: { path: '/ne/qr-builder', width: 'phone', referrer: 'www.google.com' },
  })
  expect((await opened({ referrer: 'https://chautari.example/?q=hari', width: 1023 }))?.view).toEqual({
    path: '/ne/qr-builder',
    width: 'tablet',
  })
  for (const referrer of ['', 'about:blank', 'about:client'])
    expect((await opened({ referrer }))?.view).toEqual({ path: '/ne/qr-builder', width: 'desktop' })
})

const beacon = { url: '/api/usage', event: expect.objectContaining({ tool_name: 'qr-builder' }) as object }

const broken: [string, SendBeacon | undefined, object[]][] = [
  ['no navigator', undefined, []],
  ['no sendBeacon', { sendBeacon: undefined }, []],
  [
    'a sendBeacon that throws',
    {
      sendBeacon: () => {
        throw new Error('blocked')
      },
    },
    [beacon],
  ],
  ['a sendBeacon that refuses', { sendBeacon: () => false }, [beacon]],
]

test.each(broken)('LOG-02: %s never disturbs the tool, and is tried once', async (_, navigator, tried) => {
  const rejections: unknown[] = []
  const note = (reason: unknown) => void rejections.push(reason)
  process.on('unhandledRejection', note)
  onTestFinished(() => void process.off('unhandledRejection', note))
  const fetch = vi.fn<typeof globalThis.fetch>()
  vi.stubGlobal('fetch', fetch)
  const { sent, recordUsage } = await page({ storage: blocked, navigator })
  recordUsage('qr-builder')
  await setImmediate()
  expect(rejections).toEqual([])
  expect(fetch).not.toHaveBeenCalled()
  expect(await sent()).toEqual(tried.map((one) => expect.objectContaining(one) as object))
})

test('LOG-02: details that cannot be written never disturb the tool, and the next event is sent', async () => {
  const { sent, recordUsage } = await page({ storage: memory(), navigator: working })
  const circular: Record<string, never> = {}
  Object.assign(circular, { circular })
  recordUsage('qr-builder', circular)
  recordUsage('qr-builder-view')
  expect((await sent()).map(({ event }) => event.tool_name)).toEqual(['qr-builder-view'])
})

interface SendBeacon {
  sendBeacon: (() => boolean) | undefined
}

interface SentEvent {
  tool_name: string
  session_id: string
  details?: object
  view?: object
}

const working: SendBeacon = { sendBeacon: () => true }

interface PageOptions {
  storage: object
  navigator: SendBeacon | undefined
  localStorage?: object
  referrer?: string
  width?: number
}

async function page({
  storage,
  navigator,
  localStorage = memory(),
  referrer = '',
  width = 1280,
}: PageOptions) {
  const beacons: [string, Blob][] = []
  const { sendBeacon } = navigator ?? {}
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', localStorage)
  vi.stubGlobal('location', new URL('https://chautari.example/ne/qr-builder?name=hari#part'))
  vi.stubGlobal('document', { referrer })
  vi.stubGlobal('innerWidth', width)
  vi.stubGlobal(
    'navigator',
    navigator && {
      sendBeacon:
        sendBeacon &&
        ((url: string, body: Blob) => {
          beacons.push([url, body])
          return sendBeacon()
        }),
    },
  )
  const { recordUsage, recordOpening } = await import('./record-usage.ts')
  const sent = () =>
    Promise.all(
      beacons.map(async ([url, body]) => ({
        url,
        type: body.type,
        event: JSON.parse(await body.text()) as SentEvent,
      })),
    )
  return { recordUsage, recordOpening, sent }
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const blocked = {
  getItem() {
    throw new Error('storage is blocked')
  },
  setItem() {
    throw new Error('storage is blocked')
  },
  removeItem() {
    throw new Error('storage is blocked')
  },
}

test.each(['as it is', 'without randomUUID'])(
  'with crypto %s, ids are UUIDs of version 4 and differ',
  (kind) => {
    const real = globalThis.crypto
    if (kind === 'without randomUUID') {
      vi.stubGlobal('crypto', {
        getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes),
      })
    }
    const ids = Array.from({ length: 200 }, randomId)
    expect(ids.filter((id) => !z.uuidv4().safeParse(id).success)).toEqual([])
    expect(new Set(ids).size).toBe(200)
  },
)

test('version and variant stand in their places whatever the random bytes are', () => {
  for (const byte of [0x00, 0xff]) {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(byte) })
    expect(randomId()).toMatch(/^[0f]{8}-[0f]{4}-4[0f]{3}-[8b][0f]{3}-[0f]{12}$/)
  }
})

test('a window below 640 px is that of a phone, below 1024 px of a tablet, else of a desktop', () => {
  expect([320, 639, 640, 1023, 1024, 2560].map(widthClassOf)).toEqual([
    'phone',
    'phone',
    'tablet',
    'tablet',
    'desktop',
    'desktop',
  ])
})
