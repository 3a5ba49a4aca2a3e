import type { IncomingMessage, RequestListener } from 'node:http'

/** Refuses a request with several `Host` headers, of which Node would take the first: RFC 9112, section 3.2. */
export function refuseSeveralHosts(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (hostsOf(request) <= 1) return listener(request, response)
    response.writeHead(400, { connection: 'close' }).end()
  }
}

/** `rawHeaders` alternates names and values. */
function hostsOf({ rawHeaders }: IncomingMessage): number {
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length
}
