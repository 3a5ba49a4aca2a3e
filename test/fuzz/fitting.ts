import fc from 'fast-check'
import type { Schema } from './document.ts'
import { oddNames, oddValues, uuid } from './odd.ts'

/** What is really there: what a client would have read before. */
export interface Known {
  ids: readonly string[]
  days: readonly string[]
  /** Events, keys of settings and names of fields. */
  words: readonly string[]
}

const texts = ['Ncell', 'नेपाल बैंक', '980', '/new-tool', '#2563eb', 'unlimited', 'G-ABC1234', 'fa-globe', ' ']
const addresses = ['https://example.com/a.png', 'http://x.example', 'javascript:alert(1)', 'data:,x']

/** What a schema allows, as far as it tells; most of it is what the server takes. */
export function fitting(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const { enum: offered, anyOf = schema.oneOf, type } = schema
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (offered) return fc.constantFrom(...offered)
  if (anyOf) return fc.oneof(...anyOf.map((one) => fitting(one, known)))
  if (Array.isArray(type))
    return fc.oneof(...(type as string[]).map((one) => fitting({ ...schema, type: one }, known)))
  if (type === 'object') return objects(schema, known)
  if (type === 'array') {
    return fc.array(fitting(schema.items ?? {}, known), { minLength: schema.minItems ?? 0, maxLength: 3 })
  }
  if (type === 'string') return strings(schema, known)
  if (type === 'number' || type === 'integer') return numbers(schema)
  if (type === 'boolean') return fc.boolean()
  return type === 'null'
    ? fc.constant(null)
    : fc.oneof(fc.constantFrom<unknown>(...texts, true, 7), oddValues)
}

function objects(schema: Schema, known: Known): fc.Arbitrary<object> {
  const { properties, required = [], additionalProperties } = schema
  if (!properties) {
    const values = fitting(typeof additionalProperties === 'object' ? additionalProperties : {}, known)
    return fc.dictionary(fc.constantFrom(...known.words), values, { maxKeys: 5, noNullPrototype: true })
  }
  const fields = Object.entries(properties).map(([name, one]) => [name, fitting(one, known)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required], noNullPrototype: true })
}

function strings({ format, pattern }: Schema, known: Known): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.constantFrom(uuid, ...known.ids)
  if (format === 'date') return fc.constantFrom('2026-11-20', ...known.days)
  if (format === 'date-time') return fc.constantFrom('2026-11-20T05:00:00.000Z', '2026-11-21T00:00:00+05:45')
  if (format === 'email') return fc.nat(50).map((number) => `ram${number}@example.com`)
  const shaped = pattern === undefined ? [] : [fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })]
  return fc.oneof(fc.constantFrom(...texts, ...addresses, ...known.words), ...shaped, ...shaped)
}

function numbers({ minimum, exclusiveMinimum, maximum }: Schema): fc.Arbitrary<number> {
  const least = minimum ?? (exclusiveMinimum === undefined ? -5 : exclusiveMinimum + 1)
  return fc.integer({ min: Math.max(least, -1e6), max: Math.min(maximum ?? 1e6, 1e6) })
}

/** The same with one thing that does not belong there. */
export function nearly(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const names = fc.oneof(fc.constantFrom(...Object.keys(schema.properties ?? { a: 1 })), oddNames)
  return fc
    .tuple(fitting(schema, known), names, oddValues)
    .map(([fit, name, value]) => Object.fromEntries([...Object.entries(fit as object), [name, value]]))
}
