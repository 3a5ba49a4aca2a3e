import { beforeEach, expect, test, vi } from 'vitest'
import { keepShared, takeShared } from './shared-picture.ts'

/** As much of the browser's caches as is used here; where they are full, nothing is put into them. */
function stubCaches() {
  const entries = new Map<string, Response>()
  const storage = { isFull: false }
  const cache = {
    match: async (path: string) => entries.get(path),
    delete: async (path: string) => entries.delete(path),
    put: async (path: string, answer: Response) => {
      if (storage.isFull) throw new DOMException('full', 'QuotaExceededError')
      entries.set(path, answer)
    },
  }
  vi.stubGlobal('caches', { open: async () => cache, delete: async () => entries.clear() })
  return storage
}

function share(text: string) {
  const body = new FormData()
  body.set('picture', new Blob([text]))
  return new Request('https://chautari.example/ne/qr-builder/shared', { method: 'POST', body })
}

// A relative address is taken by browsers only.
beforeEach(() => {
  vi.spyOn(Response, 'redirect').mockImplementation(
    (url, status) => new Response(null, { status: status ?? 302, headers: { location: String(url) } }),
  )
})

test('a shared picture is taken once', async () => {
  stubCaches()
  await keepShared(share('first'))
  expect(await (await takeShared())?.text()).toBe('first')
  expect(await takeShared()).toBeUndefined()
})

test('where the storage is full the page opens without a picture, not with an earlier one', async () => {
  const storage = stubCaches()
  await keepShared(share('first'))
  storage.isFull = true
  const answer = await keepShared(share('second'))
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/ne/qr-builder#qr-reader'])
  expect(await takeShared()).toBeUndefined()
})
