import { randomUUID } from 'node:crypto'
import { AuthClient } from '@supabase/auth-js'

/** The server itself, or the way to one that runs elsewhere. */
interface Asked {
  request(address: string, init?: RequestInit): Response | Promise<Response>
}

type Send = (address: string, init?: RequestInit) => Promise<Response>

/** As much of a browser as signing in needs: cookies, storage, redirects, and the client that pages use, unmodified. */
export function visitorBrowser(app: Asked, siteUrl: string, jar = new Map<string, string>()) {
  const stored = new Map<string, string>()
  const send: Send = async (address, init = {}) => {
    const url = new URL(address, siteUrl)
    const headers = new Headers(init.headers)
    if (url.origin !== siteUrl) return await fetch(url, { ...init, headers, redirect: 'manual' })
    if (jar.size > 0) headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    if (init.method && init.method !== 'GET' && !headers.has('origin')) headers.set('origin', siteUrl)
    // As this site's pages do; by itself a browser would call it text.
    if (typeof init.body === 'string' && !headers.has('content-type'))
      headers.set('content-type', 'application/json')
    const answer = await app.request(url.href, { ...init, headers })
    for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie)
    return answer
  }
  const client = clientOf(siteUrl, send, stored)
  const follow = (address: string) => followed(send, address, siteUrl)
  /** Presses the button on the page of a mailed link. */
  const press = async (link: string) => {
    const { pathname, searchParams } = new URL(link)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await send(pathname, { method: 'POST', headers, body: String(searchParams) })
    const location = answer.headers.get('location')
    return { status: answer.status, back: new URL(location ?? link, siteUrl), isLedOn: location !== null }
  }
  const signIn = async (redirectTo = `${siteUrl}/`) => {
    const options = { redirectTo, skipBrowserRedirect: true }
    const { data } = await client.signInWithOAuth({ provider: 'google', options })
    const back = await follow(data.url ?? '')
    const code = back.searchParams.get('code')
    const exchanged = code ? await client.exchangeCodeForSession(code) : undefined
    const session = exchanged?.data.session ?? undefined
    const token = session?.access_token ?? ''
    // `bearer` is what the page shows with its calls.
    return { back, session, token, bearer: { authorization: `Bearer ${token}` } }
  }
  return { client, send, follow, press, signIn, jar, stored }
}

function clientOf(siteUrl: string, send: Send, stored: Map<string, string>) {
  return new AuthClient({
    url: `${siteUrl}/auth/v1`,
    // Its own: browsers tell their tabs of each other by this name.
    storageKey: `chautari-auth-${randomUUID()}`,
    flowType: 'pkce',
    autoRefreshToken: false,
    persistSession: true,
    experimental: { recoveryCodes: true },
    fetch: (asked, init) => send(asked instanceof Request ? asked.url : asked.toString(), init),
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
  })
}

/** Follows redirects through Google and back, as far as the page that is to be shown. */
async function followed(send: Send, address: string, siteUrl: string): Promise<URL> {
  let url = new URL(address)
  for (let hops = 0; hops < 6; hops += 1) {
    const answer = await send(url.href)
    const location = answer.headers.get('location')
    if (!location) return url
    url = new URL(location, url)
    if (url.origin === siteUrl && !url.pathname.startsWith('/auth/')) return url
  }
  throw new Error('too many redirects')
}

function keep(jar: Map<string, string>, cookie: string) {
  const [, name = '', value = '', rest = ''] = /^([^=]+)=([^;]*)(.*)$/.exec(cookie) ?? []
  if (/max-age=0(;|$)/i.test(rest)) jar.delete(name)
  else jar.set(name, value)
}
