import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from './fixtures.ts'

// Refused reads are what is tested here, by a page of another host.
test.use({ allowedTrouble: [/CORS policy|ERR_FAILED|status of 404|other host: GET http:\/\/127\.0\.0\.1:/] })

let other: Server

test.beforeAll(async () => {
  other = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Another site</title>')
  })
  await once(other.listen(0, '127.0.0.1'), 'listening')
})

test.afterAll(() => {
  other.close()
})

type Sent = Pick<RequestInit, 'method' | 'credentials'> & { body?: string; headers?: Record<string, string> }

/** What a script of the page reads, or `refused` by the browser. */
const readFrom = (page: Page, address: string, init: Sent = {}) =>
  page.evaluate(
    async ([url, options]) => {
      try {
        const answer = await fetch(url, options)
        return { status: answer.status, text: await answer.text(), etag: answer.headers.get('etag') }
      } catch {
        return 'refused'
      }
    },
    [address, init] as const,
  )

test('a page of another site reads the open data without cookies, and nothing else', async ({
  page,
  context,
  baseURL: site = '',
}) => {
  await context.addCookies([{ name: 'chautari-session', value: 'secret', url: site, sameSite: 'Lax' }])
  await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`)
  const address = `${site}/api/v1/dates/bs/2083-08-11`

  const sent = page.waitForRequest(address)
  const answer = await readFrom(page, address)
  expect(answer).toMatchObject({ status: 200, etag: expect.stringMatching(/./) })
  expect(JSON.parse(typeof answer === 'string' ? '' : answer.text)).toMatchObject({ ad: '2026-11-27' })
  expect(await (await sent).allHeaders()).not.toHaveProperty('cookie')
  expect(await readFrom(page, `${site}/api/v1/dates/bs/2083-13-01`)).toMatchObject({ status: 404 })
  const ownHeader = { headers: { 'x-program': 'calendar' } }
  expect(await readFrom(page, address, ownHeader)).toMatchObject({ status: 200 })

  // An answer for everyone may not be read by a request that carries credentials.
  expect(await readFrom(page, address, { credentials: 'include' })).toBe('refused')
  for (const closed of ['/api/admin-users', '/api/admin-corrections', '/auth/v1/user', '/profile', '/admin'])
    for (const credentials of ['omit', 'include'] as const)
      expect(await readFrom(page, site + closed, { credentials }), closed).toBe('refused')
  expect(await readFrom(page, `${site}/api/ratings`, { method: 'POST', body: '{}' })).toBe('refused')
})
