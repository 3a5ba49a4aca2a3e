import { AuthClient, type AuthError } from '@supabase/auth-js'
import { expect, test } from 'vitest'
import { authFailure, authResult } from './auth-result.ts'

/** What the unmodified client makes of an answer. */
async function after(answer: () => Response): Promise<unknown> {
  const client = new AuthClient({
    url: 'https://chautari.example/auth/v1',
    persistSession: false,
    autoRefreshToken: false,
    fetch: async () => answer(),
  })
  const outcome = await authResult(client.signInWithPassword({ email: 'a@example.com', password: 'x' }))
  return outcome.failure
}

const refused = (status: number, body: object) => () => Response.json(body, { status })

test('AUTH-06: a refusal keeps the server’s code, and a weak password its reasons', async () => {
  expect(
    await after(refused(400, { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login' })),
  ).toEqual({ code: 'invalid_credentials' })
  expect(
    await after(
      refused(422, {
        code: 422,
        error_code: 'weak_password',
        msg: 'Password is too weak',
        weak_password: { reasons: ['length', 'characters'] },
      }),
    ),
  ).toEqual({ code: 'weak_password', reasons: ['length', 'characters'] })
  expect(await after(refused(403, { code: 403, error_code: 'session_not_found', msg: 'gone' }))).toEqual({
    code: 'session_not_found',
  })
})

test('AUTH-06: without a server or a readable answer there is a code as well', async () => {
  expect(
    await after(() => {
      throw new TypeError('Failed to fetch')
    }),
  ).toEqual({ code: 'offline' })
  for (const status of [502, 503, 504]) {
    expect(await after(() => new Response('<h1>Bad gateway</h1>', { status }))).toEqual({
      code: 'unreachable',
    })
  }
  expect(await after(() => new Response('<h1>What</h1>', { status: 418 }))).toEqual({ code: 'unreachable' })
})

test('AUTH-06: what has no code is reported by its status, or is unexpected', () => {
  expect(authFailure({ name: 'AuthApiError', status: 429 } satisfies Partial<AuthError>)).toEqual({
    code: 'over_request_rate_limit',
  })
  expect(authFailure(new Error('import failed'))).toEqual({ code: 'unexpected_failure' })
  expect(authFailure(null)).toEqual({ code: 'unexpected_failure' })
})
