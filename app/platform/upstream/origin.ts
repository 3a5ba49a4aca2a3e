const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Whether a server may be asked: over HTTPS, or in plain HTTP on this machine, where tests have their stand-ins. */
export function isUpstreamOrigin({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname))
}
