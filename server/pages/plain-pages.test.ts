import { expect, test } from 'vitest'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'
import { RenderQueue } from './render-queue.ts'

const page = '/carrier-identifier'
const hour = 3_600_000

const places = ['before routing', 'in the render queue'] as const

/** A site whose render queue is full once `fill` was called. */
async function fullSite(place: (typeof places)[number] = 'before routing') {
  const { pages, asked } = fakePages((_render, request) => pageAnswer(new URL(request.url).pathname))
  const parts = await testSite({ pages })
  const fill = () => {
    const full = new RenderQueue({ concurrency: 0, maxQueue: 0 })
    parts.site.responses.queue.run = (work) => full.run(work)
    Object.defineProperty(parts.site.responses.queue, 'isFull', { value: place === 'before routing' })
  }
  return { ...parts, asked, fill }
}

test.each(places)('R6: a refused visitor gets a page in their language, %s', async (place) => {
  const { app, fill } = await fullSite(place)
  fill()
  for (const [path, words] of [
    ['/no-such-page', 'Very busy just now'],
    [`/ne${page}`, 'अहिले निकै भीड छ'],
  ] as const) {
    const answer = await app.request(path)
    const body = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
    expect(body).toContain(words)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
})

test.each(places)('R6: a refused program gets JSON, %s', async (place) => {
  const { app, fill } = await fullSite(place)
  fill()
  const answer = await app.request('/api/tools')
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.json()).toMatchObject({ code: 'overloaded' })
})

test.each(places)('R6: cached responses are still sent, a stale one rather than none, %s', async (place) => {
  const { app, fill, asked, pass } = await fullSite(place)
  await app.request(page)
  fill()
  expect((await app.request(page)).status).toBe(200)
  pass(hour)
  const old = await app.request(page)
  expect([old.status, await old.text()]).toEqual([200, expect.stringContaining(page)])
  expect(asked).toHaveLength(1)
  for (const path of ['/healthz', '/robots.txt', '/manifest.webmanifest'])
    expect((await app.request(path)).status, path).toBe(200)
})

test('R6: monitoring reads how many were refused', async () => {
  const { site } = await testSite()
  site.responses.queue.refused += 3
  expect(await site.metrics.registry.metrics()).toContain('chautari_overload_refusals_total 3\n')
})
