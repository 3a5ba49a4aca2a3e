import { z } from 'zod'

/** One request that a scanner begins with; it changes its parameters and the values of its body one by one. */
export interface ScanTarget {
  method: string
  /** Path and query. */
  address: string
  body?: unknown
  /** The admin functions want the token. */
  asAdmin: boolean
}

/** Pages that read something out of their address. */
const pages = [
  '/?q=esewa',
  '/ne?q=esewa',
  '/crypto-exchange-rates?q=bitcoin',
  '/gold-silver-price?days=90&metal=silver',
  '/internet-comparison?q=fiber&min=100&max=2000&cycle=monthly&sort=price&dir=asc&show=all',
  '/nepali-calendar?year=2083&month=8',
  '/embed/calendar?lang=en&theme=dark&month=2083-8',
  '/embed/converter?lang=en&theme=dark&from=bs&date=2083-08-11',
  '/embed/rates?lang=en&theme=dark',
  '/auth/v1/authorize?provider=google&redirect_to=%2Fprofile',
  '/confirm?token=abc&type=magiclink&redirect_to=%2Fprofile',
]

const signInCalls: [string, object][] = [
  ['/auth/v1/token?grant_type=password', { email: 'ram@example.com', password: 'a long sentence 1' }],
  ['/auth/v1/otp', { email: 'ram@example.com', create_user: true }],
  ['/auth/v1/verify', { type: 'email', email: 'ram@example.com', token: '123456' }],
  ['/auth/v1/recover', { email: 'ram@example.com' }],
]

const operation = z.object({
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), schema: z.unknown(), example: z.string().optional() }),
    )
    .default([]),
  // Pictures have no schema.
  requestBody: z
    .object({ content: z.record(z.string(), z.object({ schema: z.unknown().optional() })) })
    .optional(),
})

const document = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) })

/** Everything that takes something from outside: pages, and the whole interface as the site itself describes it. */
export async function scanTargets(origin: string): Promise<ScanTarget[]> {
  return targetsOf(await (await fetch(`${origin}/api/openapi.json`)).json())
}

/**
 * @param described the OpenAPI document
 * @throws where a path has a parameter without an example
 */
export function targetsOf(described: unknown): ScanTarget[] {
  const { paths } = document.parse(described)
  const ofInterface = Object.entries(paths).flatMap(([path, operations]) => {
    // Only the JSON form of a read has examples; its other forms take the same parameters.
    const examples = Object.fromEntries(
      (paths[path.replace(/\.\w+$/, '.json')]?.get?.parameters ?? []).map((parameter) => [
        parameter.name,
        parameter.example,
      ]),
    )
    return Object.entries(operations).map(([method, asked]) =>
      targetOf(method.toUpperCase(), path, asked, examples),
    )
  })
  return [
    ...pages.map((address) => ({ method: 'GET', address, asAdmin: false })),
    ...signInCalls.map(([address, body]) => ({ method: 'POST', address, body, asAdmin: false })),
    ...ofInterface.filter(({ method, address, body }) => {
      // Not DELETE, which leaves nothing to scan, and not the backup, which fills the disk.
      if (method === 'DELETE' || address.startsWith('/api/admin-backup')) return false
      return body !== undefined || address.includes('?')
    }),
  ]
}

const someId = '5f0c1f6e-6a52-4d3e-9c51-0a1d6f1b7c11'

/** Valid values of parameters without an example, by name. With an invalid one the server answers 400 and reads nothing. */
const usual: Readonly<Record<string, string>> = {
  id: someId,
  date: '2026-11-20',
  from: '2026-11-20',
  to: '2026-11-20',
  lang: 'en',
  currency: 'USD',
  entity: 'banks',
  entity_id: someId,
}

function targetOf(
  method: string,
  path: string,
  asked: z.output<typeof operation>,
  examples: Readonly<Record<string, string | undefined>>,
): ScanTarget {
  const isAdmin = path.startsWith('/api/admin-')
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const part = examples[name] ?? usual[name]
    if (part === undefined) throw new Error(`${path}: no example of ${name}, so that nothing would be tried`)
    return part
  })
  const query = new URLSearchParams(
    asked.parameters
      // `lang` of the admin API only chooses between two lists of texts.
      .filter(({ name, in: where }) => where === 'query' && !(name === 'lang' && isAdmin))
      .map(({ name, schema }) => [name, examples[name] ?? usual[name] ?? String(sampleOf(schema))]),
  ).toString()
  const address = query ? `${place}?${query}` : place
  const schema = asked.requestBody?.content['application/json']?.schema
  const body = schema === undefined ? undefined : sampleOf(schema)
  return { method, address, body, asAdmin: isAdmin }
}

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  format?: string
  minimum?: number
  default?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

const formats: Record<string, string> = {
  uuid: someId,
  date: '2026-11-20',
  'date-time': '2026-11-20T00:00:00.000Z',
  email: 'ram@example.com',
  uri: 'https://example.com/a',
}

/** A value of a schema. Patterns are not looked at: what is refused at once is tried as well as what is not. */
function sampleOf(given: unknown): unknown {
  const schema = given as Schema
  const { anyOf, properties = {}, items, format = '' } = schema
  if (schema.enum) return schema.enum[0]
  if (schema.const !== undefined) return schema.const
  if (anyOf?.[0]) return sampleOf(anyOf[0])
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'integer':
    case 'number':
      return Math.max(schema.minimum ?? 1, 1)
    case 'boolean':
      return true
    case 'array':
      return items ? [sampleOf(items)] : []
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, sampleOf(part)]))
    default:
      return formats[format] ?? 'bank'
  }
}
