import { AuthClient, type User } from '@supabase/auth-js'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'

// What the client of our pages, unmodified, makes of a server that is broken, or behind a proxy that answers in its place.

afterEach(() => void vi.useRealTimers())

const url = 'https://chautari.example/auth/v1'
const user = { id: '7c9e6679-7425-40de-944b-e07fc1f90ae7', email: 'sita@example.com' } as User
type Answer = (address: string) => Response | Promise<Response>

function clientOf(answer: Answer) {
  const asked: string[] = []
  const stored = new Map<string, string>()
  const client = new AuthClient({
    url,
    storageKey: 'kept',
    autoRefreshToken: false,
    persistSession: true,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    fetch: async (to) => {
      const address = to instanceof Request ? to.url : String(to)
      asked.push(address)
      return await answer(address)
    },
  })
  return { client, asked, stored }
}

const sessionUntil = (expires_at: number, access_token: string) =>
  JSON.stringify({
    access_token,
    refresh_token: 'kept-in-a-cookie',
    token_type: 'bearer',
    expires_in: 900,
    expires_at,
    user,
  })

async function signed(claims: Record<string, unknown> = {}) {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const key = { ...(await exportJWK(publicKey)), kid: 'ours', alg: 'ES256', key_ops: ['verify'] }
  const token = await new SignJWT({ session_id: user.id, ...claims })
    .setProtectedHeader({ alg: 'ES256', kid: 'ours' })
    .setSubject(user.id)
    .setIssuedAt()
    .setExpirationTime('15m')
    .sign(privateKey)
  return { token, key }
}

test.each([502, 503, 504])(
  'AUTH-06: a gateway that says %d is worth another try, and signs no user out',
  async (status) => {
    const { token } = await signed()
    const { client, stored } = clientOf(() => new Response('<h1>Bad gateway</h1>', { status }))
    stored.set('kept', sessionUntil(Math.floor(Date.now() / 1000) + 600, token))
    const { error } = await client.getUser()
    expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status })
    expect((await client.getSession()).data.session?.access_token).toBe(token)
  },
)

test('AUTH-06: a network that is away is worth another try', async () => {
  const { client } = clientOf(() => Promise.reject(new TypeError('Failed to fetch')))
  const { error } = await client.signInWithPassword({ email: 'a@example.com', password: 'x' })
  expect(error).toMatchObject({ name: 'AuthRetryableFetchError', status: 0 })
})

test.each<[string, () => Response]>([
  ['a page instead of JSON', () => new Response('<!doctype html><p>Log in to the hotel</p>')],
  ['JSON that breaks off', () => new Response('{"access_token":"x', { status: 200 })],
  ['an error that is a page', () => new Response('<h1>Forbidden</h1>', { status: 403 })],
])('AUTH-06: %s is reported as an answer that cannot be read', async (_, answer) => {
  const { client } = clientOf(answer)
  const { data, error } = await client.signInWithPassword({ email: 'a@example.com', password: 'x' })
  expect(data.session).toBeNull()
  expect(['AuthUnknownError', 'AuthRetryableFetchError']).toContain(error?.name)
})

test('AUTH-06: an answer without a session is none', async () => {
  const { client } = clientOf(() => Response.json({ token_type: 'bearer' }))
  const { data, error } = await client.signInWithPassword({ email: 'a@example.com', password: 'x' })
  expect([data.session, error?.name]).toEqual([null, 'AuthInvalidTokenResponseError'])
})

test('AUTH-06: without any key the server itself is asked about a token', async () => {
  const { token } = await signed()
  const { client, asked } = clientOf((address) =>
    address.endsWith('/jwks.json')
      ? Response.json({ keys: [] })
      : Response.json({ code: 403, error_code: 'bad_jwt', msg: 'invalid JWT' }, { status: 403 }),
  )
  const { data, error } = await client.getClaims(token)
  expect(data).toBeNull()
  expect(error).toMatchObject({ status: 403, code: 'bad_jwt' })
  expect(asked).toEqual([`${url}/.well-known/jwks.json`, `${url}/user`])
})

test('AUTH-06: a signature of another key is invalid', async () => {
  const [{ token, key }, stranger] = [await signed(), await signed({ role: 'admin' })]
  const { client } = clientOf(() => Response.json({ keys: [key] }))
  expect((await client.getClaims(token)).data?.claims.sub).toBe(user.id)
  const { data, error } = await client.getClaims(stranger.token)
  expect(data).toBeNull()
  expect(error).toMatchObject({ name: 'AuthInvalidJwtError', message: 'Invalid JWT signature' })
})

test('AUTH-07: a refresh asks again after 200 ms, then twice as long each time, and gives up within 30 seconds', async () => {
  vi.useFakeTimers()
  const begin = Date.now()
  const at: number[] = []
  const { client } = clientOf(() => {
    at.push(Date.now() - begin)
    return new Response('', { status: 503 })
  })
  const refreshed = client.refreshSession({ refresh_token: 'kept-in-a-cookie' })
  await vi.advanceTimersByTimeAsync(40_000)
  expect((await refreshed).error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 })
  const waits = at.slice(1).map((time, index) => time - (at[index] ?? 0))
  expect(waits.length).toBeGreaterThan(4)
  expect(waits).toEqual(waits.map((_, index) => 200 * 2 ** index))
  expect(at.at(-1)).toBeLessThan(30_000)
})

test.each([
  [200, true],
  [60, false],
])(
  'AUTH-07: of an address with a session of %d seconds ago it is said to be stale: %s',
  async (age, isSaid) => {
    const { token } = await signed()
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const expires_at = Math.floor(Date.now() / 1000) - age + 900
    const fragment = new URLSearchParams({
      access_token: token,
      refresh_token: 'x',
      token_type: 'bearer',
      expires_in: '900',
      expires_at: String(expires_at),
    })
    const location = new URL(`https://chautari.example/profile#${fragment}`)
    vi.stubGlobal('window', { location, history: { replaceState() {}, state: null }, addEventListener() {} })
    vi.stubGlobal('document', { addEventListener() {}, visibilityState: 'hidden' })
    const client = new AuthClient({
      url,
      flowType: 'implicit',
      autoRefreshToken: false,
      persistSession: false,
      detectSessionInUrl: true,
      fetch: async () => Response.json(user),
    })
    const { error } = await client.initialize()
    expect(error).toBeNull()
    const said = warn.mock.calls.map(([text]) => String(text)).join('\n')
    expect(said.includes('was issued over 120s ago, URL could be stale')).toBe(isSaid)
  },
)
