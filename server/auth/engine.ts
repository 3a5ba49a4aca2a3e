import { betterAuth } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { JWTPayload } from 'jose'
import type { Config } from '#app/platform/env/config.server.ts'
import { type EngineParts, engineOptions } from './engine-options.ts'

/** What the facade needs of Better Auth. */
export interface Engine {
  handler: (request: Request) => Promise<Response>
  /** With the newest of our keys; the first one is made when it is first needed. */
  sign: (payload: JWTPayload) => Promise<string>
}

export function openEngine(parts: EngineParts): Engine {
  const auth = betterAuth(engineOptions(parts))
  return { handler: auth.handler, sign: signerOf(auth) }
}

/**
 * An engine through which Google vouches. It asks for Google's discovery document: undefined when there was no answer,
 * so that the next visitor tries again.
 *
 * Not Better Auth's own provider: that one checks neither the nonce nor the signature of what Google says, and its
 * addresses cannot be pointed at a stand-in.
 */
export async function openGoogleEngine(
  parts: EngineParts,
  google: NonNullable<Config['google']>,
): Promise<Engine | undefined> {
  const options = engineOptions(parts)
  const provider = genericOAuth({
    config: [
      {
        providerId: 'google',
        clientId: google.id,
        clientSecret: google.secret,
        discoveryUrl: `${google.issuer}/.well-known/openid-configuration`,
        scopes: ['openid', 'email', 'profile'],
        pkce: true,
        requireIdTokenVerification: true,
        authorizationUrlParams: { prompt: 'select_account' },
      },
    ],
  })
  const auth = betterAuth({ ...options, plugins: [...options.plugins, provider] })
  const { socialProviders } = await auth.$context
  return socialProviders.length > 0 ? { handler: auth.handler, sign: signerOf(auth) } : undefined
}

interface Signing {
  api: { signJWT: (asked: { body: { payload: JWTPayload } }) => Promise<{ token: string }> }
}

const signerOf =
  ({ api }: Signing) =>
  async (payload: JWTPayload) =>
    (await api.signJWT({ body: { payload } })).token
