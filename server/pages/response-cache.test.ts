import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'

const page = '/carrier-identifier'

test('a cached response is returned synchronously and not logged', async () => {
  const { pages, asked } = fakePages(() => pageAnswer('नमस्ते'))
  const { app, logged } = await testSite({ pages })
  const first = await app.request(page)
  const lines = logged.length
  const second = app.request(page)
  expect(second).toBeInstanceOf(Response)
  expect(await (second as Response).text()).toBe(await first.text())
  expect(asked).toEqual([page])
  expect(logged).toHaveLength(lines)
})

test("in Node the headers are read from Node's request", async () => {
  const { app } = await testSite()
  const incoming = (headers: IncomingMessage['headers']) => ({ incoming: { headers } as IncomingMessage })
  const etag = (await app.request(page)).headers.get('etag') ?? ''
  const answer = await app.request(page, {}, incoming({ 'accept-encoding': 'gzip, br' }))
  expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, 'br'])
  const same = await app.request(page, {}, incoming({ 'if-none-match': etag }))
  expect([same.status, await same.text(), same.headers.get('etag')]).toEqual([304, '', etag])
})

test('every response counts once in the figures of the server, cached or not', async () => {
  const { app, site } = await testSite()
  for (let time = 0; time < 3; time += 1) await app.request(page)
  await app.request(page, { method: 'HEAD' })
  expect(site.responses.counts).toMatchObject({ stored: 3, rendered: 1 })
  expect(site.metrics.requests.health().requests).toBe(4)
  const lines = (await site.metrics.registry.metrics()).split('\n')
  expect(lines.filter((line) => line.startsWith('chautari_request_duration_seconds_count'))).toEqual([
    'chautari_request_duration_seconds_count{route="page",status="2xx"} 4',
  ])
})
