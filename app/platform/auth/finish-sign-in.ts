import { callAuth } from './auth-result.ts'
import { openClient } from './browser-session.ts'
import { storageKey } from './user-state.ts'

/**
 * Opens the session of a callback: after the redirect from a provider or from an e-mail link.
 *
 * @returns the query without the parameters of the callback, and the code of the failure
 */
export async function finishSignIn(search: string) {
  const params = new URLSearchParams(search)
  const isLink = params.has('token_hash')
  const failure = isLink ? await openLink(params) : await openCode(params)
  const own = isLink ? ['token_hash', 'type'] : ['code', 'error', 'error_code', 'error_description']
  for (const name of own) params.delete(name)
  return { search: String(params), failure }
}

async function openCode(params: URLSearchParams): Promise<string | undefined> {
  const hadVerifier = hasVerifier()
  // The client reads the code from the URL itself.
  const isIn =
    params.has('code') &&
    (await openClient().then(
      (client) => client.isSignedIn(),
      () => false,
    ))
  if (isIn) return undefined
  if (params.has('code') && !hadVerifier) return 'other_browser'
  return params.get('error_code') ?? 'unexpected_failure'
}

/** Only the browser that started the sign-in has the PKCE verifier for the code. */
function hasVerifier(): boolean {
  try {
    return Object.keys(localStorage).some(
      (key) => key.startsWith(storageKey) && key.endsWith('-code-verifier'),
    )
  } catch {
    return false
  }
}

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

/** Opens the session of a link without PKCE, such as an invitation. */
async function openLink(params: URLSearchParams): Promise<string | undefined> {
  const token_hash = params.get('token_hash') ?? ''
  const type = linkTypes.find((known) => known === params.get('type'))
  if (!type) return 'otp_expired'
  return await callAuth((client) => client.verifyOtp({ type, token_hash })).then(
    ({ failure }) => failure?.code,
    () => 'offline',
  )
}
