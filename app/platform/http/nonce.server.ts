import { randomBytes } from 'node:crypto'

/**
 * Placeholder that is replaced by a fresh nonce in each response with ads. It is random at each start and never sent, so
 * that the text of a page cannot contain it.
 */
export const noncePlaceholder = `%${randomBytes(16).toString('hex')}%`

/** The placeholder as a source in a content security policy. */
export const nonceSource = `'nonce-${noncePlaceholder}'`

/** Replaces the placeholder in headers and body by a new random nonce. */
export function withNonce({ headers, body }: { headers: Record<string, string>; body: Buffer | string }) {
  const nonce = randomBytes(16).toString('base64')
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replaceAll(noncePlaceholder, nonce)]),
    ),
    body: String(body).replaceAll(noncePlaceholder, nonce),
  }
}
