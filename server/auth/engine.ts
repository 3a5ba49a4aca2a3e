import { AsyncLocalStorage } from 'node:async_hooks'
import { type AuthContext, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { parseSetCookieHeader } from 'better-auth/cookies'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import { fetchJson } from '#app/platform/upstream/fetch-json.server.ts'
import { type EngineParts, engineOptions, openedSessionHeader } from './engine-options.ts'

/** What the facade needs of Better Auth. */
export interface Engine {
  /** Its own calls, with their types. They are not limited: the facade counts. What they refuse, they throw. */
  api: Auth['api']
  /** What a call of `api` answers, or the code by which it was refused; any other failure is thrown. */
  attempt: <Answer>(call: Promise<Answer>) => Promise<Attempt<Answer>>
  /** What stands in the headers of an answer of `api`. */
  readHeaders: (headers: Headers) => Promise<EngineHeaders>
  /** With the newest of our keys; the first one is made when it is first needed. */
  sign: (payload: JWTPayload) => Promise<string>
  /** A one-time code for an address, in place of the one before; it is sent by the caller. */
  codeFor: (email: string, type: 'sign-in' | 'email-verification') => Promise<string>
  /** The same for a phone. */
  codeForPhone: (phone: string) => Promise<string>
  /** The same for the next address of whoever the headers show; undefined where it is not free. */
  codeForNewEmail: (headers: Headers, newEmail: string) => Promise<string | undefined>
  /** For a password of a user that is set without the old one. */
  hash: (password: string) => Promise<string>
  isPassword: (password: string, hash: string) => Promise<boolean>
  /** Text that only this site can read again, and that nobody can alter. */
  seal: (text: string) => Promise<string>
  /** Undefined for what is none of ours. */
  unseal: (sealed: string) => Promise<string | undefined>
}

type Attempt<Answer> = { answer: Answer; refusal?: undefined } | { answer?: undefined; refusal: string }

interface EngineHeaders {
  /** `Set-Cookie` for the browser: all but Better Auth's own session, which no browser gets. */
  cookies: string[]
  /** The id of the session that was opened. */
  sessionId: string | undefined
}

/** As much as is used here, whatever is plugged in. */
interface Auth {
  api: ReturnType<typeof openAuth>['api']
  $context: Promise<{
    authCookies: AuthContext['authCookies']
    password: Pick<AuthContext['password'], 'hash' | 'verify'>
  }>
}

const openAuth = (parts: EngineParts) => betterAuth(engineOptions({ ...parts, onCode }))

export function openEngine(parts: EngineParts): Engine {
  return wrapEngine(openAuth(parts), parts.secret)
}

/**
 * An engine through which a provider vouches for people. It asks for the provider's discovery document: undefined when
 * there was no answer, so that the next visitor tries again.
 *
 * Not Better Auth's own Google: that one checks neither the nonce nor the signature of what Google says, and its
 * addresses cannot be pointed at a stand-in.
 */
export async function openOidcEngine(
  parts: EngineParts,
  providerId: 'google' | 'sso',
  client: OidcClient,
): Promise<Engine | undefined> {
  const discoveryUrl = `${client.issuer}/.well-known/openid-configuration`
  // The engine sets no limits to an answer and goes wherever it is sent: it asks only who has answered well just now.
  if (!(await isDescribed(discoveryUrl))) return undefined
  const options = engineOptions({ ...parts, onCode })
  const provider = genericOAuth({
    config: [
      {
        providerId,
        clientId: client.id,
        clientSecret: client.secret,
        discoveryUrl,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        authorizationUrlParams: { prompt: 'select_account' },
      },
    ],
  })
  const auth = betterAuth({ ...options, plugins: [...options.plugins, provider] })
  const { socialProviders } = await auth.$context
  return socialProviders.length > 0 ? wrapEngine(auth, parts.secret) : undefined
}

async function isDescribed(discoveryUrl: string): Promise<boolean> {
  const answer = await fetchJson(new URL(discoveryUrl), { maxBytes: 64 * 1024 })
  return answer.ok && discovery.safeParse(answer.body).success
}

const discovery = z.object({
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

/** Better Auth hands a code to the option that sends it, not to its caller: here the option finds the caller. */
const codeCapture = new AsyncLocalStorage<{ code?: string }>()

function onCode(code: string): void {
  const captured = codeCapture.getStore()
  if (captured) captured.code = code
}

/** The code that Better Auth makes during a call; undefined where it makes none. */
async function codeOf(call: () => Promise<unknown>): Promise<string | undefined> {
  const captured: { code?: string } = {}
  await codeCapture.run(captured, call)
  return captured.code
}

async function needCodeOf(call: () => Promise<unknown>): Promise<string> {
  const code = await codeOf(call)
  if (code === undefined) throw new Error('Better Auth made no code')
  return code
}

async function attempt<Answer>(call: Promise<Answer>): Promise<Attempt<Answer>> {
  try {
    return { answer: await call }
  } catch (error) {
    if (!isAPIError(error)) throw error
    return { refusal: error.body?.code ?? String(error.status) }
  }
}

function wrapEngine({ api, $context }: Auth, key: string): Engine {
  return {
    api,
    attempt,
    readHeaders: async (headers) => {
      const own = Object.values((await $context).authCookies).map(({ name }) => name)
      const isOwn = (cookie: string) => own.some((name) => parseSetCookieHeader(cookie).has(name))
      return {
        cookies: headers.getSetCookie().filter((cookie) => !isOwn(cookie)),
        sessionId: headers.get(openedSessionHeader) ?? undefined,
      }
    },
    sign: async (payload) => (await api.signJWT({ body: { payload } })).token,
    codeFor: (email, type) => needCodeOf(() => api.sendVerificationOTP({ body: { email, type } })),
    codeForPhone: (phoneNumber) => needCodeOf(() => api.sendPhoneNumberOTP({ body: { phoneNumber } })),
    codeForNewEmail: (headers, newEmail) =>
      codeOf(() => attempt(api.requestEmailChangeEmailOTP({ headers, body: { newEmail } }))),
    hash: async (password) => await (await $context).password.hash(password),
    isPassword: async (password, hash) => await (await $context).password.verify({ hash, password }),
    // Shorter than the hexadecimal digits of the engine: it stands in links.
    seal: async (data) => Buffer.from(await symmetricEncrypt({ key, data }), 'hex').toString('base64url'),
    unseal: (sealed) =>
      symmetricDecrypt({ key, data: Buffer.from(sealed, 'base64url').toString('hex') }).catch(
        () => undefined,
      ),
  }
}
