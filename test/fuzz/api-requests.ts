import fc from 'fast-check'
import { type Described, type OpenApiDocument, operationsOf } from './document.ts'
import { fitting, type Known, nearly } from './fitting.ts'
import { broken, contentTypes, encoded, ends, oddNames, oddTexts, oddValues, segments } from './odd.ts'
import type { FuzzRequest } from './request.ts'

const otherMethods = fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD', 'PROPFIND')

/** Requests as the document describes them, and some that it does not: each as right as chance has it. */
export function apiRequests(
  document: OpenApiDocument,
  known: Known,
  siteUrl: string,
): fc.Arbitrary<FuzzRequest> {
  const operations = operationsOf(document).map((one) => requestsOf(one, known, siteUrl))
  return fc.oneof(...operations)
}

function requestsOf(described: Described, known: Known, siteUrl: string): fc.Arbitrary<FuzzRequest> {
  const { method } = described
  return fc.record({
    method: fc.oneof({ weight: 9, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: otherMethods }),
    path: pathsOf(described, known),
    query: queriesOf(described, known),
    body: bodiesOf(described, known),
    who: fc.constantFrom('nobody', 'forged', 'visitor', 'operator', 'operator', 'operator', 'operator'),
    origin: fc.constantFrom(siteUrl, siteUrl, siteUrl, siteUrl, 'https://evil.example', 'null', undefined),
    type: contentTypes,
    accept: fc.constantFrom('en', 'ne', undefined),
  })
}

function pathsOf({ path, operation }: Described, known: Known): fc.Arbitrary<string> {
  const inPath = operation.parameters?.filter((one) => one.in === 'path') ?? []
  const parts = inPath.map(({ schema }) =>
    fc.oneof(
      { weight: 3, arbitrary: fitting(schema, known).map(String) },
      { weight: 1, arbitrary: segments },
    ),
  )
  return fc.tuple(fc.tuple(...parts), ends).map(([keys, end]) => {
    const left = [...keys]
    return path.replace(/\{\w+\}/g, () => left.shift() ?? '') + end
  })
}

/** A parameter may come twice, and one that nobody knows beside it. */
function queriesOf({ operation }: Described, known: Known): fc.Arbitrary<string> {
  const inQuery = operation.parameters?.filter((one) => one.in === 'query') ?? []
  const short = oddTexts.filter((text) => text.length < 4000)
  const pairs = inQuery.map(({ name, schema }) =>
    fc.tuple(
      fc.constant(name),
      fc.oneof({ weight: 4, arbitrary: fitting(schema, known) }, { weight: 1, arbitrary: short }),
    ),
  )
  const all = fc.tuple(...pairs)
  const stray = fc.array(fc.oneof(fc.tuple(oddNames, short), ...pairs), { maxLength: 2 })
  const some = fc.oneof(
    { weight: 3, arbitrary: all },
    { weight: 1, arbitrary: fc.tuple(all, stray).map(([fit, more]) => [...fit, ...more]) },
    { weight: 1, arbitrary: stray },
  )
  return some.map((given) =>
    given.map(([name, value]) => `${encoded(name)}=${encoded(String(value))}`).join('&'),
  )
}

function bodiesOf({ operation }: Described, known: Known): fc.Arbitrary<FuzzRequest['body']> {
  const schema = operation.requestBody?.content['application/json']?.schema
  if (!schema)
    return fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: broken })
  const fit = fitting(schema, known).map((value) => JSON.stringify(value))
  return fc.oneof(
    { weight: 8, arbitrary: fit },
    { weight: 6, arbitrary: nearly(schema, known).map((value) => JSON.stringify(value)) },
    { weight: 2, arbitrary: fc.tuple(fit, fc.nat(40)).map(([text, end]) => text.slice(0, -end)) },
    { weight: 2, arbitrary: oddValues.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
  )
}
