import { afterEach, expect, test, vi } from 'vitest'
import { getJson, postJson } from './request-json.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a response comes with its JSON, whatever its status', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ error: 'full' }, { status: 503 }))
  const answer = await getJson('/api/x')
  expect(answer?.response.status).toBe(503)
  expect(answer?.body).toEqual({ error: 'full' })
})

test.each([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a body that is not JSON', async () => new Response('<html>')],
])('%s is undefined', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  expect(await getJson('/api/x')).toBeUndefined()
})

test('a request ends with the signal of its caller', async () => {
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError'))),
      ),
  )
  const caller = new AbortController()
  const answer = getJson('/api/x', { signal: caller.signal })
  caller.abort()
  expect(await answer).toBeUndefined()
})

test('a body is sent as JSON', async () => {
  const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
  vi.stubGlobal('fetch', fetched)
  await postJson('/api/x', { stars: 5 })
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"stars":5}',
  })
})
