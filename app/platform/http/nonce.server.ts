import { randomBytes } from 'node:crypto'

/**
 * Stands for the nonce in a document that carries ads, until it is answered. Made anew at each start and never sent: no
 * text of a page can hold it.
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
