import { AsyncLocalStorage } from 'node:async_hooks'
import { type AuthContext, betterAuth } from 'better-auth'
import { isAPIError } from 'better-auth/api'
import { parseSetCookieHeader } from 'better-auth/cookies'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import type { JWTPayload } from 'jose'
import { type EngineParts, engineOptions, openedSessionHeader } from './engine-options.ts'

/** The part of Better Auth that the GoTrue routes use. */
export interface Engine {
  /** Better Auth's typed calls. They have no rate limits, and throw when they refuse. */
  api: Auth['api']
  /** The answer of a call of `api`, or the code of its refusal; any other failure is thrown. */
  attempt: <Answer>(call: Promise<Answer>) => Promise<Attempt<Answer>>
  /** Reads the response headers of a call of `api`. */
  readHeaders: (headers: Headers) => Promise<EngineHeaders>
  /** Signs with the newest key; the first key is created when needed. */
  sign: (payload: JWTPayload) => Promise<string>
  /** Creates a one-time code that replaces the previous one; the caller sends it. */
  codeFor: (email: string, type: 'sign-in' | 'email-verification') => Promise<string>
  /** The same for a phone. */
  codeForPhone: (phone: string) => Promise<string>
  /** The same for a new address of the authenticated user; undefined where it is taken. */
  codeForNewEmail: (headers: Headers, newEmail: string) => Promise<string | undefined>
  /** Hashes a password. */
  hash: (password: string) => Promise<string>
  isPassword: (password: string, hash: string) => Promise<boolean>
  /** Encrypts and authenticates a text. */
  seal: (text: string) => Promise<string>
  /** Undefined for a text that was not sealed by this site. */
  unseal: (sealed: string) => Promise<string | undefined>
}

type Attempt<Answer> = { answer: Answer; refusal?: undefined } | { answer?: undefined; refusal: string }

interface EngineHeaders {
  /** `Set-Cookie` values for the browser, without Better Auth's own session cookies. */
  cookies: string[]
  /** The token of the session that was opened. */
  token: string | undefined
}

/** The used part of Better Auth, independent of its plugins. */
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

/** Better Auth passes a code to its send option, not to its caller: this hands it to the caller. */
const codeCapture = new AsyncLocalStorage<{ code?: string }>()

function onCode(code: string): void {
  const captured = codeCapture.getStore()
  if (captured) captured.code = code
}

/** The code that Better Auth creates during a call; undefined where it creates none. */
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

export async function attempt<Answer>(call: Promise<Answer>): Promise<Attempt<Answer>> {
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
        token: headers.get(openedSessionHeader) ?? undefined,
      }
    },
    sign: async (payload) => (await api.signJWT({ body: { payload } })).token,
    codeFor: (email, type) => needCodeOf(() => api.sendVerificationOTP({ body: { email, type } })),
    codeForPhone: (phoneNumber) => needCodeOf(() => api.sendPhoneNumberOTP({ body: { phoneNumber } })),
    codeForNewEmail: (headers, newEmail) =>
      codeOf(() => attempt(api.requestEmailChangeEmailOTP({ headers, body: { newEmail } }))),
    hash: async (password) => await (await $context).password.hash(password),
    isPassword: async (password, hash) => await (await $context).password.verify({ hash, password }),
    // Base64url is shorter than the hexadecimal of the engine, for links.
    seal: async (data) => Buffer.from(await symmetricEncrypt({ key, data }), 'hex').toString('base64url'),
    unseal: (sealed) =>
      symmetricDecrypt({ key, data: Buffer.from(sealed, 'base64url').toString('hex') }).catch(
        () => undefined,
      ),
  }
}
