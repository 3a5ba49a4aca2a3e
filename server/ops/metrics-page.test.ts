import { expect, test } from 'vitest'
import { fetchJson } from '#app/platform/upstream/fetch-json.server.ts'
import { breakableStorage } from '#test/fake-storage.ts'
import { fakePages, pageAnswer, testSite } from '#test/site.ts'
import { json, standIn, troubles } from '#test/upstream.ts'

const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } })
const token = 'a-token-of-the-watcher'

type Asked = Awaited<ReturnType<typeof testSite>>['app']

async function metricsOf(app: Asked): Promise<string> {
  const response = await app.request('http://localhost/metrics', {}, from('127.0.0.1'))
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8')
  return await response.text()
}

test('figures are for this machine alone, and not for a proxy on it that asks for others', async () => {
  const { app } = await testSite()
  const status = async (host: string, peer: string, headers: Record<string, string> = {}) =>
    (await app.request(`http://${host}/metrics`, { headers: { host, ...headers } }, from(peer))).status
  expect(await status('localhost:3000', '127.0.0.1')).toBe(200)
  expect(await status('[::1]:3000', '::1')).toBe(200)
  expect(await status('127.0.0.1:3000', '::ffff:127.0.0.1')).toBe(200)
  expect(await status('localhost:3000', '10.0.0.1')).toBe(404)
  expect(await status('chautari.example', '127.0.0.1')).toBe(404)
  for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
    expect(await status('localhost:3000', '127.0.0.1', { [header]: '203.0.113.9' }), header).toBe(404)
})

test('with a token, only who shows it gets figures, from any address', async () => {
  const { app } = await testSite({ config: { metricsToken: token } })
  const ask = (authorization: string, peer: string) =>
    app.request('http://localhost/metrics', { headers: { authorization } }, from(peer))
  expect((await ask(`Bearer ${token}`, '10.0.0.1')).status).toBe(200)
  const refused = await ask('Bearer another-token-of-a-guess', '127.0.0.1')
  expect(refused.status).toBe(404)
  expect(await refused.text()).not.toContain('chautari_')
})

test('requests are counted by kind of address and of status, however many addresses are tried', async () => {
  const { app } = await testSite({
    pages: fakePages((_render, request) => pageAnswer('x', new URL(request.url).pathname === '/' ? 200 : 404))
      .pages,
  })
  await app.request('/')
  for (let page = 0; page < 50; page += 1) await app.request(`/no-such-page-${page}`)
  await app.request('/api/nothing')
  await app.request('/healthz')
  const lines = (await metricsOf(app)).split('\n')
  const counts = lines.filter((line) => line.startsWith('chautari_request_duration_seconds_count'))
  expect(counts).toEqual([
    'chautari_request_duration_seconds_count{route="page",status="2xx"} 1',
    'chautari_request_duration_seconds_count{route="page",status="4xx"} 50',
    'chautari_request_duration_seconds_count{route="api",status="4xx"} 1',
  ])
  expect(lines).toContain('chautari_request_duration_seconds_bucket{le="+Inf",route="page",status="4xx"} 50')
})

test('the page cache tells what it saved, and how full it is', async () => {
  const { app } = await testSite()
  for (const path of ['/', '/', '/about']) await app.request(path)
  const text = await metricsOf(app)
  expect(text).toContain('chautari_page_cache_answers_total{from="stored"} 1\n')
  expect(text).toContain('chautari_page_cache_answers_total{from="rendered"} 2\n')
  expect(text).toContain('chautari_page_cache_entries 2\n')
  expect(text).toMatch(/chautari_page_cache_bytes [1-9]\d{3,}\n/)
})

test('calls to other servers are counted by what they are for, and never by a host', async () => {
  const bank = await standIn(json({}))
  const stranger = await standIn(troubles['answers 500']!)
  const { app, site } = await testSite({ config: { nrbUrl: bank.origin } })
  await fetchJson(new URL(bank.origin))
  bank.answers(troubles['answers a page of HTML']!)
  await fetchJson(new URL('/x', bank.origin))
  await fetchJson(new URL(stranger.origin))
  const text = await metricsOf(app)
  expect(text).toContain('chautari_upstream_calls_total{feed="exchange_rates",outcome="ok"} 1\n')
  expect(text).toContain('chautari_upstream_calls_total{feed="exchange_rates",outcome="not-json"} 1\n')
  expect(text).toContain('chautari_upstream_calls_total{feed="other",outcome="refused"} 1\n')
  expect(text).not.toContain(new URL(bank.origin).port)
  await site.close()
  await fetchJson(new URL(stranger.origin))
  expect(await site.metrics.registry.metrics()).toContain('outcome="refused"} 1\n')
})

test('errors, the state of the sources and the process are reported, also while the database is away', async () => {
  const storage = breakableStorage()
  const { app, site, pass } = await testSite({ storage })
  expect(await metricsOf(app)).toContain('chautari_database_up 1\n')
  storage.fail()
  // The status is looked up again after 3 s.
  pass(3000)
  site.report(new Error('x'), { kind: 'impossible', requestId: '1', path: '/' })
  const text = await metricsOf(app)
  expect(text).toContain('chautari_database_up 0\n')
  expect(text).toContain('chautari_errors_total{kind="foreign-script"} 0\n')
  expect(text).toContain('chautari_errors_total{kind="impossible"} 1\n')
  expect(text).toContain('chautari_source_state{source="Newsletter",state="unknown"} 1\n')
  expect(text).toMatch(/process_resident_memory_bytes \d{7,}\n/)
  expect(text).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+\n/)
  expect(text).toMatch(/chautari_build_info\{version="\d+\.\d+\.\d+",build="\w+",node="24\.\d+\.\d+"\} 1\n/)
})
