/** A write as the site's own pages send it. */
export function writeRequest(body: unknown, headers: Record<string, string> = {}): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(text)),
      host: 'chautari.example',
      origin: 'https://chautari.example',
      ...headers,
    },
  }
}
