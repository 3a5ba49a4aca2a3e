import { expect, test } from 'vitest'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'
import { exposition } from './monitoring/exposition.ts'
import { siteFamilies } from './monitoring/families.ts'
import { Turns } from './turns.ts'

const page = '/carrier-identifier'
const hour = 3_600_000

/** A site whose every turn is taken, and that lets nobody wait. */
async function fullSite() {
  const { pages, asked } = fakePages((_render, request) => pageAnswer(new URL(request.url).pathname))
  const parts = await testSite({ pages })
  const fill = () => {
    const full = new Turns({ atOnce: 0, burst: 0, steady: 0 })
    parts.site.turns.take = (work) => full.take(work)
  }
  return { ...parts, asked, fill }
}

test('R6: who cannot be served now is told so in their language, and when to come back', async () => {
  const { app, fill } = await fullSite()
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

test('R6: programs are told in JSON, and navigations too', async () => {
  const { app, fill } = await fullSite()
  fill()
  for (const path of ['/api/tools', '/api/forex/v1/rates?from=2026-11-20', '/carrier-identifier.data']) {
    const answer = await app.request(path)
    expect([answer.status, answer.headers.get('retry-after')], path).toEqual([503, '5'])
    expect(await answer.json()).toMatchObject({ code: 'overloaded' })
  }
})

test('R6: what is in memory is given all the same, and an older copy before nothing; health answers', async () => {
  const { app, fill, asked, pass } = await fullSite()
  await app.request(page)
  fill()
  expect((await app.request(page)).status).toBe(200)
  pass(hour)
  const old = await app.request(page)
  expect([old.status, await old.text()]).toEqual([200, expect.stringContaining(page)])
  expect(asked).toHaveLength(1)
  expect((await app.request('/healthz')).status).toBe(200)
})

test('R6: monitoring reads how many were refused', async () => {
  const { site } = await testSite()
  site.turns.refused = 3
  expect(exposition(await siteFamilies(site))).toContain('chautari_overload_refusals_total 3\n')
})
