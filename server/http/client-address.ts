import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import type { Lang } from '#app/lib/language.ts'
import { clientAddress } from '#app/platform/http/client-address.server.ts'
import { emailLang } from '#server/auth/emails/email.ts'
import type { ServerEnv } from '#server/env.ts'

/** The other end of the connection, a visitor or a proxy; empty in `app.request()`, which has no connection. */
export function socketAddress(c: Context<ServerEnv>): string {
  const { incoming } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  return incoming ? (getConnInfo(c).remote.address ?? '') : ''
}

/** The visitor's address: that of the socket, or the one that a trusted proxy forwards. */
export function clientAddressOf(c: Context<ServerEnv>, trustedProxies: readonly string[]): string {
  return clientAddress(socketAddress(c), c.req.header('x-forwarded-for'), trustedProxies)
}

/** The sender of a request. */
export interface Visitor {
  address: string
  userAgent: string
  /** Of the page that sent it, else the browser's preference. */
  lang: Lang
}

export function visitorOf(c: Context<ServerEnv>, trustedProxies: readonly string[]): Visitor {
  return {
    address: clientAddressOf(c, trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    lang: emailLang(c.req.raw.headers),
  }
}
