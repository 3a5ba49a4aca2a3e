import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { csvRows } from '#app/lib/csv.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { readAsk } from '../ask.ts'
import type { publicDocument } from '../openapi.ts'
import { followFiles } from '../routes.ts'
import { contentTypes, exampleOf, formatsOf } from './data-route.ts'
import { dataRoutes } from './routes.ts'

let app: Awaited<ReturnType<typeof testSite>>['app']

const rates = [{ currency: { iso3: 'USD', name: 'U.S. Dollar', unit: 1 }, buy: '140.10', sell: '140.70' }]

beforeAll(async () => {
  const storage = await testStorage()
  await seedSite(storage.db)
  await storage.db
    .insertInto('forex_days')
    .values({
      date: '2026-11-20',
      published_on: null,
      modified_on: null,
      rates: JSON.stringify(rates),
      fetched_at: new Date('2026-11-20T05:00:00Z'),
    })
    .execute()
  await storage.db
    .insertInto('corrections')
    .values({
      subject_kind: 'carrier',
      subject_key: '1',
      subject_name: 'Ncell',
      subject_value: '980',
      lang: 'en',
      state: 'accepted',
      reason: 'Changed',
      decided_at: new Date('2026-11-20T05:00:00Z'),
    })
    .execute()
  ;({ app } = await testSite({ storage }))
})

const examples = dataRoutes.flatMap((route) =>
  formatsOf(route).map((format) => ({ address: exampleOf(route, format), format, route })),
)

test.each(examples)('the example $address answers as it is described', async ({ address, format, route }) => {
  const answer = await app.request(address)
  const text = await answer.text()
  expect(answer.status, text).toBe(200)
  expect(answer.headers.get('content-type')).toBe(contentTypes[format])
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const bare = await app.request(address.replace(/\.\w+$/, ''))
  expect(faultIn[format](text, route.answers, await bare.json())).toBeUndefined()
})

type FaultIn = (text: string, answers: z.ZodType, bare: unknown) => string | undefined

/** What is wrong with the text of an example. */
const faultIn: Record<(typeof examples)[number]['format'], FaultIn> = {
  ics: (text) => (/^BEGIN:VCALENDAR\r\n[\s\S]*BEGIN:VEVENT/.test(text) ? undefined : text),
  csv: (text) => {
    const [head = [], ...rows] = csvRows(text)
    return rows.length > 0 && rows.every(({ length }) => length === head.length) ? undefined : text
  },
  // A field that the schema does not have would be lost in what it reads.
  json: (text, answers, bare) =>
    JSON.stringify(answers.parse(JSON.parse(text))) === text && JSON.stringify(bare) === text
      ? undefined
      : text,
}

test('the fields and columns of API v1 are those that were promised', async () => {
  const promised: string[] = []
  for (const { address, format, route } of examples) {
    if (format === 'json') promised.push(...fieldsOf(z.toJSONSchema(route.answers), `${address} `))
    if (format === 'ics')
      promised.push([address, ...propertiesOf(await (await app.request(address)).text())].join(' '))
    if (format === 'csv') {
      const [head] = csvRows(await (await app.request(address)).text())
      promised.push([address, ...(head ?? [])].join(' '))
    }
  }
  promised.push(...fieldsOf(z.toJSONSchema(readAsk.answers), '/api/v1/ask '))
  await expect(`${promised.join('\n')}\n`).toMatchFileSnapshot('./contract.txt')
})

/** The names of an event's lines. */
const propertiesOf = (ics: string) => [
  ...new Set(
    (/BEGIN:VEVENT\r\n([\s\S]*?)END:VEVENT/.exec(ics)?.[1] ?? '').match(/^[A-Z-]+(;[A-Z-]+=[^:]+)?(?=:)/gm),
  ),
]

type Schema = z.core.JSONSchema.BaseSchema

/** Each field with what it may be, such as `banks[].code: string`. */
function fieldsOf(schema: Schema, at: string): string[] {
  const { type, properties, items, anyOf } = schema
  const whole = anyOf?.find((one) => one.type === 'object')
  if (whole) return [`${at}: null or fields`, ...fieldsOf(whole, at)]
  if (type === 'array') return fieldsOf(items as Schema, `${at}[]`)
  if (type !== 'object') return [`${at}: ${kindOf(schema)}`]
  return Object.entries(properties ?? {}).flatMap(([name, field]) =>
    fieldsOf(field as Schema, at.endsWith(' ') ? at + name : `${at}.${name}`),
  )
}

function kindOf({ type, enum: values, anyOf, format }: Schema): string {
  if (anyOf) return anyOf.map((one) => kindOf(one)).join(' | ')
  return values?.join(' | ') ?? [type, format].flat().filter(Boolean).join(' ')
}

test('a repeated read of an unchanged answer is 304', async () => {
  const address = '/api/v1/calendar/2083.json'
  const etag = (await app.request(address)).headers.get('etag') ?? ''
  const again = await app.request(address, { headers: { 'if-none-match': etag } })
  expect(again.status).toBe(304)
  expect(again.headers.get('access-control-allow-origin')).toBe('*')
})

test('a cookie or a token changes nothing of a public read, and none is set', async () => {
  for (const { address } of examples) {
    const plain = await app.request(address)
    const credentials = {
      cookie: 'chautari-session=x',
      authorization: 'Bearer x',
      origin: 'https://other.example',
    }
    const sent = await app.request(address, { headers: credentials })
    expect(await sent.text()).toBe(await plain.text())
    expect(sent.headers.has('access-control-allow-credentials')).toBe(false)
    expect(sent.headers.has('set-cookie')).toBe(false)
  }
})

test.each([
  ['/api/v1/calendar/83.json', 400, 'year'],
  ['/api/v1/calendar/1999.json', 404, undefined],
  ['/api/v1/dates/bs/2083-13-01.json', 404, undefined],
  ['/api/v1/dates/bs/yesterday', 400, 'date'],
  ['/api/v1/dates/jd/2083-01-01', 400, 'calendar'],
  ['/api/v1/dates/ad/2026-02-30', 404, undefined],
  ['/api/v1/holidays/2090.ics', 404, undefined],
  ['/api/v1/exchange-rates/2026-02-30.csv', 404, undefined],
  ['/api/v1/exchange-rate-history/XXX.csv', 404, undefined],
  ['/api/v1/exchange-rate-history/us', 400, 'currency'],
  ['/api/v1/exchange-rate-history/USD?days=367', 400, 'days'],
  ['/api/v1/dates/bs/2083-08-11?allow=', 400, 'allow'],
  ['/api/v1/calendar/2083.csv?allow=all', 400, 'allow'],
  ['/api/v1/calendar/2083?allow=computed&bogus=1', 400, 'bogus'],
  ['/api/v1/holidays/2083.ics?lang=fr', 400, 'lang'],
  ['/api/v1/holidays/2083.csv?lang=ne', 400, 'lang'],
  ['/api/v1/banks?year=2083', 400, 'year'],
  ['/api/v1/postal-codes?district=Atlantis', 400, 'district'],
  ['/api/v1/postal-codes.csv?q=', 400, 'q'],
  ['/api/v1/postal-codes?search=Pokhara', 400, 'search'],
  ['/api/v1/ask?q=usd&language=ne', 400, 'language'],
  ['/api/v1/ask-data?v=1', 400, 'v'],
  ['/api/v1/openapi.json?v=1', 400, 'v'],
  ['/api/v1/none', 404, undefined],
] as const)('%s is a problem with status %i', async (address, status, parameter) => {
  const answer = await app.request(address)
  expect(answer.status).toBe(status)
  expect(answer.headers.get('content-type')).toBe('application/problem+json')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  const problem = (await answer.json()) as Record<string, unknown>
  expect(problem).toMatchObject({ type: 'about:blank', status, detail: expect.stringMatching(/./) })
  expect(problem.parameter).toBe(parameter)
})

test('a page of another site may ask with headers of its own for reads, and for nothing else', async () => {
  const preflight = async (path: string) => {
    const { status, headers } = await app.request(path, { method: 'OPTIONS' })
    return [status, headers.get('access-control-allow-methods')]
  }
  expect(await preflight('/api/v1/holidays/2083.ics')).toEqual([204, 'GET, HEAD'])
  expect(await preflight('/api/carriers')).toEqual([204, 'GET, HEAD'])
  for (const closed of ['/api/usage', '/api/ratings', '/api/newsletter', '/api/none'])
    expect(await preflight(closed)).toEqual([404, null])
})

test('the public document is small, describes the data alone, and says who answers for it', async () => {
  const text = await (await app.request('/api/v1/openapi.json')).text()
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(47_000)
  for (const [, pointer = ''] of text.matchAll(/"\$ref":"#\/([^"]+)"/g))
    expect(JSON.parse(text)).toHaveProperty(pointer.split('/'))
  expect(text).not.toContain('admin')
  const document = JSON.parse(text) as ReturnType<typeof publicDocument>
  expect(document.info).toMatchObject({ license: { url: 'https://chautari.example/data' } })
  expect(Object.keys(document.paths)).toEqual([
    ...dataRoutes.flatMap((route) => formatsOf(route).map((format) => `${route.path}.${format}`)),
    '/api/v1/ask',
    ...followFiles.map(({ path }) => path),
  ])
})

test('each example in the document is what its address answers, with the first item of each list', async () => {
  const document = (await (await app.request('/api/v1/openapi.json')).json()) as Described
  const described = dataRoutes.flatMap((route) => {
    const { content } = document.paths[`${route.path}.json`]?.get.responses[200] ?? {}
    const { example } = content?.['application/json'] ?? {}
    return example ? [{ route, example }] : []
  })
  // Answers with long notes have none.
  expect(described.length).toBeGreaterThanOrEqual(dataRoutes.length - 5)
  for (const { route, example } of described) {
    const address = exampleOf(route, 'json')
    expect(route.answers.safeParse(example).success, address).toBe(true)
    expect(await (await app.request(address)).json()).toMatchObject(withoutLists(example))
  }
})

interface Described {
  paths: Record<string, { get: { responses: { 200: { content: Record<string, { example?: unknown }> } } } }>
}

const withoutLists = (example: unknown) =>
  Object.fromEntries(Object.entries(example ?? {}).filter(([, value]) => !Array.isArray(value)))

test('a day reads the same from both calendars', async () => {
  const bs = (await (await app.request('/api/v1/dates/bs/2083-07-04')).json()) as object
  expect(await (await app.request('/api/v1/dates/ad/2026-10-21')).json()).toEqual(bs)
  expect(bs).toMatchObject({
    bs: '2083-07-04',
    ad: '2026-10-21',
    weekday: { en: 'Wednesday', ne: 'बुधबार' },
    month: { en: 'Kartik', ne: 'कात्तिक' },
    fiscal_year: '2083/84',
    fiscal_quarter: 2,
    festivals: [{ id: 'vijaya-dashami', holiday: 'all' }],
  })
})
