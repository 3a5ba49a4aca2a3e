import ipaddr from 'ipaddr.js'

/**
 * The visitor's address, for limits. A forwarded one is believed only from a proxy that the operator named, and only up to the
 * first address, from the right, that is not such a proxy: what stands left of it anybody may have written.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  trustedProxies: readonly string[],
): string {
  let address = peer
  const hops = forwardedFor?.split(',').map((hop) => hop.trim()) ?? []
  while (isTrusted(address, trustedProxies)) {
    const next = hops.pop()
    if (!next || !ipaddr.isValid(next)) break
    address = next
  }
  return plain(address)
}

function isTrusted(address: string, trustedProxies: readonly string[]): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  return trustedProxies.some((proxy) => {
    const [network, bits] = proxy.includes('/') ? ipaddr.parseCIDR(proxy) : [ipaddr.process(proxy), undefined]
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
