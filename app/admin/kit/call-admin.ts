import type { Lang } from '#app/lib/language.ts'
import { operatorRoles } from '#app/lib/operator-role.ts'
import { openClient } from '#app/platform/auth/browser-session.ts'
import type { FieldErrors } from '#app/platform/editing/fields.ts'
import { countSave, refusalOf, setAccess } from './access.tsx'
import type { KitMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'

export type Reply<Answer> = { ok: true; answer: Answer } | Failure

export interface AdminRequest {
  /** Path below `/api/`, with its query: `admin-banks?page=2`. */
  path: `admin-${string}`
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: object
  /** The body instead of JSON. */
  file?: Blob
  /** The language of error texts. */
  lang: Lang
  signal?: AbortSignal
  /** How long the answer may take; 20 s by default. */
  timeoutMs?: number
  /** Expects a file instead of JSON. */
  wants?: 'text'
  /** Replaces some of the general error texts. */
  errorTexts?: Partial<ApiMessages>
}

type ApiMessages = KitMessages['api']

const usualTimeoutMs = 20_000
/** Of a call that changes up to 2,000 rows, which takes long on a slow server. */
export const longTimeoutMs = 90_000

/** The parts of the browser that a call uses. */
const browser = {
  token: async () => (await openClient()).accessToken(),
  /** After the server refused the last one. */
  renewedToken: async () => (await openClient()).renewedToken(),
  fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
  /** @param reason of a refusal */
  onAnswer: async ({ headers }: Response, reason: unknown) => {
    const refusal = refusalOf(reason)
    setAccess({ refusal, isInMaintenance: headers.get('x-maintenance') === 'on' })
    // A new token shows the role that the user has now; without one the session ends here too.
    if (refusal === 'access_denied' || reason === 'role_needed') await (await openClient()).renewedToken()
  },
}

/** Calls a route of the admin API as the signed-in user. Never throws: every failure is a reply with an error text. */
export async function callAdmin<Answer>(request: AdminRequest, caller = browser): Promise<Reply<Answer>> {
  const text = { ...messages[request.lang].api, ...request.errorTexts }
  try {
    const token = await caller.token()
    if (!token) return { ok: false, status: 401, error: text.notAuthenticated, fieldErrors: {} }
    let response = await send(request, token, caller)
    if (response.status === 401) {
      const renewed = await caller.renewedToken()
      if (renewed) response = await send(request, renewed, caller)
    }
    const isText = request.wants === 'text' && response.ok
    const body: unknown = await (isText ? response.text() : response.json()).catch(() => undefined)
    await caller.onAnswer(response, (Object(body) as { reason?: unknown }).reason)
    if (response.ok && (request.method ?? 'GET') !== 'GET') countSave()
    return response.ok && body !== undefined
      ? { ok: true, answer: body as Answer }
      : failureOf(response.status, body, text)
  } catch (error) {
    return failureOfThrown(error, text)
  }
}

async function send(
  { path, method = 'GET', body, file, lang, signal, timeoutMs = usualTimeoutMs }: AdminRequest,
  token: string,
  caller: typeof browser,
) {
  const url = new URL(`/api/${path}`, location.origin)
  url.searchParams.set('lang', lang)
  const limit = AbortSignal.timeout(timeoutMs)
  return await caller.fetch(url, {
    method,
    // The token authorises; no cookie is sent.
    credentials: 'omit',
    cache: 'no-store',
    headers: { authorization: `Bearer ${token}`, 'content-type': file?.type ?? 'application/json' },
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    ...((file || body) && { body: file ?? JSON.stringify(body) }),
  })
}

/** A failed call, with texts for the operator. */
export interface Failure {
  ok: false
  /** 0 without an answer of the server. */
  status: number
  error: string
  fieldErrors: FieldErrors
  /** The current row, where it was saved after it was read. */
  current?: object
  /** The address of the person who saved it. */
  by?: string
}

/** API-02: with the error text of the server if there is one. */
export function failureOf(status: number, body: unknown, text: ApiMessages): Failure {
  const { error, reason, role, fields, current, by } = Object(body) as Record<string, unknown>
  const message = typeof error === 'string' && error !== '' ? error : text.requestFailed
  return {
    ok: false,
    status,
    error: textOfRefusal(status, { reason, role }, text) ?? message,
    fieldErrors: isObject(fields) ? (fields as FieldErrors) : {},
    ...(status === 409 && isObject(current) && { current }),
    ...(typeof by === 'string' && { by }),
  }
}

function textOfRefusal(
  status: number,
  { reason, role }: Record<'reason' | 'role', unknown>,
  text: ApiMessages,
): string | undefined {
  if (status === 401) return text.notAuthenticated
  if (status === 429) return text.tooManyRequests
  if (reason === 'second_factor_lost') return text.problems[reason]
  const needed = operatorRoles.find((one) => one === role)
  if (reason === 'role_needed' && needed) return text.roleNeeded(text.roles[needed])
  if (reason === 'recent_factor_needed') return text.recentFactorNeeded
  return reason === 'second_factor_needed' ? text.secondFactorNeeded : undefined
}

export function failureOfThrown(thrown: unknown, text: ApiMessages): Failure {
  const name = thrown instanceof Error ? thrown.name : ''
  const error =
    name === 'TimeoutError' ? text.tooSlow : name === 'TypeError' ? text.noConnection : text.unknownError
  return { ok: false, status: 0, error, fieldErrors: {} }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
