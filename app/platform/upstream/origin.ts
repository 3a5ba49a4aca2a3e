const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** HTTPS, or plain HTTP on this machine for the stand-ins of tests. */
export function isUpstreamOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
