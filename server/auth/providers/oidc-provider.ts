import type { CustomFetch } from 'openid-client'
import { z } from 'zod'
import type { OidcClient } from '#app/platform/env/sign-in-config.server.ts'
import { fetchJson } from '#app/platform/upstream/fetch-json.server.ts'
import { isPlaceholder } from '../accounts/users.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'

/** Those that a page explains. */
export const explained = [
  'access_denied',
  'email_not_verified',
  'account_not_linked',
  'identity_already_exists',
  'state_mismatch',
] as const

/** `email_reserved`: the address is that of an operator. */
type Reason = (typeof explained)[number] | 'unreachable' | 'email_reserved' | 'invalid_code' | 'invalid_token'

/** GoTrue's codes where a call is answered without a redirect. */
const codes: Partial<Record<Reason, RefusalCode>> = {
  email_not_verified: 'provider_email_needs_verification',
  unreachable: 'provider_unreachable',
  identity_already_exists: 'identity_already_exists',
  email_reserved: 'identity_already_exists',
}

/** A sign-in with a provider failed, or the claims that it sent are not accepted. */
export class ProviderRefusal extends AuthError {
  readonly reason: Reason

  constructor(reason: Reason, options?: ErrorOptions) {
    super(codes[reason] ?? 'bad_oauth_callback', options)
    this.name = 'ProviderRefusal'
    this.reason = reason
  }
}

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

/** Loaded at the first sign-in with a provider. */
const library = () => import('openid-client')

/**
 * An OpenID Connect provider (Google, or that of an organisation), opened at its first use. Undefined where it is not
 * configured; where its discovery document cannot be read, the next call tries again.
 */
export function lazyProvider(client: OidcClient | undefined, redirectUri: string) {
  let opening: ReturnType<typeof openProvider> | undefined
  return async () => {
    opening ??= client && openProvider(client, redirectUri)
    const opened = await opening
    if (!opened) opening = undefined
    return opened
  }
}

async function openProvider(client: OidcClient, redirectUri: string) {
  const oidc = await library()
  const { useIdTokenResponseType: takeIdTokens } = oidc
  // For a stand-in on this machine: `fetchJson` refuses http elsewhere.
  const execute = client.issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []
  const options = { [oidc.customFetch]: fetchFromProvider, execute }
  const address = new URL(`${client.issuer}/.well-known/openid-configuration`)
  const found = oidc.discovery(address, client.id, client.secret, undefined, options)
  const code = await found.catch(() => undefined)
  const metadata = code?.serverMetadata()
  if (!code || !metadata?.authorization_endpoint || !metadata.token_endpoint || !metadata.jwks_uri)
    return undefined
  // The signature of each ID token is verified too.
  oidc.enableNonRepudiationChecks(code)
  const token = new oidc.Configuration(metadata, client.id)
  token[oidc.customFetch] = fetchFromProvider
  takeIdTokens(token)
  for (const extension of execute) extension(token)
  return {
    /** @param challenge PKCE, of this site to the provider */
    authorizationUrl: ({ challenge, ...asked }: Asked & { challenge: string }): string =>
      oidc.buildAuthorizationUrl(code, {
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
      const granted = oidc.authorizationCodeGrant(code, new URL(redirectUri + query), checks)
      return await personOf(granted.then((tokens) => tokens.claims()))
    },
    /** @throws ProviderRefusal */
    personOfToken: async (idToken: string, nonce: string): Promise<Person> => {
      const answer = new URL(`${redirectUri}#${new URLSearchParams({ id_token: idToken })}`)
      return await personOf(oidc.implicitAuthentication(token, answer, nonce))
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
    const { AuthorizationResponseError } = await library()
    const isDenied = error instanceof AuthorizationResponseError && error.error === 'access_denied'
    throw new ProviderRefusal(isDenied ? 'access_denied' : 'invalid_token', { cause: error })
  }
}
