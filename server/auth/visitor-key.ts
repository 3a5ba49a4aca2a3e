import { createHmac } from 'node:crypto'

/** In this header the facade tells the engine who asks. */
export const visitorHeader = 'x-visitor'

/** A visitor's address as a keyed hash in the form of an IPv6 address: the engine takes nothing else for one. */
export function visitorKey(address: string, secret: string): string {
  const hash = createHmac('sha256', secret).update(`address ${address}`).digest('hex')
  return (hash.slice(0, 32).match(/.{4}/g) ?? []).join(':')
}
