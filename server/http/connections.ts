import { once } from 'node:events'
import type { RequestListener, Server, ServerResponse } from 'node:http'
import { createServer, type Socket } from 'node:net'

/** Time limits for a request's headers and for the whole request, checked every five seconds. */
export const requestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 24_000,
  connectionsCheckingInterval: 5_000,
}

/** A connection on which no data moves for this long is closed, at the second check at the latest. */
const stalledMs = 14_000
/** Longer than the minute for which load balancers keep connections: theirs must end first. */
const idleMs = 65_000
/** Time for requests that were sent before the client noticed the stop. */
const inFlightMs = 500

/** The connections of a server: closes those of slow clients, and at a stop lets open requests end. */
export class Connections {
  readonly #server: Server
  /**
   * Owns the port; the HTTP server listens on its handle. Closing it closes no connection, whereas closing an HTTP server
   * closes idle ones at once, on which a request may be in flight.
   */
  readonly #port = createServer()
  readonly #open = new Set<Socket>()
  readonly #inProgress = new Set<ServerResponse>()
  #isClosing = false

  /** Must be made before the request listener is added. */
  constructor(server: Server) {
    this.#server = server
    server.keepAliveTimeout = idleMs
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
    server.on('request', (_request, response) => this.#track(response))
    server.setTimeout(stalledMs, (socket) => this.#onTimeout(socket))
  }

  /** @param backlog length of the kernel's accept queue */
  async listen({ backlog, ...at }: { port: number; host?: string; backlog: number }): Promise<void> {
    this.#port.listen({ ...at, backlog })
    await once(this.#port, 'listening')
    this.#server.listen(this.#port, backlog)
    await once(this.#server, 'listening')
  }

  /**
   * Accepts no new connections. Open and in-flight requests are answered, with `Connection: close`. Resolves when all
   * connections are closed, after `graceMs` by force.
   */
  async close(graceMs: number): Promise<void> {
    this.#isClosing = true
    for (const response of this.#inProgress) markLast(response)
    this.#server.keepAliveTimeout = inFlightMs
    // After a blocked event loop timers run before data is read: waiting data is read first, then idleness is decided.
    const idle = setTimeout(() => setImmediate(() => this.#closeIdle()), inFlightMs)
    const limit = setTimeout(() => this.#closeAll(), graceMs)
    await new Promise((later) => setImmediate(later))
    this.#port.close()
    await Promise.all([...this.#open].map((socket) => new Promise((ended) => socket.once('close', ended))))
    await new Promise((closed) => this.#server.close(closed))
    clearTimeout(idle)
    clearTimeout(limit)
  }

  #track(response: ServerResponse): void {
    if (this.#isClosing) markLast(response)
    this.#inProgress.add(response)
    response.once('close', () => this.#inProgress.delete(response))
  }

  /** No data moved for a while. A response that has not begun is our own slowness, not the client's. */
  #onTimeout(socket: Socket): void {
    const isPending = [...this.#inProgress].some(({ req }) => req.socket === socket)
    if (!isPending || socket.writableLength > 0) socket.destroy()
  }

  #closeIdle(): void {
    this.#server.closeIdleConnections()
    // Browsers open connections in advance; those do not count as idle.
    for (const socket of this.#open) if (socket.bytesRead === 0) socket.destroy()
  }

  #closeAll(): void {
    for (const socket of this.#open) socket.destroy()
  }
}

function markLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

/** Refuses a request with several `Host` headers, of which Node would take the first: RFC 9112, section 3.2. */
export function refuseSeveralHosts(listener: RequestListener): RequestListener {
  return (request, response) => {
    // `rawHeaders` alternates names and values.
    const names = request.rawHeaders.filter((_, index) => index % 2 === 0)
    const hosts = names.filter((name) => name.toLowerCase() === 'host')
    if (hosts.length <= 1) return listener(request, response)
    response.writeHead(400, { connection: 'close' }).end()
  }
}
