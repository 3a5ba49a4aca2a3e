import type { Page } from './fixtures.ts'

// What the server would answer, for tests of what pages do with it.

const id = '11111111-1111-4111-8111-111111111111'
const factor = {
  id: '22222222-2222-4222-8222-222222222222',
  factor_type: 'totp',
  status: 'verified',
  created_at: '2026-11-20T05:00:00Z',
}

interface Who {
  hasFactor?: boolean
  aal?: 'aal1' | 'aal2'
}

export function userOf({ hasFactor = false }: Who = {}) {
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email: 'maya@example.com',
    created_at: '2026-11-21T05:00:00Z',
    user_metadata: { full_name: 'Maya Gurung' },
    app_metadata: { provider: 'email', providers: ['email'], is_admin: false },
    factors: hasFactor ? [factor] : [],
    identities: [identity('email', 'maya@example.com'), identity('google', 'maya@gmail.com')],
  }
}

const identity = (provider: string, email: string) => ({
  identity_id: provider === 'google' ? id : factor.id,
  id: email,
  user_id: id,
  provider,
  identity_data: { email },
})

/** The page reads the level of the session in its token; nothing here looks at a signature. */
export function sessionOf(who: Who = {}) {
  const end = Math.floor(Date.now() / 1000) + 900
  const claims = { sub: id, aal: who.aal ?? 'aal1', amr: [], exp: end }
  const token = [{ alg: 'ES256' }, claims, {}].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return {
    access_token: token.join('.'),
    token_type: 'bearer',
    expires_in: 900,
    expires_at: end,
    refresh_token: 'kept-in-a-cookie',
    user: userOf(who),
  }
}

export const refusal = (status: number, error_code: string, more: object = {}) => ({
  status,
  json: { code: status, error_code, msg: error_code, ...more },
})

type Answer = { status?: number; json: unknown } | 'abort'

/**
 * Answers calls of `/auth/v1`, each time with the next of its answers and then with the last.
 * @returns what was sent, by call
 */
export async function mockAuthApi(page: Page, answers: Record<string, Answer[]>) {
  const sent: { call: string; body: unknown }[] = []
  await page.route('**/auth/v1/**', async (route) => {
    const request = route.request()
    const { pathname, searchParams } = new URL(request.url())
    const grant = searchParams.get('grant_type')
    const call = `${request.method()} ${pathname.slice('/auth/v1/'.length)}${grant ? ` ${grant}` : ''}`
    const [answer, ...later] = answers[call] ?? []
    if (!answer) return await route.fulfill(refusal(404, 'not_found'))
    if (later.length > 0) answers[call] = later
    sent.push({ call, body: request.postDataJSON() as unknown })
    await (answer === 'abort' ? route.abort('failed') : route.fulfill(answer))
  })
  return sent
}
