import { beforeEach, expect, test, vi } from 'vitest'

// The id of a visitor without storage lives in the module: every test is a page of its own.
beforeEach(() => vi.resetModules())

test('HOME-12: a vote says which tool, how many stars and which browser', async () => {
  const fetch = stubFetch(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('localStorage', memory())
  const { sendVote } = await import('./rating.ts')
  expect(await sendVote('/qr-builder', 4)).toBe(true)
  const [url, options] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/api/ratings')
  expect(options?.method).toBe('POST')
  expect(new Headers(options?.headers).get('content-type')).toBe('application/json')
  expect(bodyOf(options)).toEqual({
    path: '/qr-builder',
    stars: 4,
    voter_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('HOME-12: one browser is one voter, on every page and also without storage', async () => {
  const storage = memory()
  expect(await voterOf(storage)).toBe(await voterOf(storage))
  expect(await voterOf(memory())).not.toBe(await voterOf(storage))
  const fetch = stubFetch(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('localStorage', undefined)
  const { sendVote } = await import('./rating.ts')
  await sendVote('/qr-builder', 1)
  await sendVote('/qr-builder', 2)
  const voters = fetch.mock.calls.map(([, options]) => bodyOf(options).voter_id)
  expect(voters[0]).toBe(voters[1])
})

test.each([400, 429, 503])('a vote that is answered %d was not saved', async (status) => {
  stubFetch(async () => new Response('{}', { status }))
  vi.stubGlobal('localStorage', memory())
  const { sendVote } = await import('./rating.ts')
  expect(await sendVote('/qr-builder', 4)).toBe(false)
})

test('a vote without an answer was not saved; it is given up in the end', async () => {
  const limit = vi.spyOn(AbortSignal, 'timeout')
  stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('localStorage', memory())
  const { sendVote } = await import('./rating.ts')
  expect(await sendVote('/qr-builder', 4)).toBe(false)
  expect(limit).toHaveBeenCalledWith(8000)
})

async function voterOf(storage: object): Promise<string> {
  vi.resetModules()
  const fetch = stubFetch(async () => new Response(null, { status: 204 }))
  vi.stubGlobal('localStorage', storage)
  const { sendVote } = await import('./rating.ts')
  await sendVote('/qr-builder', 5)
  return bodyOf(fetch.mock.calls[0]?.[1]).voter_id
}

function bodyOf(options: RequestInit | undefined): { voter_id: string } {
  return JSON.parse(typeof options?.body === 'string' ? options.body : '') as { voter_id: string }
}

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

function memory() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  }
}
