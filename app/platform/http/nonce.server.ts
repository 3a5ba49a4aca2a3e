import { randomBytes } from 'node:crypto'

/**
 * Placeholder that is replaced by a fresh nonce in each response with ads. It is random at each start and never sent, so
 * that the text of a page cannot contain it.
 */
export const nonceMark = `%${randomBytes(16).toString('hex')}%`

/** The name of the nonce in the policy of such a document. */
export const nonceSource = `'nonce-${nonceMark}'`

/** For one answer: a nonce that nobody could foresee, wherever the mark stands. */
export function withNonce({ headers, body }: { headers: Record<string, string>; body: Buffer | string }) {
  const nonce = randomBytes(16).toString('base64')
  return {
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replaceAll(nonceMark, nonce)]),
    ),
    body: String(body).replaceAll(nonceMark, nonce),
  }
}
