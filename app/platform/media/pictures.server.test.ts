import { expect, test, vi } from 'vitest'
import { failingDatabase } from '#test/fake-storage.ts'
import { Pictures } from './pictures.server.ts'

const sha = 'a'.repeat(64)

function shelf(known: (urls: readonly string[]) => Promise<Map<string, string>>) {
  const pictures = new Pictures({
    db: failingDatabase(),
    now: () => new Date(),
    trusted: [],
    onTrouble: () => undefined,
  })
  const stored: string[] = []
  vi.spyOn(pictures, 'known').mockImplementation(known)
  vi.spyOn(pictures, 'storeImage').mockImplementation((url) => {
    stored.push(url)
    return Promise.resolve(sha)
  })
  return { pictures, stored }
}

test('what is here has its path; what is not is fetched once, and nothing is waited for', async () => {
  const { pictures, stored } = shelf((urls) =>
    Promise.resolve(new Map(urls.slice(0, 1).map((url) => [url, sha]))),
  )
  const paths = await pictures.paths([
    'https://a.example/1',
    null,
    '',
    undefined,
    'https://a.example/2',
    'https://a.example/2',
  ])
  expect([...paths]).toEqual([['https://a.example/1', `/media/${sha}`]])
  await vi.waitFor(() => expect(stored).toEqual(['https://a.example/2']))
})

test('no host is asked where nothing is wanted', async () => {
  const { pictures, stored } = shelf(() => Promise.reject(new Error('must not be asked')))
  expect([...(await pictures.paths([null, '']))]).toEqual([])
  expect(stored).toEqual([])
})

test('a database that does not answer keeps no page waiting, and nothing is fetched on suspicion', async () => {
  vi.useFakeTimers()
  const { pictures, stored } = shelf(() => new Promise(() => undefined))
  const paths = pictures.paths(['https://a.example/1'])
  await vi.advanceTimersByTimeAsync(700)
  vi.useRealTimers()
  expect((await paths).size).toBe(0)
  expect(stored).toEqual([])
})
