import { expect, test } from 'vitest'
import { json, standIn, troubles } from '#test/upstream.ts'
import { fetchJson, isUpstreamOrigin, postJson } from './fetch-json.server.ts'

const expected: Record<keyof typeof troubles, object> = {
  'never answers': { trouble: 'too-slow' },
  'sends a byte a second': { trouble: 'too-slow' },
  'hangs in the middle': { trouble: 'too-slow' },
  'breaks the connection': { trouble: 'unreachable' },
  'breaks the connection in the middle': { trouble: 'unreachable' },
  'answers 500': { trouble: 'refused', status: 500 },
  'answers 503 for a while': { trouble: 'refused', status: 503, retryAfterMs: 7000 },
  'answers 429': { trouble: 'limited', status: 429, retryAfterMs: 120_000 },
  'sends elsewhere': { trouble: 'redirected', status: 302 },
  'answers 204': { trouble: 'empty' },
  'answers nothing': { trouble: 'empty' },
  'answers a page of HTML': { trouble: 'not-json' },
  'answers HTML under the name of JSON': { trouble: 'not-json' },
  'cuts its JSON short': { trouble: 'not-json' },
  'announces 100 MB': { trouble: 'too-large' },
  'sends 100 MB': { trouble: 'too-large' },
}

test('JSON is handed over as it came', async () => {
  const { origin, asked } = await standIn(json({ rates: ['१.५', null] }))
  expect(await fetchJson(new URL('/rates?from=x', origin))).toEqual({
    ok: true,
    body: { rates: ['१.५', null] },
  })
  expect(asked).toEqual(['/rates?from=x'])
})

test.each(Object.keys(troubles))(
  'a server that %s is an answer in time, and no more than that',
  async (name) => {
    const { origin, asked } = await standIn(troubles[name]!)
    const before = performance.now()
    expect(await fetchJson(new URL(origin), { limitMs: 300 })).toEqual({ ok: false, ...expected[name] })
    expect(performance.now() - before).toBeLessThan(1500)
    expect(asked).toEqual(['/'])
  },
)

test('a port where nothing listens is an answer', async () => {
  const { origin, close } = await standIn(json({}))
  await close()
  expect(await fetchJson(new URL(origin))).toEqual({ ok: false, trouble: 'unreachable' })
})

test('own headers are sent, and what a server asks for too long is shortened', async () => {
  const { origin } = await standIn((response, request) => {
    const seen = request.headers['x-key'] === 'k' && request.headers.accept === 'application/json'
    json({}, 429, { 'retry-after': seen ? '99999' : '1' })(response, request)
  })
  const answer = await fetchJson(new URL(origin), { headers: { 'x-key': 'k' } })
  expect(answer).toMatchObject({ retryAfterMs: 300_000 })
})

test('JSON is handed to a server, and any 2xx is success whatever stands in it', async () => {
  const heard: [string | undefined, string | undefined, string][] = []
  const server = await standIn((response, request) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      heard.push([request.method, request.headers['content-type'], body])
      response.writeHead(202).end('Accepted')
    })
  })
  expect(await postJson(new URL(server.origin), '{"a":1}', { headers: { 'x-key': 'k' } })).toEqual({
    ok: true,
  })
  expect(heard).toEqual([['POST', 'application/json', '{"a":1}']])
  server.answers(troubles['sends 100 MB']!)
  expect(await postJson(new URL(server.origin), '{}')).toEqual({ ok: true })
})

test('what is handed to a server in trouble is an answer, and is sent nowhere else', async () => {
  const server = await standIn(troubles['sends elsewhere']!)
  expect(await postJson(new URL(server.origin), '{}')).toEqual({
    ok: false,
    trouble: 'redirected',
    status: 302,
  })
  server.answers(troubles['never answers']!)
  expect(await postJson(new URL(server.origin), '{}', { limitMs: 200 })).toEqual({
    ok: false,
    trouble: 'too-slow',
  })
  server.answers(json({}, 429, { 'retry-after': '3600' }))
  const patient = await postJson(new URL(server.origin), '{}', { maxRetryAfterMs: 7_200_000 })
  expect(patient).toEqual({ ok: false, trouble: 'limited', status: 429, retryAfterMs: 3_600_000 })
  expect(server.asked).toEqual(['/', '/', '/'])
  await expect(postJson(new URL('http://hooks.example'), '{}')).rejects.toMatchObject({ code: 'impossible' })
})

test('only HTTPS, or this machine, is asked', async () => {
  const allowed = ['https://www.nrb.org.np', 'http://localhost:1', 'http://127.0.0.1', 'http://[::1]:9']
  expect(allowed.filter((url) => !isUpstreamOrigin(new URL(url)))).toEqual([])
  const refused = [
    'http://www.nrb.org.np',
    'http://127.0.0.1.example',
    'ftp://localhost',
    'file:///etc/passwd',
  ]
  expect(refused.filter((url) => isUpstreamOrigin(new URL(url)))).toEqual([])
  await expect(fetchJson(new URL('http://www.nrb.org.np'))).rejects.toMatchObject({ code: 'impossible' })
})
