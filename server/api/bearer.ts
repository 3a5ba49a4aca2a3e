import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header carries the token. Takes constant time. */
export function showsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

/** `timingSafeEqual` needs equal lengths. */
const digest = (text: string) => createHash('sha256').update(text).digest()
