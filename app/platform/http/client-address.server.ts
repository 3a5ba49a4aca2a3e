import ipaddr from 'ipaddr.js'

/** The visitor's address, for limits: one spelling for one visitor. */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  return plain(believedAddress(peer, forwardedFor, trustedProxies))
}

/**
 * The visitor's address as it was written. A forwarded one is believed only from a proxy that the operator named, and only up to the
 * first address, from the right, that is not such a proxy: what stands left of it anybody may have written.
 */
export function believedAddress(
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

/** Whether an address is one of these addresses, or in one of these networks (`10.0.0.0/8`). All are well-formed. */
export function isAmong(address: string, listed: readonly string[]): boolean {
  if (listed.length === 0 || !ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return listed.some((item) => {
    const [network, bits] = item.includes('/') ? ipaddr.parseCIDR(item) : [ipaddr.process(item), undefined]
    if (network.kind() !== parsed.kind()) return false
    return parsed.match(network, bits ?? (network.kind() === 'ipv4' ? 32 : 128))
  })
}

/** One spelling for one visitor: IPv4 inside IPv6 as IPv4, and of IPv6 the network that one household is given. */
function plain(address: string): string {
  if (!ipaddr.isValid(address)) return address
  const parsed = ipaddr.process(address)
  return parsed.kind() === 'ipv4'
    ? parsed.toString()
    : ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()
}
