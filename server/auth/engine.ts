import { AsyncLocalStorage } from 'node:async_hooks'
import { betterAuth } from 'better-auth'
import { symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { JWTPayload } from 'jose'
import { z } from 'zod'
import type { OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import { fetchJson } from '#app/platform/upstream/fetch-json.server.ts'
import { type EngineParts, engineOptions } from './engine-options.ts'

/** What the facade needs of Better Auth. */
export interface Engine {
  /** Its own addresses. They are not public: the facade calls them through `callEngine`. */
  handler: (request: Request) => Promise<Response>
  /** With the newest of our keys; the first one is made when it is first needed. */
  sign: (payload: JWTPayload) => Promise<string>
  /** A one-time code for an address, in place of the one before; it is sent by the caller. */
  codeFor: (email: string, type: CodeType) => Promise<string>
  /** The same for a phone. */
  codeForPhone: (phone: string) => Promise<string>
  /** For a password of a user that is set without the old one. */
  hash: (password: string) => Promise<string>
  isPassword: (password: string, hash: string) => Promise<boolean>
  /** Text that only this site can read again, and that nobody can alter. */
  seal: (text: string) => Promise<string>
  /** Undefined for what is none of ours. */
  unseal: (sealed: string) => Promise<string | undefined>
}

/** What a one-time code for an e-mail address is good for, in the engine's words. */
export type CodeType = 'sign-in' | 'email-verification' | 'forget-password' | 'change-email'

export function openEngine(parts: EngineParts): Engine {
  return facadeOf(betterAuth(engineOptions({ ...parts, codeForPhone })), parts.secret)
}

/** The engine hands a phone's code to a hook, and not to who asked for it: so the hook finds out who that was. */
const asking = new AsyncLocalStorage<{ code?: string }>()

function codeForPhone(_phone: string, code: string): void {
  const asked = asking.getStore()
  if (asked) asked.code = code
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
  const options = engineOptions({ ...parts, codeForPhone })
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
  return socialProviders.length > 0 ? facadeOf(auth, parts.secret) : undefined
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

/** As much of the engine as is used here, whatever is plugged into it. */
interface Auth {
  handler: Engine['handler']
  api: {
    signJWT: (asked: { body: { payload: JWTPayload } }) => Promise<{ token: string }>
    createVerificationOTP: (asked: { body: { email: string; type: CodeType } }) => Promise<string>
    sendPhoneNumberOTP: (asked: { body: { phoneNumber: string } }) => Promise<unknown>
  }
  $context: Promise<{ password: Passwords }>
}

interface Passwords {
  hash: (password: string) => Promise<string>
  verify: (asked: { hash: string; password: string }) => Promise<boolean>
}

function facadeOf(auth: Auth, key: string): Engine {
  return {
    handler: auth.handler,
    sign: async (payload) => (await auth.api.signJWT({ body: { payload } })).token,
    codeFor: (email, type) => auth.api.createVerificationOTP({ body: { email, type } }),
    codeForPhone: async (phoneNumber) => {
      const asked: { code?: string } = {}
      await asking.run(asked, () => auth.api.sendPhoneNumberOTP({ body: { phoneNumber } }))
      if (asked.code === undefined) throw new Error('Better Auth made no code')
      return asked.code
    },
    hash: async (password) => await (await auth.$context).password.hash(password),
    isPassword: async (password, hash) => await (await auth.$context).password.verify({ hash, password }),
    // Shorter than the hexadecimal digits of the engine: it stands in links.
    seal: async (data) => Buffer.from(await symmetricEncrypt({ key, data }), 'hex').toString('base64url'),
    unseal: (sealed) =>
      symmetricDecrypt({ key, data: Buffer.from(sealed, 'base64url').toString('hex') }).catch(
        () => undefined,
      ),
  }
}
