import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { ServerEnv } from './env.ts'

/** The address that the connection comes from; empty in `app.request()`, which has none. */
export function peerOf(c: Context<ServerEnv>): string {
  const { incoming } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  return incoming ? (getConnInfo(c).remote.address ?? '') : ''
}
