import fc from 'fast-check'

export const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7'

/** What programs stumble over, in any field that takes a text. */
export const oddTexts = fc.constantFrom(
  '',
  'a\0b',
  '\ud800',
  'x'.repeat(12_000),
  'x'.repeat(300),
  '९८४१२३४५६७',
  '../../etc/passwd',
  "' or 1=1 --",
  '{{7*7}}',
  '%s%n',
  'a\r\nset-cookie: b=c',
  '=1+1',
  'javascript:alert(1)',
  'data:text/html,x',
)

export const oddValues: fc.Arbitrary<unknown> = fc.oneof(
  oddTexts,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 0.1, 2 ** 53, uuid, [], {}),
  fc.constantFrom<unknown>('https://evil.example', '2026-02-30', '300000h', { full_name: 'a\0b' }),
  fc.jsonValue({ maxDepth: 2 }),
)

export const oddNames = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'id',
  '',
  'a\0',
)

/** A part of an address. */
export const segments = fc.oneof(
  fc.constantFrom(
    uuid,
    uuid.toUpperCase(),
    '1',
    '..',
    '%00',
    '%ff',
    '%E0%A4%A',
    '__proto__',
    "'--",
    '%2e%2e',
    '2026-11-20',
    '%0d%0aset-cookie:%20a=b',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encoded),
)

/** What may hang behind an address. */
export const ends = fc.constantFrom(
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  '/',
  '//',
  '/x',
  '%20',
  '?',
  '%3f',
  '.json',
)

export const contentTypes = fc.constantFrom(
  'application/json',
  'application/json',
  'application/json',
  'application/json;charset=UTF-8',
  'application/json; charset=utf-16',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'a/b; q',
  undefined,
)

export const broken = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '{"a":}',
  '"\\ud800"',
  '[[[[[[[[',
  '{"a":1,"a":2}',
  '{"__proto__":{"isAdmin":true}}',
  'x'.repeat(20_000),
  `{"name":"${'x'.repeat(70_000)}"}`,
)

/** Half a pair of a surrogate has no form in an address. */
export function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}
