import { getAuthenticatorName, passkey } from '@better-auth/passkey'
import { betterAuth } from 'better-auth'
import { APIError } from 'better-auth/api'
import { parseSetCookieHeader } from 'better-auth/cookies'
import { attempt, type Engine } from '../providers/engine.ts'
import { type EngineParts, engineOptions } from '../providers/engine-options.ts'

/** The part of Better Auth that the routes of passkeys use. */
export interface PasskeyEngine {
  api: ReturnType<typeof openAuth>['api']
  attempt: Engine['attempt']
  /** The signed id of the challenge that a call of `api` stored; undefined where it stored none. */
  challengeOf: (headers: Headers) => string | undefined
  /** Adds the challenge that is answered to the headers of a call of `api`. */
  answering: (headers: Headers, challengeId: string) => Headers
}

const challengeCookie = 'passkey-challenge'

/** An engine of its own: what verifies passkeys is loaded only where they are enabled. */
export async function openPasskeyEngine(parts: EngineParts): Promise<PasskeyEngine> {
  const auth = openAuth(parts)
  const { name } = (await auth.$context).createAuthCookie(challengeCookie)
  return {
    api: auth.api,
    attempt,
    challengeOf: (headers) => parseSetCookieHeader(headers.getSetCookie().join(', ')).get(name)?.value,
    answering: (headers, challengeId) => {
      headers.set('cookie', `${name}=${encodeURIComponent(challengeId)}`)
      return headers
    },
  }
}

const openAuth = (parts: EngineParts) => betterAuth(passkeyOptions(parts))

export function passkeyOptions(parts: EngineParts) {
  const options = engineOptions({ ...parts, onCode: () => undefined })
  return { ...options, plugins: [...options.plugins, passkeyPlugin(parts.siteUrl)] }
}

function passkeyPlugin(siteUrl: string) {
  return passkey({
    rpID: new URL(siteUrl).hostname,
    // Replaced by the site's name in each answer.
    rpName: new URL(siteUrl).hostname,
    origin: siteUrl,
    // Found by the browser without a user name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    advanced: { webAuthnChallengeCookie: challengeCookie },
    registration: {
      afterVerification: async ({ verification }) => {
        requireUserVerification(verification.registrationInfo)
        const name = getAuthenticatorName(verification.registrationInfo?.aaguid)
        return name === undefined ? {} : { name }
      },
    },
    authentication: {
      afterVerification: async ({ verification }) => requireUserVerification(verification.authenticationInfo),
    },
    schema: passkeyNames,
  })
}

/** A passkey counts as two factors only if its device verified the user, by a fingerprint or a PIN. */
function requireUserVerification(info: { userVerified: boolean } | undefined): void {
  if (info?.userVerified !== true) throw new APIError('BAD_REQUEST', { code: 'USER_NOT_VERIFIED' })
}

const passkeyNames = {
  passkey: {
    modelName: 'auth_passkeys',
    fields: {
      userId: 'user_id',
      credentialID: 'credential_id',
      publicKey: 'public_key',
      deviceType: 'device_type',
      backedUp: 'backed_up',
      createdAt: 'created_at',
    },
  },
}
