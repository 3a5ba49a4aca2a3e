import { expect, test, vi } from 'vitest'
import { sendSubscription } from './subscribing.ts'

function form(website = '') {
  const data = new FormData()
  data.set('email', 'sita@example.com')
  data.set('website', website)
  return data
}

function stubFetch(answer: () => Promise<Response>) {
  const fetch = vi.fn<(url: string, options: RequestInit) => Promise<Response>>(answer)
  vi.stubGlobal('fetch', fetch)
  return fetch
}

test('SHELL-06: the form is sent to this site alone, with the field that no visitor sees', async () => {
  const fetch = stubFetch(async () => new Response(null, { status: 204 }))
  expect(await sendSubscription(form('x'))).toBe('subscribed')
  const [url, options] = fetch.mock.calls[0] ?? []
  expect([url, options?.method, options?.body]).toEqual([
    '/api/newsletter',
    'POST',
    '{"email":"sita@example.com","website":"x"}',
  ])
})

test.each([
  [400, 'no-address'],
  [413, 'failed'],
  [429, 'failed'],
  [503, 'failed'],
])('SHELL-06: an answer of %d leaves the form unsubmitted and is logged', async (status, state) => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  stubFetch(async () => new Response('{}', { status }))
  expect(await sendSubscription(form())).toBe(state)
  expect(logged).toHaveBeenCalledWith('Subscribing failed', status)
})

test('SHELL-06: without a network the form stays unsubmitted, and waiting has an end', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue()
  const limit = vi.spyOn(AbortSignal, 'timeout')
  stubFetch(async () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await sendSubscription(form())).toBe('failed')
  expect(limit).toHaveBeenCalledWith(8000)
  expect(logged).toHaveBeenCalledOnce()
})
