import { channel } from 'node:diagnostics_channel'
import { AppError } from '#app/lib/app-error.ts'

/** Diagnostics channel with an `UpstreamCall` for each call to another server. */
export const upstreamCalls = 'chautari.upstream'

export interface UpstreamCall {
  origin: string
  outcome: 'ok' | UpstreamTrouble
}

const upstreamChannel = channel(upstreamCalls)

/** Why a call to another server failed. */
export type UpstreamTrouble =
  /** No connection, or one that broke. */
  | 'unreachable'
  /** Not complete within the time limit. */
  | 'too-slow'
  | 'too-large'
  /** Redirects are never followed: they can lead to any host. */
  | 'redirected'
  /** Status 429. */
  | 'limited'
  /** Any other status than 2xx. */
  | 'refused'
  | 'empty'
  | 'not-json'
  /** JSON of another form than the one that is read. */
  | 'malformed'

/** Failures of the whole server, not of one request. */
export const serverFailures = new Set<string>(['unreachable', 'too-slow', 'limited', 'redirected'])

interface UpstreamFailure {
  ok: false
  trouble: UpstreamTrouble
  status?: number
  /** From `Retry-After`, at most `maxRetryAfterMs`. */
  retryAfterMs?: number
}

export type UpstreamAnswer = { ok: true; body: unknown } | UpstreamFailure

export type ReadAnswer<Value> = { ok: true; value: Value } | UpstreamFailure

interface CallOptions {
  headers?: Record<string, string>
  /** For connection, response and body together. */
  limitMs?: number
  /** A longer `Retry-After` is cut to this. */
  maxRetryAfterMs?: number
}

interface FetchOptions extends CallOptions {
  /** Of the body, uncompressed. `none`: any 2xx is success, and the body is not read. */
  maxBytes?: number | 'none'
  /** GET unless given, with its body. */
  method?: string
  body?: string
}

/**
 * The only way to call other servers: it reads JSON, with limits of time and size, no redirects. Failures are returned.
 * @throws AppError `impossible` for an address that is neither HTTPS nor on this machine.
 */
export async function fetchJson(url: URL, options: FetchOptions = {}): Promise<UpstreamAnswer> {
  if (!isUpstreamOrigin(url)) throw new AppError('impossible', `${url.origin} may not be asked`)
  const answer = await answerOf(url, options)
  const published: UpstreamCall = { origin: url.origin, outcome: answer.ok ? 'ok' : answer.trouble }
  upstreamChannel.publish(published)
  return answer
}

/** Fetches JSON of a form that is known: `read` gives undefined for any other. */
export async function fetchAndRead<Value>(
  url: URL,
  read: (body: unknown) => Value | undefined,
  options: FetchOptions = {},
): Promise<ReadAnswer<Value>> {
  const answer = await fetchJson(url, options)
  if (!answer.ok) return answer
  const value = read(answer.body)
  return value === undefined ? { ok: false, trouble: 'malformed' } : { ok: true, value }
}

/** Posts JSON to another server, with the same limits. */
export function postJson(
  url: URL,
  body: string,
  { headers, ...limits }: CallOptions = {},
): Promise<UpstreamAnswer> {
  const typed = { 'content-type': 'application/json', ...headers }
  return fetchJson(url, { method: 'POST', body, headers: typed, maxBytes: 'none', ...limits })
}

async function answerOf(url: URL, options: FetchOptions): Promise<UpstreamAnswer> {
  const { limitMs = 5000, maxRetryAfterMs = 300_000, maxBytes = 1024 * 1024, headers, ...init } = options
  const stop = new AbortController()
  const limit = setTimeout(() => stop.abort(), limitMs)
  try {
    const response = await fetch(url, {
      ...init,
      headers: { accept: 'application/json', 'user-agent': 'Chautari', ...headers },
      redirect: 'manual',
      signal: stop.signal,
    })
    const trouble = troubleOf(response, maxRetryAfterMs)
    if (trouble || maxBytes === 'none') return trouble ?? { ok: true, body: undefined }
    return await bodyOf(response, maxBytes)
  } catch {
    return { ok: false, trouble: stop.signal.aborted ? 'too-slow' : 'unreachable' }
  } finally {
    clearTimeout(limit)
    // Cancels what is left of the body.
    stop.abort()
  }
}

function troubleOf({ status, headers }: Response, maxRetryAfterMs: number): UpstreamFailure | undefined {
  if (status >= 300 && status < 400) return { ok: false, trouble: 'redirected', status }
  if (status >= 200 && status < 300) return undefined
  const retryAfterMs = retryAfter(headers.get('retry-after'))
  return {
    ok: false,
    trouble: status === 429 ? 'limited' : 'refused',
    status,
    ...(retryAfterMs !== undefined && { retryAfterMs: Math.min(retryAfterMs, maxRetryAfterMs) }),
  }
}

/** Seconds or a date. */
function retryAfter(header: string | null): number | undefined {
  if (!header) return undefined
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms) ? undefined : Math.max(ms, 0)
}

async function bodyOf(response: Response, maxBytes: number): Promise<UpstreamAnswer> {
  const { body, headers } = response
  const bytes = await bytesWithin(maxBytes, body ?? [], headers.get('content-length'))
  if (!bytes) return { ok: false, trouble: 'too-large' }
  if (bytes.length === 0) return { ok: false, trouble: 'empty' }
  // Captive portals and firewalls answer with HTML.
  if (!/[/+]json\b/.test(response.headers.get('content-type') ?? ''))
    return { ok: false, trouble: 'not-json' }
  try {
    return { ok: true, body: JSON.parse(bytes.toString('utf8')) as unknown }
  } catch {
    return { ok: false, trouble: 'not-json' }
  }
}

/** A body, of the length that its server says; undefined when it is larger. */
export async function bytesWithin(
  maxBytes: number,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  length: string | null | undefined,
): Promise<Buffer | undefined> {
  if (Number(length ?? 0) > maxBytes) return undefined
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > maxBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** HTTPS, or plain HTTP on this machine for the stand-ins of tests. */
export function isUpstreamOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
