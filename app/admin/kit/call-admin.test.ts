import { beforeEach, expect, test, vi } from 'vitest'
import { callAdmin } from './call-admin.ts'

beforeEach(() => vi.stubGlobal('location', { origin: 'https://site.test' }))

type Renew = () => Promise<string | undefined>

/** Answers each call with the next of these, the last one repeatedly. */
function caller(...answers: [status: number, body: unknown][]) {
  const calls: { url: string; init: RequestInit | undefined }[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    calls.push({ url: input instanceof Request ? input.url : String(input), init })
    const [status, body] = answers[Math.min(calls.length, answers.length) - 1] ?? [500, null]
    return Response.json(body, { status })
  }
  const token = vi.fn<Renew>(async () => 'first')
  const renewedToken = vi.fn<Renew>(async () => 'second')
  const onAnswer = vi.fn<() => Promise<void>>(async () => undefined)
  return { calls, fetch, token, renewedToken, onAnswer }
}

const bearerOf = (init: RequestInit | undefined) => new Headers(init?.headers).get('authorization')

test('API-01, API-02: a call carries the token and JSON, no cookie, and the language of its errors', async () => {
  const made = caller([201, { bank: { name: 'New' } }])
  const reply = await callAdmin(
    { path: 'admin-banks', method: 'POST', body: { name: 'New' }, lang: 'ne' },
    made,
  )
  expect(reply).toEqual({ ok: true, answer: { bank: { name: 'New' } } })
  const [{ url, init }] = made.calls as [(typeof made.calls)[0]]
  expect(url).toBe('https://site.test/api/admin-banks?lang=ne')
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    body: '{"name":"New"}',
  })
  expect(bearerOf(init)).toBe('Bearer first')
  expect(new Headers(init?.headers).get('content-type')).toBe('application/json')
})

test('API-02: without a sign-in there is an error and no call', async () => {
  const made = caller([200, {}])
  made.token.mockResolvedValue(undefined)
  const reply = await callAdmin({ path: 'admin-banks', lang: 'en' }, made)
  expect(reply).toMatchObject({ ok: false, status: 401, error: 'Not authenticated' })
  expect(made.calls).toHaveLength(0)
})

test('a token that the server refuses is renewed once, and the call made again', async () => {
  const made = caller([401, { error: 'expired' }], [200, { banks: [], total: 0 }])
  expect(await callAdmin({ path: 'admin-banks?page=2', lang: 'en' }, made)).toMatchObject({ ok: true })
  expect(made.calls.map(({ init }) => bearerOf(init))).toEqual(['Bearer first', 'Bearer second'])
  expect(made.calls[1]?.url).toBe('https://site.test/api/admin-banks?page=2&lang=en')
})

test('a second refusal stands', async () => {
  const made = caller([401, { error: 'revoked' }])
  const reply = await callAdmin({ path: 'admin-banks', lang: 'en' }, made)
  expect(reply).toMatchObject({ ok: false, status: 401, error: 'Not authenticated' })
  expect(made.calls).toHaveLength(2)
})

test('ADM-13: a broken connection is an answer, not an error', async () => {
  const made = { ...caller(), fetch: () => Promise.reject(new TypeError('Failed to fetch')) }
  expect(await callAdmin({ path: 'admin-banks', lang: 'en' }, made)).toMatchObject({ ok: false, status: 0 })
})

test('a file is answered as its text, and its failure in words like any other', async () => {
  const made = caller([200, 'email,city'])
  const request = { path: 'admin-newsletter/csv', lang: 'en', wants: 'text' } as const
  expect(await callAdmin(request, made)).toEqual({ ok: true, answer: '"email,city"' })
  expect(await callAdmin(request, caller([500, { error: 'No disk' }]))).toMatchObject({ error: 'No disk' })
})

test('API-05: a screen has its own error texts', async () => {
  const errorTexts = { requestFailed: 'Failed to fetch analytics' }
  const request = { path: 'admin-analytics', lang: 'en', errorTexts } as const
  expect(await callAdmin(request, caller([500, null]))).toMatchObject({ error: 'Failed to fetch analytics' })
  expect(await callAdmin(request, caller([500, { error: 'No disk' }]))).toMatchObject({ error: 'No disk' })
})
