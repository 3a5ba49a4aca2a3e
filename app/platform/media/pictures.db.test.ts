import { expect, test, vi } from 'vitest'
import { testStorage } from '#test/database.ts'
import { failingDatabase } from '#test/fake-storage.ts'
import { png } from '#test/images.ts'
import { standIn, troubles } from '#test/upstream.ts'
import { fetchImage } from './fetch-image.server.ts'
import { Pictures } from './pictures.server.ts'
import { deletePictures } from './stored-pictures.server.ts'

type Answers = Parameters<typeof standIn>[0]

const sends =
  (bytes: Uint8Array, status = 200): Answers =>
  (response) => {
    response.writeHead(status, { 'content-type': 'text/html', location: '/elsewhere.png' })
    response.end(bytes)
  }

const expected: Record<string, string> = {
  'never answers': 'too-slow',
  'sends a byte a second': 'too-slow',
  'hangs in the middle': 'too-slow',
  'breaks the connection': 'unreachable',
  'breaks the connection in the middle': 'unreachable',
  'answers 500': 'refused',
  'answers 429': 'refused',
  'sends elsewhere': 'refused',
  'answers 204': 'refused',
  'answers nothing': 'no-image',
  'answers a page of HTML': 'no-image',
  'announces 100 MB': 'too-large',
  'sends 100 MB': 'too-large',
}

test.each(Object.entries(expected))('an image that %s is an answer in time: %s', async (name, trouble) => {
  const { origin, asked } = await standIn(troubles[name]!)
  const before = performance.now()
  const answer = await fetchImage(new URL('/a.png', origin), { trusted: [origin], limitMs: 300 })
  expect(answer).toEqual({ ok: false, trouble })
  expect(performance.now() - before).toBeLessThan(1500)
  expect(asked).toEqual(['/a.png'])
})

test('what an image is, its bytes say, not its name', async () => {
  const server = await standIn(sends(png))
  const fetched = () => fetchImage(new URL(server.origin), { trusted: [server.origin] })
  expect(await fetched()).toEqual({ ok: true, picture: { contentType: 'image/png', bytes: png } })
  server.answers(
    sends(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')),
  )
  expect(await fetched()).toEqual({ ok: false, trouble: 'no-image' })
  server.answers(sends(Buffer.from('GIF89a\u0001\u0000\u0001\u0000\u0000\u0000\u0000;')))
  expect(await fetched()).toEqual({ ok: false, trouble: 'no-image' })
})

test('only the open internet is asked, over HTTPS; this machine where an operator named it', async () => {
  const { origin, asked } = await standIn(sends(png))
  const refused = [origin, origin.replace('http:', 'https:'), 'http://example.org/a.png', 'https://10.0.0.1/']
  for (const url of [
    ...refused,
    'https://[::1]/',
    'https://169.254.169.254/latest',
    'https://[::ffff:10.0.0.1]/',
  ])
    expect(await fetchImage(new URL(url)), url).toEqual({ ok: false, trouble: 'not-public' })
  expect(await fetchImage(new URL(origin), { trusted: ['http://127.0.0.1:1'] })).toMatchObject({ ok: false })
  expect(asked).toEqual([])
})

test.each([[['127.0.0.1']], [['93.184.216.34', '10.1.2.3']], [['fd00::1']], [['100.64.0.1']]])(
  'a name that leads to %j is not followed',
  async (addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    const answer = await fetchImage(new URL('https://images.example/a.png'), { resolve })
    expect(answer).toEqual({ ok: false, trouble: 'not-public' })
  },
)

test('a name that leads nowhere is unreachable', async () => {
  const resolve = async () => []
  const answer = await fetchImage(new URL('https://images.example/a.png'), { resolve })
  expect(answer).toEqual({ ok: false, trouble: 'unreachable' })
})

async function mediaOn(answers: Answers, db?: ReturnType<typeof failingDatabase>) {
  const server = await standIn(answers)
  const clock = { now: Date.parse('2026-11-21T05:00:00Z') }
  const heard: string[] = []
  const database = db ?? (await testStorage()).db
  const another = () =>
    new Pictures({
      db: database,
      now: () => new Date(clock.now),
      trusted: [server.origin],
      onTrouble: (trouble) => heard.push(trouble),
    })
  return { media: another(), another, url: `${server.origin}/a.png`, server, clock, heard, db: database }
}

test('a picture is fetched once ever, by all who want it together, and known to a server started later', async () => {
  const { media, another, url, server } = await mediaOn(sends(png))
  const hashes = await Promise.all([1, 2, 3].map(() => media.storeImage(url)))
  expect(new Set(hashes).size).toBe(1)
  const [hash = ''] = hashes
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  const later = another()
  expect(await later.known([url, 'https://example.org/other.png'])).toEqual(new Map([[url, hash]]))
  expect(await later.storeImage(url)).toBe(hash)
  const found = await later.find(hash)
  expect([found?.contentType, Buffer.from(found?.bytes ?? []).equals(png)]).toEqual(['image/png', true])
  expect(await later.find('0'.repeat(64))).toBeUndefined()
  expect(server.asked).toHaveLength(1)
})

test('a picture that cannot be had is asked for again after an hour', async () => {
  const { media, url, server, clock, heard } = await mediaOn(sends(png, 404))
  for (const _ of [1, 2]) expect(await media.storeImage(url)).toBeUndefined()
  expect([server.asked.length, heard]).toEqual([1, ['refused']])
  clock.now += 3_600_000
  server.answers(sends(png))
  expect(await media.storeImage(url)).toMatch(/^[0-9a-f]{64}$/)
  expect(await media.storeImage('no address')).toBeUndefined()
})

test('an operator who checks an address has it fetched again at once, and learns why it failed', async () => {
  const { media, url, server } = await mediaOn(sends(png, 404))
  expect(await media.storeImage(url)).toBeUndefined()
  expect(await media.checkImage(url)).toEqual({ ok: false, trouble: 'refused' })
  server.answers(sends(png))
  const checked = await media.checkImage(url)
  expect(checked).toMatchObject({ ok: true })
  expect(await media.storeImage(url)).toBe(checked.ok && checked.sha256)
  expect(server.asked).toHaveLength(3)
  expect(await media.checkImage('no address')).toEqual({ ok: false, trouble: 'not-public' })
})

test('a picture that cannot be stored is named nowhere', async () => {
  const { media, url, heard } = await mediaOn(sends(png), failingDatabase())
  expect(await media.storeImage(url)).toBeUndefined()
  expect(new Set(heard)).toEqual(new Set(['storage']))
})

test('a server that found a picture asks the database for it again after a day: it may be deleted', async () => {
  const { media, url, clock, db } = await mediaOn(sends(png))
  expect(await media.storeImage(url)).toMatch(/^[0-9a-f]{64}$/)
  await deletePictures(db, url)
  clock.now += 23 * 3_600_000
  expect((await media.known([url])).size).toBe(1)
  clock.now += 2 * 3_600_000
  await vi.waitFor(async () => expect((await media.known([url])).size).toBe(0))
})
