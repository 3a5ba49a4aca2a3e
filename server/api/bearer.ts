import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header carries the token. The time that it takes says nothing about the token. */
export function showsToken(header: string | undefined, token: string): boolean {
  const given = /^Bearer +(\S+)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

/** Of one length, whatever was given. */
const digest = (text: string) => createHash('sha256').update(text).digest()
