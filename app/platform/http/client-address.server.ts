import ipaddr from 'ipaddr.js'

/** Keyed hashes of a visitor's address, for the limit only: the one of now, and the one that it had an hour ago. */
export interface AddressHashes {
  current: string
  hourAgo: string
}

/** The visitor's address in normalised form, for rate limits. */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  return normalised(exactClientAddress(peer, forwardedFor, trustedProxies))
}

/**
 * The visitor's address as it was sent. `X-Forwarded-For` counts only from a trusted proxy, and is read from the right up to
 * the first address that is not a trusted proxy: what is left of it can be forged.
 */
export function exactClientAddress(
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
