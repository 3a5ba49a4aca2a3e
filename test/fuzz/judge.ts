import { z } from 'zod'
import { findOperation, type OpenApiDocument, type Schema } from './document.ts'
import type { FuzzAnswer } from './request.ts'

/**
 * What a server may say with 503 without being broken, always with the time after which to ask again: an operator closed
 * the site, or a source of data has been asked as often as it may be. An answer to HEAD does not say which.
 */
const deliberate = new Set(['maintenance', 'upstream-unavailable'])

const refusalOfSignIn = z.object({
  code: z.int(),
  error_code: z.string().regex(/^[a-z\d_]+$/),
  msg: z.string().regex(/\S/),
})

/** Says what is wrong with an answer; undefined where it is as the document says. */
export function judge(document: OpenApiDocument) {
  const find = findOperation(document)
  const failure = z.fromJSONSchema(document.components.schemas.Failure as never)
  const compiled = new Map<Schema, z.ZodType>()
  const compile = (schema: Schema) => {
    const known = compiled.get(schema) ?? z.fromJSONSchema(resolved(schema, document) as never)
    compiled.set(schema, known)
    return known
  }
  return (method: string, url: URL, answer: FuzzAnswer): string | undefined => {
    const { status, headers, text } = answer
    if (status >= 500 && !isDeliberate(answer)) return `status ${status}: ${text.slice(0, 300)}`
    if (status === 429 && !headers.has('retry-after')) return '429 without Retry-After'
    if (method === 'HEAD') return text === '' ? undefined : 'a body for HEAD'
    if (url.pathname.startsWith('/auth/v1')) return status < 400 ? undefined : faultOf(refusalOfSignIn, text)
    const found = find(method, url.pathname)
    if (!found) return isJson(headers) && status >= 400 ? faultOf(failure, text) : undefined
    const described = found.operation.responses[status]
    if (!described) return `status ${status} is not described: ${text.slice(0, 300)}`
    const shared = document.components.responses?.[nameIn(described.$ref)]
    const [type = '', content] = Object.entries((shared ?? described).content ?? {})[0] ?? []
    if (!content) return text === '' ? undefined : `a body where none is described: ${text.slice(0, 300)}`
    if (!headers.get('content-type')?.startsWith(type))
      return `${headers.get('content-type') ?? 'no type'} in place of ${type}`
    return type.endsWith('json') ? faultOf(compile(content.schema), text) : undefined
  }
}

function isDeliberate({ status, headers, text }: FuzzAnswer): boolean {
  return status === 503 && headers.has('retry-after') && (text === '' || deliberate.has(codeOf(text)))
}

function codeOf(text: string): string {
  try {
    return z.object({ code: z.string() }).parse(JSON.parse(text)).code
  } catch {
    return ''
  }
}

function isJson(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('application/json') ?? false
}

function faultOf(schema: z.ZodType, text: string): string | undefined {
  try {
    const read = schema.safeParse(JSON.parse(text))
    return read.success ? undefined : `${z.prettifyError(read.error)} in ${text.slice(0, 600)}`
  } catch {
    return `no JSON: ${text.slice(0, 300)}`
  }
}

/** References lead into the document, which a single schema does not hold. */
function resolved(schema: Schema, { components }: OpenApiDocument): Schema {
  const follow = (part: Schema | undefined): unknown => {
    const target = components.schemas[nameIn(part?.$ref)]
    return target ? JSON.parse(JSON.stringify(target), (_, inner: Schema) => follow(inner)) : part
  }
  return JSON.parse(JSON.stringify(schema), (_, part: Schema) => follow(part)) as Schema
}

const nameIn = (reference = '') => reference.split('/').at(-1) ?? ''
