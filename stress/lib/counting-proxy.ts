import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Tally {
  requests: number
  /** Paths that were answered with something, whatever it was. */
  paths: Set<string>
  /** Parameters of the query, each with its path, and how often something stood in it. */
  parameters: Map<string, number>
  /** How often each status was answered. */
  statuses: Map<number, number>
  /** Requests that were answered 500 or above. */
  failures: string[]
}

const emptyTally = (): Tally => ({
  requests: 0,
  paths: new Set(),
  parameters: new Map(),
  statuses: new Map(),
  failures: [],
})

/**
 * A proxy between a scanner and the site. It counts, and gives each request a new client address, because rate limits per
 * address would hide most of the site from a scanner.
 */
export async function openCountingProxy() {
  let tally = emptyTally()
  let target = new URL('http://127.0.0.1:9')
  const server = createServer((asked, response) => forward(asked, response, { target, tally }))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (origin: string) => {
      target = new URL(origin)
    },
    /** What was counted since the last time. */
    taken: () => {
      const counted = tally
      tally = emptyTally()
      return counted
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Way {
  target: URL
  tally: Tally
}

function forward(asked: IncomingMessage, response: ServerResponse, { target, tally }: Way): void {
  tally.requests += 1
  const visitor = `10.${(tally.requests >> 16) & 255}.${(tally.requests >> 8) & 255}.${tally.requests & 255}`
  const headers = { ...asked.headers, 'x-forwarded-for': visitor }
  const { hostname, port } = target
  const passed = request({ hostname, port, path: asked.url, method: asked.method, headers }, (answer) => {
    const status = answer.statusCode ?? 0
    count(tally, asked, status)
    response.writeHead(status, answer.headers)
    answer.pipe(response)
  })
  // The proxy answers requests that Node's client cannot send; the site does not see them.
  passed.once('error', () => {
    if (!response.headersSent) response.writeHead(400)
    response.end()
  })
  asked.pipe(passed)
}

function count(tally: Tally, { method = '', url = '/' }: IncomingMessage, status: number): void {
  const [path = '/', query = ''] = url.split('?')
  tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
  if (status < 400) tally.paths.add(path)
  for (const name of new Set(new URLSearchParams(query).keys())) {
    const parameter = `${path} ${name}`
    tally.parameters.set(parameter, (tally.parameters.get(parameter) ?? 0) + 1)
  }
  if (status >= 500) tally.failures.push(`${status} ${method} ${url.slice(0, 200)}`)
}
