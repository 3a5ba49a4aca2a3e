import fc from 'fast-check'
import { broken, encoded, ends, oddTexts, oddValues, segments, uuid } from './odd.ts'
import type { FuzzRequest } from './request.ts'

/** The calls of signing in are described in `docs/sign-in-calls.md`, for people: the random client knows their names. */
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
  '/passkeys',
  '/passkeys/:id',
  '/passkeys/authentication/options',
  '/passkeys/authentication/verify',
  '/passkeys/registration/options',
  '/passkeys/registration/verify',
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

const path = fc
  .tuple(fc.constantFrom(...paths), segments, ends)
  .map(([one, segment, end]) => `/auth/v1${one.replaceAll(':id', () => segment)}${end}`)

const telling =
  `ram@example.com ${uuid} google sso totp ethereum signup magiclink recovery s256 ${'x'.repeat(43)}
  123456 9779841234567 1h 0x${'a'.repeat(130)} x.y.z`.split(/\s+/)

/** What means something to one call or another. */
export const signInValues: fc.Arbitrary<unknown> = fc.oneof(
  oddValues,
  fc.constantFrom<unknown>(...telling, 'a long password'),
)

const names = `
  __proto__ app_metadata auth_code ban_duration chain challenge_id code
  code_challenge code_challenge_method code_verifier constructor create_user credential data domain
  email email_confirm factor_type friendly_name id_token issuer link_identity
  message new_email nonce password phone provider provider_id
  redirect_to refresh_token signature skip_http_redirect token token_hash type
  user_metadata`
export const signInFields = fc.constantFrom(...names.trim().split(/\s+/))

const objects = fc
  .array(fc.tuple(signInFields, signInValues), { maxLength: 6 })
  .map((entries) => JSON.stringify(Object.fromEntries(entries)))
const bodies = fc.oneof(
  { weight: 8, arbitrary: objects },
  { weight: 1, arbitrary: broken },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 40 }) },
)

const parameters = `grant_type scope provider redirect_to code state page per_page type`.split(' ')
const settings = `pkce refresh_token password id_token web3 global others google 2`.split(' ')
const query = fc
  .array(
    fc.tuple(
      fc.constantFrom(...parameters),
      fc.oneof(
        fc.constantFrom(...settings),
        oddTexts.filter((text) => text.length < 4000),
      ),
    ),
    { maxLength: 3 },
  )
  .map((pairs) => pairs.map(([name, text]) => `${name}=${encoded(text)}`).join('&'))

/** What a random client asks of the GoTrue routes. */
export function signInRequests(siteUrl: string): fc.Arbitrary<FuzzRequest> {
  return fc.record({
    method: fc.constantFrom('GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD'),
    path,
    query,
    body: bodies,
    who: fc.constantFrom('nobody', 'nobody', 'forged', 'visitor', 'visitor', 'operator'),
    origin: fc.constantFrom(siteUrl, siteUrl, siteUrl, 'https://evil.example', 'null', undefined),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json;charset=UTF-8',
      'text/plain',
      undefined,
    ),
    accept: fc.constantFrom('en', 'ne', 'x'.repeat(200), undefined),
  })
}
