const timeoutMs = 10_000

interface RequestOptions extends Omit<RequestInit, 'headers' | 'signal'> {
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/** GETs JSON from this site. Undefined: no response within 10 s, or one that is not JSON. */
export const getJson = (path: string, options: RequestOptions = {}) => requestJson(path, options)

/** POSTs JSON to this site. Undefined as with `getJson`. */
export const postJson = (path: string, body: object, { headers, ...options }: RequestOptions = {}) =>
  requestJson(path, {
    ...options,
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

async function requestJson(path: string, { signal, ...init }: RequestOptions) {
  try {
    const limit = AbortSignal.timeout(timeoutMs)
    const response = await fetch(path, { ...init, signal: signal ? AbortSignal.any([signal, limit]) : limit })
    // Not validated.
    return { response, body: (await response.json()) as unknown }
  } catch {
    return undefined
  }
}
