import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { png } from '#test/images.ts'
import { oneOperator } from '#test/one-operator.ts'
import { type TestSite, testSite } from '#test/site.ts'
import { standIn } from '#test/upstream.ts'

const { gate, bearer } = oneOperator()
let storage: Storage
let parts: TestSite

beforeAll(async () => {
  storage = await testStorage()
  parts = await testSite({ storage, gate })
})

interface Body {
  picture?: { path: string }
  error?: string
  fields?: Record<string, string>
  bank?: { id: string; logo_url: string; logo_path?: string }
  banks?: { logo_url: string; logo_path?: string }[]
}

async function call(
  method: string,
  path: string,
  body: string | Uint8Array | undefined,
  type = 'application/json',
) {
  const answer = await parts.app.request(`/api/${path}`, {
    method,
    body: body as BodyInit,
    headers: { ...bearer, 'content-type': type, ...(body && { 'content-length': String(body.length) }) },
  })
  return { status: answer.status, body: (await answer.json()) as Body }
}
const upload = (bytes: Uint8Array, type = 'image/png') => call('POST', 'admin-pictures', bytes, type)
const logo = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#06a' } })
    .png()
    .toBuffer()

test('an uploaded picture is served by its hash, and a bank that stores its path shows it everywhere', async () => {
  const { status, body } = await upload(await logo())
  expect(status).toBe(201)
  const path = body.picture?.path ?? ''
  const served = await parts.app.request(path)
  expect(served.headers.get('content-type')).toBe('image/webp')
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ width: 300, height: 200 })
  const saved = await call('POST', 'admin-banks', JSON.stringify({ name: 'A', code: 'A', logo_url: path }))
  expect([saved.status, saved.body.bank]).toMatchObject([201, { logo_url: path, logo_path: path }])
  const listed = await call('GET', 'admin-banks', undefined)
  expect(listed.body.banks).toMatchObject([{ logo_url: path, logo_path: path }])
  // A program elsewhere needs the whole address.
  const open = await call('GET', 'banks', undefined)
  expect(open.body.banks?.[0]?.logo_url).toBe(`${parts.site.config.siteUrl}${path}`)
})

test('a row cannot store the path of a picture that is not there', async () => {
  const gone = `/media/${'0'.repeat(64)}`
  for (const [path, row] of [
    ['admin-banks', { name: 'B', code: 'B' }],
    ['admin-internet-providers', { name: 'B' }],
  ] as const) {
    const { status, body } = await call('POST', path, JSON.stringify({ ...row, logo_url: gone }))
    expect([status, body.fields?.logo_url], path).toEqual([400, expect.stringMatching(/upload it again/)])
  }
})

test('what is no picture, or too large, is refused and not stored', async () => {
  const before = await stored()
  expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    status: 400,
    body: { error: 'This is not a PNG, JPEG or WebP picture.' },
  })
  expect((await upload(new Uint8Array())).status).toBe(400)
  expect((await upload(new Uint8Array(2 * 1024 * 1024 + 1))).status).toBe(413)
  expect((await upload(png, 'image/svg+xml')).status).toBe(415)
  expect(await stored()).toBe(before)
})

async function stored() {
  const { count } = await storage.db
    .selectFrom('media')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

test('an address is fetched at once, again after a failure, and the reason of a failure is given', async () => {
  const server = await standIn((response) => response.writeHead(404).end())
  const config = { coinGeckoUrl: server.origin }
  const { app } = await testSite({ storage, gate, config })
  const check = async (url: string, lang = 'en') => {
    const answer = await app.request(`/api/admin-pictures/check?lang=${lang}`, {
      method: 'POST',
      body: JSON.stringify({ url }),
      headers: { ...bearer, 'content-type': 'application/json' },
    })
    const { picture, fields } = (await answer.json()) as Body
    return picture?.path ?? fields?.url
  }
  const url = server.origin.replace('http:', 'https:')
  expect(await check(server.origin)).toMatch(/starts with https/)
  expect(await check(`${url}/logo.png`)).toMatch(/public addresses/)
  expect(await check('https://169.254.169.254/logo.png', 'ne')).toMatch(/सार्वजनिक/)
  expect(server.asked).toEqual([])
})

test('checks of addresses are limited for each operator', async () => {
  const { app } = await testSite({ storage, gate })
  const statuses = new Set<number>()
  for (let call = 0; call < 61; call += 1) {
    const answer = await app.request('/api/admin-pictures/check', {
      method: 'POST',
      body: '{"url":"http://example.org"}',
      headers: { ...bearer, 'content-type': 'application/json' },
    })
    statuses.add(answer.status)
  }
  expect([...statuses]).toEqual([400, 429])
})
