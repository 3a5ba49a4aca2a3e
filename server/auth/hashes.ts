import { createHash, createHmac } from 'node:crypto'

/** Base64url, as in S256 challenges. */
export const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url')

/** HMAC of an address, phone or code: not guessable without the secret of this site. */
export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${text}`).digest('base64url')
}
