import { expect, test } from 'vitest'
import { adminPaths } from './openapi.ts'
import { adminRoutes } from './routes.ts'

interface Operation {
  summary: string
  security: unknown
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { type?: string; properties?: object } }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

const paths = adminPaths() as Record<string, Record<string, Operation>>

test('API-01: every function is described, with its method, its path and the token that it wants', () => {
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  )
  expect(described.map(({ name }) => name).toSorted()).toEqual(
    adminRoutes
      .map(({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/, '{$1}')}`)
      .toSorted(),
  )
  for (const { name, operation } of described) {
    expect(operation.summary, name).toMatch(/./)
    expect(operation.security, name).toEqual([{ token: [] }])
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
    expect(inPath.map((parameter) => `{${parameter.name}}`).join(), name).toBe(
      /\{\w+\}/.exec(name)?.[0] ?? '',
    )
  }
})

test('API-01: a change is described with the fields that the form knows, and the answers that it may get', () => {
  const put = paths['/api/admin-banks/{id}']?.put
  const schema = put?.requestBody?.content['application/json']?.schema
  const properties = ['name', 'name_ne', 'code', 'logo_url', 'is_active', 'sort_order', 'updated_at']
  expect(Object.keys(schema?.properties ?? {})).toEqual(properties)
  expect(Object.keys(put?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '401', '403', '404', '409', '413', '415', '429', '503']),
  )
  expect(paths['/api/admin-newsletter/csv']?.get?.responses[200]?.content).toHaveProperty('text/csv')
})
