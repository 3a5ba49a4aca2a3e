import { createHmac, hkdfSync } from 'node:crypto'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import ipaddr from 'ipaddr.js'
import type { IpHashes } from '#app/platform/upstream/ip-limit.server.ts'
import { emailLang } from '#server/auth/emails/email.ts'
import type { ServerEnv } from '#server/env.ts'

/** The other end of the connection, a visitor or a proxy; empty in `app.request()`, which has no connection. */
export function socketIp(c: Context<ServerEnv>): string {
  const { incoming } = (c.env as ServerEnv['Bindings'] | undefined) ?? {}
  return incoming ? (getConnInfo(c).remote.address ?? '') : ''
}

/** The visitor's address: that of the socket, or the one that a trusted proxy forwards. */
export function clientIpOf(c: Context<ServerEnv>, trustedProxies: readonly string[]): string {
  return clientIp(socketIp(c), c.req.header('x-forwarded-for'), trustedProxies)
}

export type Visitor = ReturnType<typeof visitorOf>

/** The sender of a request. */
export function visitorOf(c: Context<ServerEnv>, trustedProxies: readonly string[]) {
  return {
    address: clientIpOf(c, trustedProxies),
    userAgent: c.req.header('user-agent') ?? '',
    /** Of the page that sent it, else the browser's preference. */
    lang: emailLang(c.req.raw.headers),
  }
}

/** The visitor's address in normalised form, for rate limits. */
export function clientIp(peer: string, forwardedFor: string | undefined, trustedProxies: readonly string[]) {
  return normalised(exactClientIp(peer, forwardedFor, trustedProxies))
}

/**
 * The visitor's address as it was sent. `X-Forwarded-For` counts only from a trusted proxy, and is read from the right up to
 * the first address that is not a trusted proxy: what is left of it can be forged.
 */
export function exactClientIp(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  let address = peer
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? []
  while (isAmong(address, trustedProxies)) {
    const next = hops.pop()
    if (!next || !ipaddr.isValid(next)) break
    address = next
  }
  return address
}

/** @param listed well-formed addresses and networks (`10.0.0.0/8`) */
export function isAmong(address: string, listed: readonly string[]): boolean {
  if (listed.length === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return listed.some((item) => {
    const [network, bits] = item.includes('/') ? ipaddr.parseCIDR(item) : [ipaddr.process(item), undefined]
    if (network.kind() !== parsed.kind()) return false
    return parsed.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128))
  })
}

/** IPv4 inside IPv6 becomes IPv4; an IPv6 address becomes its /64, the network of one household. */
function normalised(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
}

const hourMs = 3_600_000

/**
 * The keyed hash of a visitor's address that is stored with a vote or a report. The key is derived from the secret that all
 * servers share, so that they count together, and changes each day in Nepal, so that no address is recognised on the next. In
 * the first hour of a day those of the day before still count.
 */
export function ipHashes(
  use: 'votes' | 'reports',
  address: string,
  { authSecret, now }: { authSecret: string; now: () => Date },
): IpHashes {
  const on = (day: string) => {
    const key = hkdfSync('sha256', authSecret, '', `addresses behind ${use} on ${day}`, 32)
    return createHmac('sha256', new Uint8Array(key)).update(address).digest('base64url')
  }
  const [today, hourAgo] = [nepalDay(now()), nepalDay(new Date(now().getTime() - hourMs))]
  return { current: on(today), hourAgo: on(hourAgo) }
}
