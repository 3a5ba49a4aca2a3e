import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { clientAddress } from '#app/platform/http/client-address.server.ts'
import type { ServerEnv } from './env.ts'

/** Where a request came from: the connection's own address, or what a trusted proxy says of it. */
export function visitorAddress(c: Context<ServerEnv>, trustedProxies: readonly string[]): string {
  // `app.request()` has no environment at all.
  const { incoming } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  const peer = incoming ? (getConnInfo(c).remote.address ?? '') : ''
  return clientAddress(peer, c.req.header('x-forwarded-for'), trustedProxies)
}
