import fc from 'fast-check'
import { expect, test } from 'vitest'
import { enrolled } from '#test/second-factor.ts'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import { standInForSso } from '#test/sso-provider.ts'

// On one engine: what is random here are the requests, and the tests of the calls run on both.

const requests = 5000
/** So often somebody signs in anew: a request may have ended the session, or taken the account away. */
const perSignIn = 1000

const known = 'ram@example.com'
const unknown = 'nobody@example.com'

const paths = [
  '/admin/generate_link',
  '/admin/users',
  '/admin/users/:id',
  '/admin/users/:id/factors',
  '/admin/users/:id/factors/:id',
  '/authorize',
  '/callback/google',
  '/callback/sso',
  '/export',
  '/factors',
  '/factors/:id',
  '/factors/:id/challenge',
  '/factors/:id/verify',
  '/factors/recovery-codes',
  '/factors/recovery-codes/regenerate',
  '/factors/recovery-codes/verify',
  '/invite',
  '/logout',
  '/otp',
  '/reauthenticate',
  '/recover',
  '/resend',
  '/sessions',
  '/sessions/:id',
  '/signup',
  '/sso',
  '/token',
  '/user',
  '/user/identities/:id',
  '/user/identities/authorize',
  '/verify',
  '/web3/nonce',
  '/.well-known/jwks.json',
]

const uuid = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const segments = fc.oneof(
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
  ),
  fc.string({ unit: 'binary', maxLength: 12 }).map(encoded),
)
const near = fc.constantFrom('', '', '', '', '', '/', '//', '/x', '%20', '?', '%3f', '.json')
const path = fc
  .tuple(fc.constantFrom(...paths), segments, near)
  .map(([one, segment, end]) => one.replaceAll(':id', segment) + end)

const odd = fc.constantFrom(
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
)
const value: fc.Arbitrary<unknown> = fc.oneof(
  odd,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, uuid, known, [], {}, 'google', 'sso', 'totp'),
  fc.constantFrom<unknown>('ethereum', 'signup', 'magiclink', 'recovery', 's256', 'x'.repeat(43), '123456'),
  fc.constantFrom<unknown>(siteUrl, 'https://evil.example', 'javascript:alert(1)', '9779841234567', '1h'),
  fc.constantFrom<unknown>('a long password', `0x${'a'.repeat(130)}`, 'x.y.z', '300000h', {
    full_name: 'a\0b',
  }),
  fc.jsonValue({ maxDepth: 2 }),
)
const names = `
  __proto__ app_metadata auth_code ban_duration chain challenge_id code
  code_challenge code_challenge_method code_verifier constructor create_user data domain
  email email_confirm factor_type friendly_name id_token issuer link_identity
  message new_email nonce password phone provider provider_id
  redirect_to refresh_token signature skip_http_redirect token token_hash type
  user_metadata`
const fields = fc.constantFrom(...names.trim().split(/\s+/))
const object = fc
  .array(fc.tuple(fields, value), { maxLength: 6 })
  .map((entries) => JSON.stringify(Object.fromEntries(entries)))
const body = fc.oneof(
  { weight: 8, arbitrary: object },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', '{', 'null', '[]', '{"a":}', '"\\ud800"', '[[[[[[[[', 'x'.repeat(20_000)),
  },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
)

const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'grant_type',
        'scope',
        'provider',
        'redirect_to',
        'code',
        'state',
        'page',
        'per_page',
        'type',
      ),
      fc.oneof(
        fc.constantFrom(
          'pkce',
          'refresh_token',
          'password',
          'id_token',
          'web3',
          'global',
          'others',
          'google',
          '2',
        ),
        odd.filter((text) => text.length < 4000),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, text]) => `${name}=${encoded(text)}`).join('&'))

const asked = fc.record({
  method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
  path,
  query,
  body,
  who: fc.constantFrom('nobody', 'nobody', 'forged', 'visitor', 'visitor', 'operator'),
  origin: fc.constantFrom(siteUrl, siteUrl, siteUrl, 'https://evil.example', 'null', undefined),
  type: fc.constantFrom(
    'application/json',
    'application/json;charset=UTF-8',
    'text/plain',
    'a/b; q',
    undefined,
  ),
  accept: fc.constantFrom('en', 'ne', 'x'.repeat(200), undefined),
})
type Asked = typeof asked extends fc.Arbitrary<infer One> ? One : never

/** Half a pair of a surrogate has no form in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

async function fuzzed() {
  const sso = await standInForSso({ sub: 'x', email: 'x@example.com', email_verified: true })
  const methods = ['google', 'password', 'email-otp', 'magic-link', 'phone', 'web3', 'sso', 'totp'] as const
  const site = await signInSite({ ...sso, authMethods: new Set(methods) })
  const whose = async () => {
    await site.db.deleteFrom('auth_factors').execute()
    site.google.says({})
    const operator = await enrolled(site)
    site.google.says({ sub: '2', email: known })
    const visitor = site.browser()
    const { bearer } = await visitor.signIn()
    const cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
    return {
      nobody: {},
      forged: {
        authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
        cookie: '__Host-chautari-session=a.1',
      },
      visitor: { ...bearer, cookie },
      operator: operator.bearer,
    }
  }
  let sent = 0
  let people: Record<Asked['who'], Record<string, string>> = await whose()
  const send = async (one: Asked) => {
    sent += 1
    if (sent % perSignIn === 0) people = await whose()
    const headers = new Headers(people[one.who])
    if (one.origin) headers.set('origin', one.origin)
    if (one.type) headers.set('content-type', one.type)
    if (one.accept) headers.set('accept-language', one.accept)
    const carries = one.method !== 'GET' && one.method !== 'HEAD'
    const init = { method: one.method, headers, ...(carries && { body: one.body as BodyInit }) }
    // Each from somewhere else: limits are not what is looked at here.
    const remoteAddress = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`
    const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } }
    return await site.app.request(`${siteUrl}/auth/v1${one.path}?${one.query}`, init, { incoming })
  }
  return { ...site, send }
}

const errorOf = async (answer: Response) => {
  const text = await answer.text()
  return JSON.parse(text) as unknown
}

test('AUTH-06: whatever is asked of it, the facade answers in its own words, and never that it broke', async () => {
  const { send } = await fuzzed()
  const isInOrder = async (one: Asked) => {
    const answer = await send(one)
    expect(answer.status).toBeLessThan(500)
    if (answer.status < 400 || one.method === 'HEAD') return
    expect(await errorOf(answer)).toEqual({
      code: answer.status,
      error_code: expect.stringMatching(/^[a-z\d_]+$/),
      msg: expect.stringMatching(/\S/),
    })
  }
  await fc.assert(fc.asyncProperty(asked, isInOrder), { numRuns: requests, endOnFailure: true })
})

test('AUTH-06: no answer tells whether an account exists', async () => {
  const { send } = await fuzzed()
  const ways = fc.constantFrom(
    '/otp',
    '/recover',
    '/resend',
    '/signup',
    '/token',
    '/verify',
    '/invite',
    '/sso',
  )
  const given = fc.record({
    way: ways,
    fields: fc.dictionary(fields, value, { maxKeys: 3 }),
    grant: fc.constantFrom('password', 'id_token', 'web3'),
  })
  const tell = async (
    email: string,
    { way, fields: more, grant }: { way: string; fields: object; grant: string },
  ) => {
    const answer = await send({
      method: 'POST',
      path: way,
      query: `grant_type=${grant}`,
      body: JSON.stringify({ password: 'a long password', type: 'signup', token: '123456', ...more, email }),
      who: 'nobody',
      origin: siteUrl,
      type: 'application/json',
      accept: undefined,
    })
    const text = (await answer.text())
      .replaceAll(email, '')
      .replaceAll(/[\da-f-]{36}|\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    return [answer.status, text]
  }
  const isAlike = async (one: { way: string; fields: object; grant: string }) => {
    expect(await tell(known, one)).toEqual(await tell(unknown, one))
  }
  await fc.assert(fc.asyncProperty(given, isAlike), { numRuns: 150, endOnFailure: true })
})
