import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'
import { apiRoutes } from './routes.ts'
import { formatsOf } from './v1/data-route.ts'
import { dataRoutes } from './v1/routes.ts'

interface Operation {
  summary: string
  security?: unknown[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<
    string,
    { $ref?: string; description?: string; content?: Record<string, { schema: Schema }> }
  >
}

type Schema = Record<string, unknown>

interface Document {
  openapi: string
  info: { title: string; version: string }
  servers: { url: string }[]
  paths: Record<string, { get?: Operation; post?: Operation }>
  components: { schemas: Record<string, Schema> }
}

async function readDocument() {
  const { app } = await testSite()
  const answer = await app.request('/api/openapi.json')
  expect(answer.headers.get('content-type')).toContain('application/json')
  return (await answer.json()) as Document
}

test('API-03: the document names every route of the interface, with its method', async () => {
  const { openapi, info, servers, paths } = await readDocument()
  expect(openapi).toMatch(/^3\.1\.\d+$/)
  expect([info.title, info.version]).toEqual([
    expect.stringMatching(/./),
    expect.stringMatching(/^\d+\.\d+\.\d+$/),
  ])
  expect(servers).toEqual([{ url: 'https://chautari.example' }])
  const described = publicOnly(paths).map(([path, item]) => [path, ...Object.keys(item)])
  expect(described).toEqual([
    ...apiRoutes.map(({ path, kind }) => [path, kind === 'write' ? 'post' : 'get']),
    ...dataRoutes.flatMap((route) => formatsOf(route).map((format) => [`${route.path}.${format}`, 'get'])),
  ])
})

test('every operation says what it takes and gives, and every reference leads somewhere', async () => {
  const document = await readDocument()
  for (const [path, { get, post }] of publicOnly(document.paths)) {
    const operation = get ?? post
    expect(operation?.summary).toMatch(/./)
    const { responses = {}, requestBody }: Partial<Operation> = operation ?? {}
    for (const [status, response] of Object.entries(responses)) {
      expect(status).toMatch(/^[2-5]\d\d$/)
      expect(response.$ref ?? response.description).toMatch(/./)
    }
    const failure = path.startsWith('/api/v1/') ? responses[503] : schemaOf(responses[503])
    expect(failure?.$ref).toMatch(/^#\/components\/(responses\/Problem|schemas\/Failure)$/)
    const given = Object.values(responses[200]?.content ?? {})[0]?.schema
    const told = get ? given : requestBody?.content['application/json']?.schema
    expect(told?.type).toMatch(/^(object|string)$/)
    const failures = Object.keys(responses).filter((status) => status >= '400')
    const ofToken = operation?.security ? ['401', '404'] : []
    const route = apiRoutes.find((known) => known.path === path)
    const ofQueries = route?.kind === 'query' && [route.refuses && '400', route.limitedByAddress && '429']
    // API v1 refuses parameters that an address does not have.
    const isData = path.startsWith('/api/v1/') && route?.kind !== 'query'
    const ofData = isData ? ['400', ...(path.includes('{') ? ['404'] : [])] : []
    const ofReads = [...(ofQueries || []).filter(Boolean), ...ofData, '503']
    expect(failures).toEqual(get ? ofReads : ['400', ...ofToken, '413', '429', '503'])
  }
  for (const [, pointer = ''] of JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)) {
    const found = pointer.split('/').reduce<unknown>((at, key) => (at as Schema | undefined)?.[key], document)
    expect(found, pointer).toBeDefined()
  }
  expect(document.components.schemas.Failure).toMatchObject({
    required: expect.arrayContaining(['error', 'code']),
  })
})

/** The functions of the admin area have a test of their own. */
function publicOnly(paths: Document['paths']) {
  return Object.entries(paths).filter(([path]) => !path.startsWith('/api/admin-'))
}

function schemaOf(response: Operation['responses'][string] | undefined): Schema | undefined {
  return Object.values(response?.content ?? {})[0]?.schema
}
