/** A request with a valid or invalid secret. */
interface SecretRequest {
  /** POST by default. */
  method?: string
  path: string
  body?: unknown
  headers?: Record<string, string>
}

interface Person {
  email: string
  subscriber: string
  phone: string
  password: string
  wrongPassword: string
  name: string
}

const auth = (path: string, body: unknown): SecretRequest => ({ path: `/auth/v1${path}`, body })

export function signInRequests({ email, phone, password, wrongPassword, name }: Person): SecretRequest[] {
  const wallet = `0x${'ab'.repeat(20)}`
  return [
    auth('/signup', { email, password, data: { full_name: name } }),
    auth('/signup', { phone, password }),
    auth('/token?grant_type=password', { email, password: wrongPassword }),
    auth('/token?grant_type=id_token', { provider: 'google', id_token: `${wrongPassword}.x.y` }),
    auth('/token?grant_type=web3', { chain: 'ethereum', message: wrongPassword, signature: wallet }),
    auth('/otp', { email, create_user: true }),
    auth('/otp', { phone }),
    auth('/recover', { email }),
    auth('/resend', { type: 'signup', email }),
    auth('/verify', { type: 'email', email, token: '123456' }),
    auth('/verify', { type: 'magiclink', token_hash: wrongPassword }),
    auth('/web3/nonce', { chain: 'ethereum', address: wallet, chain_id: 1 }),
    auth('/sso', { domain: 'example.com', skip_http_redirect: true }),
    { method: 'GET', path: `/confirm?token=${wrongPassword}&type=magiclink` },
    {
      ...auth('/token?grant_type=refresh_token', {}),
      headers: { cookie: `chautari-session=${wrongPassword}` },
    },
  ]
}

interface Tokens {
  ingest: string
  metrics: string
}

export function otherRequests(
  { email, subscriber, password, wrongPassword, name }: Person,
  { ingest, metrics }: Tokens,
  bearer: Record<string, string>,
): SecretRequest[] {
  const price = { date: '2026-11-20', gold_hallmark_tola: 1, gold_hallmark_10g: 1 }
  const prices = [{ ...price, silver_tola: 1, silver_10g: 1 }]
  const program = (token: string) => ({
    path: '/api/ingest/gold-silver-prices',
    body: { prices },
    headers: { authorization: `Bearer ${token}` },
  })
  const get = (path: string, headers = bearer): SecretRequest => ({ method: 'GET', path, headers })
  const setting = { key: 'site_config', value: { support_email: email } }
  return [
    { ...auth('/user', { data: { full_name: name } }), method: 'PUT', headers: bearer },
    { ...auth('/factors', { factor_type: 'totp' }), headers: bearer },
    { ...auth('/admin/users', { email, password }), headers: bearer },
    { ...auth('/admin/generate_link', { type: 'magiclink', email }), headers: bearer },
    get('/auth/v1/export'),
    { path: '/api/newsletter', body: { email: subscriber } },
    program(ingest),
    program(wrongPassword),
    get('/metrics', { authorization: `Bearer ${metrics}` }),
    { method: 'PUT', path: '/api/admin-settings', body: setting, headers: bearer },
    get(`/api/admin-users?q=${encodeURIComponent(email)}`),
    get(`/api/admin-newsletter?q=${encodeURIComponent(subscriber)}`),
    get('/api/crypto/search?query=ethereum', {}),
    get(`/?q=${encodeURIComponent(email)}`, {}),
    get('/status', {}),
  ]
}
