import type { Context } from 'hono'
import { clientAddress } from '#app/platform/http/client-address.server.ts'
import type { ServerEnv } from './env.ts'
import { peerOf } from './peer.ts'

/** Where a request came from: the connection's own address, or what a trusted proxy says of it. */
export function visitorAddress(c: Context<ServerEnv>, trustedProxies: readonly string[]): string {
  return clientAddress(peerOf(c), c.req.header('x-forwarded-for'), trustedProxies)
}
