import { expect, test, vi } from 'vitest'
import { cachePage, deleteUnusedFiles, fileFromCache } from './offline-cache.ts'

const origin = 'https://chautari.example'
const addressOf = (path: string) => new URL(path, origin).href

/** As much of a cache as is used here, with a task between a call and its answer, as in a browser. */
function cacheOf(entries: Map<string, string>) {
  const later = <Result>(act: () => Result) =>
    new Promise<Result>((resolve) => setTimeout(() => resolve(act())))
  return {
    keys: () => later(() => [...entries.keys()].map((url) => ({ url }))),
    match: (path: string) => later(() => entries.has(addressOf(path)) || undefined),
    matchAll: () => later(() => [...entries.values()].map((body) => new Response(body))),
    put: async (path: string, answer: Response) => {
      const body = await answer.text()
      await later(() => entries.set(addressOf(path), body))
    },
    add: ({ url }: Request) => later(() => entries.set(url, '')),
    delete: ({ url }: { url: string }) => later(() => entries.delete(url)),
  }
}

function stored(files: string[], pages: Record<string, string>) {
  const entries = {
    'chautari-files': new Map(files.map((path) => [addressOf(path), ''])),
    'chautari-pages': new Map(Object.entries(pages).map(([path, html]) => [addressOf(path), html])),
  }
  vi.stubGlobal('caches', { open: (name: keyof typeof entries) => Promise.resolve(cacheOf(entries[name])) })
  // As in a browser, where a request may be named by its path.
  vi.stubGlobal(
    'Request',
    class {
      readonly url: string
      constructor(path: string) {
        this.url = addressOf(path)
      }
    },
  )
  return () => [...entries['chautari-files'].keys()].map((url) => new URL(url).pathname)
}

const script = (name: string) => `<script src="/assets/${name}-1.js"></script>`

test('files that no page names are deleted', async () => {
  const files = stored(['/assets/old-1.js', '/assets/used-1.js'], { '/': script('used') })
  await deleteUnusedFiles()
  expect(files()).toEqual(['/assets/used-1.js'])
})

test.each([0, 1, 2, 3, 4])(
  'a page that is cached while unused files are deleted has all its files, begun %d tasks later',
  async (tasks) => {
    const files = stored(['/assets/old-1.js', '/assets/shared-1.js'], { '/': script('used') })
    const deletion = deleteUnusedFiles()
    for (let task = 0; task < tasks; task += 1) await new Promise((resolve) => setTimeout(resolve))
    const page = new Response(script('shared') + script('new'), { headers: { 'content-type': 'text/html' } })
    await Promise.all([deletion, cachePage('/gold-silver-price', page)])
    expect(files().sort()).toEqual(['/assets/new-1.js', '/assets/shared-1.js'])
  },
)

test('a file that finds no room in the cache reaches its page all the same', async () => {
  const put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
  vi.stubGlobal('caches', { open: async () => ({ match: async () => undefined, put }) })
  vi.stubGlobal('fetch', async () => new Response('code'))
  const answer = await fileFromCache(new Request(addressOf('/assets/new-1.js')))
  expect(await answer.text()).toBe('code')
})
