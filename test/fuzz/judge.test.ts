import { expect, test } from 'vitest'
import { adminPaths } from '#server/admin/openapi.ts'
import { openApiDocument } from '#server/api/openapi.ts'
import type { OpenApiDocument } from './document.ts'
import { judge } from './judge.ts'

const site = 'https://chautari.example'
// As a client reads it.
const faultIn = judge(JSON.parse(JSON.stringify(openApiDocument(site, adminPaths()))) as OpenApiDocument)

const given = (status: number, body: unknown, headers: Record<string, string> = {}) => ({
  status,
  headers: new Headers({ 'content-type': 'application/json; charset=utf-8', ...headers }),
  text: typeof body === 'string' ? body : JSON.stringify(body),
})
const problem = { 'content-type': 'application/problem+json' }
const of = (path: string, answer: ReturnType<typeof given>, method = 'GET') =>
  faultIn(method, new URL(path, site), answer)

test('what is as the document says has no fault', () => {
  expect(of('/api/banks', given(200, { banks: [] }))).toBeUndefined()
  expect(of('/api/nothing', given(404, { error: 'x', code: 'not-found' }))).toBeUndefined()
  const refusal = { code: 400, error_code: 'bad_json', msg: 'no JSON' }
  expect(of('/auth/v1/token', given(400, refusal), 'POST')).toBeUndefined()
  const closed = given(503, { error: 'x', code: 'maintenance' }, { 'retry-after': '600' })
  expect(of('/api/banks', closed)).toBeUndefined()
})

test.each([
  ['a body of another shape', '/api/banks', given(200, { banks: [{ name: 1 }] }), 'GET'],
  ['a field that nobody described', '/api/banks', given(200, { banks: [], secret: 1 }), 'GET'],
  ['a status that nobody described', '/api/banks', given(418, {}), 'GET'],
  ['another type', '/api/banks', given(200, '<html>', { 'content-type': 'text/html' }), 'GET'],
  ['a body for HEAD', '/api/banks', given(200, 'x'), 'HEAD'],
  ['half a body', '/api/banks', given(200, '{"banks":'), 'GET'],
  ['a failure in other words', '/api/nothing', given(404, 'nothing'), 'GET'],
  ['a failure of a GoTrue route in another form', '/auth/v1/token', given(400, { error: 'x' }), 'POST'],
  ['a failure of API v1 in another form', '/api/v1/calendar/1999.json', given(404, {}, problem), 'GET'],
  ['that it broke', '/api/banks', given(500, { error: 'x', code: 'impossible' }), 'GET'],
  ['that it broke, at an address that nobody described', '/x', given(500, {}), 'GET'],
  [
    'that the database is away',
    '/api/banks',
    given(503, { error: 'x', code: 'storage-unavailable' }, { 'retry-after': '5' }),
    'GET',
  ],
  ['503 without a time', '/api/banks', given(503, { error: 'x', code: 'maintenance' }), 'GET'],
  ['429 without a time', '/api/crypto/search', given(429, { error: 'x', code: 'too-many-requests' }), 'GET'],
])('%s is a fault', (_, path, answer, method) => {
  expect(of(path, answer, method)).toMatch(/./)
})
