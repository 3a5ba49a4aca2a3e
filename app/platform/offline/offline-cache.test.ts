import { expect, test, vi } from 'vitest'
import { deleteUnusedFiles } from './offline-cache.ts'

const origin = 'https://chautari.example'
const old = `${origin}/assets/old-1.js`
const used = `${origin}/assets/used-1.js`
const arriving = `${origin}/assets/arriving-1.js`

/** As much of a cache as the deletion uses. `onRead` runs while its answers are read. */
function cacheOf(entries: Map<string, string>, onRead: () => void = () => {}) {
  return {
    keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
    matchAll: () => {
      const bodies = [...entries.values()]
      onRead()
      return Promise.resolve(bodies.map((body) => new Response(body)))
    },
    delete: ({ url }: { url: string }) => Promise.resolve(entries.delete(url)),
  }
}

test('files that no page names are deleted, those of a page that is cached meanwhile are not', async () => {
  const files = new Map([old, used].map((url) => [url, '']))
  const pages = new Map([[`${origin}/`, '<script src="/assets/used-1.js"></script>']])
  const cachePage = () => {
    pages.set(`${origin}/gold-silver-price`, '<script src="/assets/arriving-1.js"></script>')
    files.set(arriving, '')
  }
  const stored = { 'chautari-files': cacheOf(files), 'chautari-pages': cacheOf(pages, cachePage) }
  vi.stubGlobal('caches', { open: (name: keyof typeof stored) => Promise.resolve(stored[name]) })
  await deleteUnusedFiles()
  expect([...files.keys()]).toEqual([used, arriving])
})
