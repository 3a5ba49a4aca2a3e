import type { AuthError } from '@supabase/auth-js'
import { openClient } from './browser-session.ts'

/** Why a call failed. */
export interface Failure {
  /** GoTrue's error code, or one of ours: `offline`, `unreachable`. */
  code: string
  /** Why a password is weak: `length`, `characters`. */
  reasons?: readonly string[]
}

/** The result of a call of the client, which never throws. */
export type AuthResult<Value = unknown> =
  | { value: Value; failure?: undefined }
  | { value?: undefined; failure: Failure }

interface Answer {
  data: unknown
  error: Error | null
}

/** The successful variant of the client’s answer, where its types have one. */
type Good<Given extends Answer> =
  Extract<Given, { error: null }> extends never ? Given : Extract<Given, { error: null }>

type Opened = Awaited<ReturnType<typeof openClient>>
type Client = Opened['client']

/** Calls the client, which is loaded first. @throws when it cannot be loaded */
export async function callAuth<Given extends Answer>(
  call: (client: Client) => Promise<Given>,
): Promise<AuthResult<NonNullable<Good<Given>['data']>>> {
  const { client } = await openClient()
  return await authResult(call(client))
}

/** Awaits a call of the client; an exception becomes a failure. */
export async function authResult<Given extends Answer>(
  call: Promise<Given>,
): Promise<AuthResult<NonNullable<Good<Given>['data']>>> {
  try {
    const { data, error } = await call
    return error ? { failure: authFailure(error) } : { value: data as NonNullable<Good<Given>['data']> }
  } catch (error) {
    return { failure: authFailure(error) }
  }
}

/** Makes one of our own calls, whose errors have GoTrue's form. @returns its JSON, where it has any */
export async function callAccount<Body = unknown>(
  ...call: Parameters<Opened['fetchAccount']>
): Promise<AuthResult<Body>> {
  const { fetchAccount } = await openClient()
  const answer = await fetchAccount(...call)
  const body: unknown = answer.status === 204 ? undefined : await answer.json()
  if (answer.ok) return { value: body as Body }
  const { error_code: code = 'unexpected_failure' } = body as { error_code?: string }
  return { failure: { code } }
}

type Thrown = Partial<Pick<AuthError, 'name' | 'code' | 'status'>> & { reasons?: readonly string[] }

export function authFailure(error: unknown): Failure {
  const { name, code, status, reasons } = (error ?? {}) as Thrown
  // Errors of the client itself have a name, but no code.
  if (name === 'AuthRetryableFetchError') return { code: status ? 'unreachable' : 'offline' }
  if (name === 'AuthUnknownError') return { code: 'unreachable' }
  if (name === 'AuthSessionMissingError') return { code: 'session_not_found' }
  if (typeof code === 'string') return { code, ...(reasons && { reasons }) }
  return { code: status === 429 ? 'over_request_rate_limit' : 'unexpected_failure' }
}
