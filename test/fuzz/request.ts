/** Who sends a request: the sender knows what each of them shows. */
export type Who = 'nobody' | 'forged' | 'visitor' | 'operator'

/** What a random client sends. Texts, so that a counterexample can be read. */
export interface FuzzRequest {
  method: string
  /** As it stands behind the origin, without its query. */
  path: string
  query: string
  body: string | Uint8Array | undefined
  who: Who
  origin: string | undefined
  type: string | undefined
  accept: string | undefined
}

export interface FuzzAnswer {
  status: number
  headers: Headers
  text: string
}

/** Of a request, for who sends it with `fetch` or hands it to the server. */
export function initOf(one: FuzzRequest, shown: Record<string, string>): RequestInit {
  const headers = new Headers(shown)
  if (one.origin !== undefined) headers.set('origin', one.origin)
  if (one.type !== undefined) headers.set('content-type', one.type)
  if (one.accept !== undefined) headers.set('accept-language', one.accept)
  const carries = one.body !== undefined && one.method !== 'GET' && one.method !== 'HEAD'
  return { method: one.method, headers, ...(carries && { body: one.body as BodyInit }) }
}

/** A random operator may have closed the site: nothing more would be learnt from it then. */
export async function openAgain(
  operator: Record<string, string>,
  ask: (path: string, init: RequestInit) => Promise<Response>,
): Promise<void> {
  const headers = { ...operator, 'content-type': 'application/json' }
  const body = JSON.stringify({ key: 'maintenance_mode', value: { enabled: false } })
  await ask('/api/admin-settings', { method: 'PUT', headers, body })
}
