import { beforeAll, expect, test } from 'vitest'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { printedTables } from '#test/every-table.ts'
import { type OpenApiDocument, operationsOf, type Schema } from '#test/fuzz/document.ts'
import { oneOperator } from '#test/one-operator.ts'
import { type TestApp, testSite } from '#test/site.ts'
import { writeRequest } from '#test/write-request.ts'
import { adminPaths } from './admin/openapi.ts'
import { openApiDocument } from './api/openapi.ts'
import { seedSite } from './seed.ts'

const ingestToken = 'the-token-of-a-program'
const { gate, bearer } = oneOperator()
const document = JSON.parse(
  JSON.stringify(openApiDocument('https://chautari.example', adminPaths())),
) as OpenApiDocument

let storage: Storage
let app: TestApp
/** Of a row of each kind. */
const ids = new Map<string, string>()

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  app = (await testSite({ storage, gate, config: { ingestToken } })).app
  for (const name of [
    'banks',
    'carriers',
    'tools',
    'internet_providers',
    'internet_plans',
    'emergency_numbers',
    'postal_codes',
  ] as const) {
    const { id } = await storage.db.selectFrom(name).select('id').limit(1).executeTakeFirstOrThrow()
    ids.set(`/api/admin-${name.replace('_', '-')}/{id}`, id)
  }
})

let sent = 0

async function send(method: string, path: string, body: unknown) {
  const { authorization } = bearer
  const token = path.startsWith('/api/ingest') ? `Bearer ${ingestToken}` : authorization
  const init =
    body === undefined
      ? { method, headers: bearer }
      : { ...writeRequest(body, { authorization: token }), method }
  sent += 1
  const incoming = {
    socket: { remoteAddress: `10.1.${sent >> 8}.${sent & 255}`, remotePort: 1, remoteFamily: 'IPv4' },
  }
  const answer = await app.request(`https://chautari.example${path}`, init, { incoming })
  const text = await answer.text()
  return { status: answer.status, text, headers: answer.headers }
}

interface Field {
  method: string
  path: string
  name: string
  schema: Schema
}

const isText = ({ type, anyOf }: Schema): boolean =>
  type === 'string' ||
  (Array.isArray(type) && type.includes('string') && !type.includes('number')) ||
  (anyOf?.some(isText) ?? false)

/** Every text that a change of a row takes, from the document. */
const rowFields: Field[] = operationsOf(document)
  .filter(
    ({ method, path }) =>
      method === 'PUT' && /^\/api\/admin-(banks|carriers|tools|internet|emergency|postal)/.test(path),
  )
  .flatMap(({ method, path, operation }) =>
    Object.entries(operation.requestBody?.content['application/json']?.schema.properties ?? {}).map(
      ([name, schema]) => ({ method, path, name, schema }),
    ),
  )
const textFields = rowFields.filter(({ schema, name }) => isText(schema) && name !== 'updated_at')
const addressOf = ({ path }: Field) => path.replace('{id}', ids.get(path) ?? '')

const settingAddresses = [
  ['seo_config', 'og_image'],
  ['site_config', 'logo_url'],
  ['site_config', 'facebook_url'],
  ['site_config', 'twitter_url'],
  ['site_config', 'instagram_url'],
] as const

const noAddresses = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  'http:evil',
]

test('ASVS 1.2.2: a link or a picture is an address of the web, or refused: no javascript: and no data:', async () => {
  const addresses = textFields.filter(({ name }) => /(_url|image|website|link)$/.test(name))
  expect(addresses.length).toBeGreaterThanOrEqual(5)
  for (const field of addresses) {
    for (const given of noAddresses) {
      const { status, text } = await send('PUT', addressOf(field), { [field.name]: given })
      expect(
        [status, Object.keys((JSON.parse(text) as { fields: object }).fields)],
        `${field.path} ${field.name} ${given}`,
      ).toEqual([400, [field.name]])
    }
    const good = await send('PUT', addressOf(field), { [field.name]: 'https://example.com/a.png' })
    expect(good.status, `${field.path} ${field.name}`).toBe(200)
  }
  for (const [key, name] of settingAddresses) {
    for (const given of noAddresses) {
      const { status } = await send('PUT', '/api/admin-settings', { key, value: { [name]: given } })
      expect(status, `${key} ${name} ${given}`).toBe(400)
    }
  }
})

test('ASVS 2.2.1: null bytes, halves of characters and texts without end are refused in every field of a row', async () => {
  expect(textFields.length).toBeGreaterThan(30)
  for (const field of textFields) {
    for (const given of ['a\0b', 'a\ud800', 'x'.repeat(20_000)]) {
      const { status, text } = await send('PUT', addressOf(field), { [field.name]: given })
      expect(status, `${field.path} ${field.name}: ${text}`).toBe(400)
    }
    const { status } = await send('PUT', addressOf(field), { [field.name]: 'x'.repeat(70_000) })
    expect(status, `${field.path} ${field.name}`).toBe(413)
  }
})

test('ASVS 2.2.1: a null byte in a parameter is answered by every read, and never fails', async () => {
  const reads = operationsOf(document).filter(({ method }) => method === 'GET')
  const addresses = reads.flatMap(({ path, operation }) =>
    (operation.parameters ?? []).map((parameter) =>
      parameter.in === 'path'
        ? path.replace(`{${parameter.name}}`, 'a%00b').replaceAll(/\{\w+\}/g, '1')
        : `${path.replaceAll(/\{\w+\}/g, '1')}?${parameter.name}=a%00b`,
    ),
  )
  expect(addresses.length).toBeGreaterThan(100)
  for (const address of addresses) {
    const { status } = await send('GET', address, undefined)
    expect(status, address).not.toBe(500)
  }
})

test('ASVS 15.3.5: a value of another kind than its field is refused, whatever the field', async () => {
  for (const field of rowFields) {
    for (const given of [{ $ne: null }, [[]]]) {
      const { status } = await send('PUT', addressOf(field), { [field.name]: given })
      expect(status, `${field.path} ${field.name}`).toBe(400)
    }
  }
})

/** What the server sets by itself, and what a prototype would hand on. */
const notTheirs = ['__proto__', 'constructor', 'prototype', 'id', 'created_at', 'is_admin', 'toString']

test('ASVS 15.3.3, 15.3.6: no write takes a field that it does not know, and none reaches a prototype', async () => {
  const event = { tool_name: 'homepage-view', session_id: '7c9e6679-7425-40de-944b-e07fc1f90ae7' }
  const price = {
    date: '2026-11-20',
    gold_hallmark_tola: 9,
    gold_hallmark_10g: 9,
    silver_tola: 9,
    silver_10g: 9,
  }
  const writes: [string, string, object][] = [
    ...[...ids].map(([path, id]): [string, string, object] => ['PUT', path.replace('{id}', id), {}]),
    ['POST', '/api/admin-banks', { name: 'A bank', code: 'AB' }],
    ['PUT', '/api/admin-settings', { key: 'seo_config', value: { title: 'A title' } }],
    ['PUT', '/api/admin-settings', { key: 'seo_config', value: {} }],
    ['POST', '/api/admin-analytics', event],
    ['POST', '/api/admin-gold-silver-prices', price],
    ['POST', '/api/admin-gold-silver-prices/import', { csv: 'date' }],
    ['POST', '/api/usage', event],
    ['POST', '/api/ratings', { path: '/carrier-identifier', voter_id: event.session_id, stars: 5 }],
    ['POST', '/api/newsletter', { email: 'hari@example.com' }],
  ]
  for (const [method, path, body] of writes) {
    for (const name of notTheirs) {
      const inner = 'value' in body && Object.keys(body.value as object).length === 0
      const own = { [name]: { isAdmin: true } }
      const text = inner
        ? `{"key":"seo_config","value":${textOf(own, name)}}`
        : textOf({ ...body, ...own }, name)
      const answer = await send(method, path, text)
      // A name that means the prototype may also be left out.
      const isLeftOut = name === '__proto__' && !answer.text.includes('isAdmin')
      expect(isLeftOut || answer.status === 400, `${method} ${path} with ${name}`).toBe(true)
    }
  }
  expect({}).not.toHaveProperty('isAdmin')
  const stored = JSON.stringify(await printedTables(storage.db))
  expect(stored).not.toContain('isAdmin')
})

/** `JSON.stringify` with the name as a field of the object itself, also where it means the prototype. */
function textOf(fields: object, name: string): string {
  const entries = Object.entries(fields).filter(([key]) => key !== name)
  return `{${[...entries, [name, { isAdmin: true }]].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`).join()}}`
}

test('ASVS 1.2.4, 15.3.7: a parameter that comes twice, as a list or as a query of the database finds nothing more', async () => {
  const all = await send('GET', '/api/admin-banks', undefined)
  const total = (JSON.parse(all.text) as { total: number }).total
  expect(total).toBeGreaterThan(5)
  for (const q of ["' or '1'='1", '%', '_', "'; drop table banks; --", '\\']) {
    const { status, text } = await send('GET', `/api/admin-banks?q=${encodeURIComponent(q)}`, undefined)
    expect([status, (JSON.parse(text) as { total: number }).total], q).toEqual([200, 0])
  }
  for (const query of ['page=1&page=2', 'q=Everest&q=', 'sort=name&sort=password', 'page[]=2', 'q[$ne]=x']) {
    const { status, text } = await send('GET', `/api/admin-banks?${query}`, undefined)
    expect(status, query).toBe(200)
    expect((JSON.parse(text) as { page: number }).page, query).toBe(1)
  }
  for (const query of ['sort=name;drop table banks', 'sort=1', 'sort=name desc', 'per_page=1e9', 'page=-1']) {
    expect((await send('GET', `/api/admin-banks?${encodeURI(query)}`, undefined)).status, query).toBe(400)
  }
})

const breaks = [
  '%0d%0aset-cookie:%20a=b',
  '%0aset-cookie:a=b',
  '%0d',
  '%E5%98%8A%E5%98%8Dset-cookie:a=b',
  '%00',
  '%E2%80%A8',
]

test('ASVS 1.2.1: no text of an address becomes a header or a line of its own', async () => {
  const places = (text: string) => [
    `/carrier-identifier/${text}/`,
    `/ne/carrier-identifier/?a=${text}`,
    `/gold-silver-prices?${text}`,
    `/confirm?token=x&type=magiclink&redirect_to=/${text}`,
    `/auth/v1/callback/google?state=${text}&code=${text}`,
    `/api/calendar/festivals.ics?lang=${text}`,
    `/api/forex/v1/rates?from=${text}&to=${text}&page=1&per_page=5`,
    `/embed/calendar?lang=${text}`,
    `/embed/converter?theme=${text}&date=${text}`,
    `/media/${text}`,
  ]
  for (const text of breaks) {
    for (const path of places(text)) {
      const { status, headers } = await send('GET', path, undefined)
      expect(status, path).toBeLessThan(500)
      expect(headers.getSetCookie().join(), path).not.toMatch(/a=b/)
      for (const [name, value] of headers) {
        const odd = [...value].filter((sign) => sign < ' ' || sign > '~')
        expect(odd, `${path} ${name}`).toEqual([])
      }
    }
  }
})

test('ASVS 1.2.10: a subscriber whose address or city begins like a formula is a text in the file', async () => {
  const rows = ['=HYPERLINK("http://evil.example")', '+1', '-1+1', '@SUM(1)', '\tx', '|cmd'].map(
    (city, number) => ({
      email: `=cmd${number}@example.com`,
      city,
      country: city,
    }),
  )
  await storage.db.insertInto('newsletter_subscribers').values(rows).execute()
  const { status, text } = await send('GET', '/api/admin-newsletter/csv', undefined)
  expect(status).toBe(200)
  for (const { email, city } of rows) {
    expect(text).toContain(`'${email}`)
    expect(text).toContain(`'${city.replaceAll('"', '""')}`)
  }
  expect(text.replace(/^\uFEFF/, '')).not.toMatch(/(^|,|\n)"?[=+\-@\t|]/)
})
