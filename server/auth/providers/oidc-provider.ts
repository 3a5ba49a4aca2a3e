import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  Configuration,
  type CustomFetch,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  implicitAuthentication,
  useIdTokenResponseType as takeIdTokens,
} from 'openid-client'
import { z } from 'zod'
import type { OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import { fetchJson } from '#app/platform/upstream/fetch-json.server.ts'
import { isPlaceholder } from '../accounts/user-rows.ts'
import { ProviderRefusal } from './provider-refusal.ts'

/** The person of a verified ID token. */
const personSchema = z.object({
  sub: z.string().min(1).max(255),
  /** Nobody can own a placeholder. */
  email: z
    .string()
    .toLowerCase()
    .max(254)
    .refine((email) => email.includes('@') && !email.includes('\0') && !isPlaceholder(email)),
  email_verified: z.unknown().optional(),
  name: z
    .string()
    .refine((name) => !name.includes('\0'))
    .catch(''),
  picture: z.url().nullable().catch(null),
  /** Seconds since 1970. */
  exp: z.number(),
})

export type Person = z.output<typeof personSchema>

type Asked = Record<'state' | 'nonce', string>

/** An OpenID Connect provider (Google, or that of an organisation) whose discovery document was read. */
export type Provider = NonNullable<Awaited<ReturnType<typeof openProvider>>>

/** Undefined where the discovery document could not be read. */
export async function openProvider(client: OidcClient, redirectUri: string) {
  // For a stand-in on this machine: `fetchJson` refuses http elsewhere.
  const execute = client.issuer.startsWith('http:') ? [allowInsecureRequests] : []
  const options = { [customFetch]: fetchFromProvider, execute }
  const address = new URL(`${client.issuer}/.well-known/openid-configuration`)
  const code = await discovery(address, client.id, client.secret, undefined, options).catch(() => undefined)
  const metadata = code?.serverMetadata()
  if (!code || !metadata?.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
    return undefined
  // The signature of each ID token is verified too.
  enableNonRepudiationChecks(code)
  const token = new Configuration(metadata, client.id)
  token[customFetch] = fetchFromProvider
  takeIdTokens(token)
  for (const extension of execute) extension(token)
  return {
    /** @param challenge PKCE, of this site to the provider */
    authorizationUrl: ({ challenge, ...asked }: Asked & { challenge: string }): string =>
      buildAuthorizationUrl(code, {
        ...asked,
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        prompt: 'select_account',
        code_challenge: challenge,
        code_challenge_method: 'S256',
      }).href,
    /** @throws ProviderRefusal */
    personOfCode: async (query: string, asked: Asked & { verifier: string }): Promise<Person> => {
      const expected = { expectedState: asked.state, expectedNonce: asked.nonce, idTokenExpected: true }
      const checks = { ...expected, pkceCodeVerifier: asked.verifier }
      const granted = authorizationCodeGrant(code, new URL(redirectUri + query), checks)
      return await personOf(granted.then((tokens) => tokens.claims()))
    },
    /** @throws ProviderRefusal */
    personOfToken: async (idToken: string, nonce: string): Promise<Person> => {
      const answer = new URL(`${redirectUri}#${new URLSearchParams({ id_token: idToken })}`)
      return await personOf(implicitAuthentication(token, answer, nonce))
    },
  }
}

/** Google's documents have 5 KiB. */
const maxBytes = 64 * 1024

/** At most five seconds and without redirects, as all calls to other servers. */
const fetchFromProvider: CustomFetch = async (url, { method, headers, body }) => {
  const answer = await fetchJson(new URL(url), {
    method,
    headers,
    maxBytes,
    ...(body instanceof URLSearchParams && { body: body.toString() }),
  })
  if (answer.ok) return Response.json(answer.body)
  const isInvalid = answer.trouble === 'refused' && Number(answer.status) < 500
  throw new ProviderRefusal(isInvalid ? 'invalid_code' : 'unreachable')
}

async function personOf(claims: Promise<unknown>): Promise<Person> {
  try {
    return personSchema.parse(await claims)
  } catch (error) {
    // What `fetchFromProvider` throws is wrapped.
    if (error instanceof Error && error.cause instanceof ProviderRefusal) throw error.cause
    const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    throw new ProviderRefusal(isDenied ? 'access_denied' : 'invalid_token', { cause: error })
  }
}
