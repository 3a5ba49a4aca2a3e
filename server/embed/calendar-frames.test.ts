import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'
import { readMonth } from './calendar-frames.tsx'

const today = { year: 2083, month: 8, day: 5 }

test('the month that the query asks for is given, and what cannot be read is as good as not asked for', () => {
  expect(readMonth({ month: '2080-12' }, today)).toEqual({ year: 2080, month: 12 })
  const usual = { year: 2083, month: 8 }
  expect(readMonth({}, today)).toEqual(usual)
  for (const month of ['2083-13', '2083-0', '2091-1', '1999-12', '२०८३-८', '2083', '2083-8-5', '"><script>'])
    expect(readMonth({ month }, today), month).toEqual(usual)
})

test('the month may be framed by anyone, and by its own policy runs one script only', async () => {
  const { app } = await testSite()
  const answer = await app.request('/embed/calendar?lang=ne&theme=dark&month=2083-7')
  const html = await answer.text()
  const { headers } = answer
  expect([answer.status, headers.get('x-frame-options')]).toEqual([200, null])
  expect(headers.get('set-cookie')).toBeNull()
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  const policy = headers.get('content-security-policy') ?? ''
  const [script = ''] = /(?<=<script>)[\s\S]*?(?=<\/script>)/.exec(html) ?? []
  expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`)
  expect(policy).toContain('frame-ancestors *')
  expect(policy).not.toContain('unsafe')
  expect(html).toContain('<html lang="ne" data-theme="dark">')
  expect(html).toContain('कात्तिक २०८३')
  expect(html).toContain('भाइटीका')
})

test('everything but the month refuses to be framed', async () => {
  const { app } = await testSite()
  for (const path of ['/nepali-calendar', '/embed', '/embed/other', '/embed/calendar/more', '/api/tools']) {
    const { headers } = await app.request(path)
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('content-security-policy') ?? '', path).not.toContain('frame-ancestors *')
  }
})

test('the month leads to the months around it, and to its page on the site', async () => {
  const { app } = await testSite()
  const html = await (await app.request('/embed/calendar?theme=light&month=2083-1')).text()
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) =>
    href?.replaceAll('&amp;', '&'),
  )
  expect(links).toEqual([
    '/embed/calendar?lang=en&theme=light&month=2082-12',
    '/embed/calendar?lang=en&theme=light&month=2083-2',
    'https://chautari.example/nepali-calendar/2083/1',
  ])
  const first = await (await app.request('/embed/calendar?month=2000-1')).text()
  expect(first).not.toContain('Previous month')
})

test('today is marked in its month, until midnight in Nepal and not longer', async () => {
  const { app, pass } = await testSite()
  const marked = async () => {
    const html = await (await app.request('/embed/calendar')).text()
    return /aria-current="date"><b[^>]*>(\d+)/.exec(html)?.[1]
  }
  expect(await marked()).toBe('5')
  // 21 November 2026, 18:15 in UTC, is midnight in Nepal.
  pass(Date.parse('2026-11-21T18:15:00Z') - Date.parse('2026-11-21T05:00:00Z'))
  expect(await marked()).toBe('6')
})

test('one month is made once, whatever else stands in the query', async () => {
  const { app, logged } = await testSite()
  const etags = await Promise.all(
    ['', '?lang=en', '?theme=pink&month=2083-08', '?utm_source=x'].map(async (query) =>
      (await app.request(`/embed/calendar${query}`)).headers.get('etag'),
    ),
  )
  expect(new Set(etags).size).toBe(1)
  expect(etags[0]).toBeTruthy()
  expect(logged.every(({ path }) => path === '/embed/calendar')).toBe(true)
})
