import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { createServer, type Socket } from 'node:net'

/** A client may take so long for its headers, and for its whole request; looked at every few seconds. */
export const requestLimits = {
  headersTimeout: 15_000,
  requestTimeout: 24_000,
  connectionsCheckingInterval: 5_000,
}

/** A client that takes nothing of its answer for so long is cut off, at the second look at the latest. */
const stalledMs = 14_000
/** Balancers keep connections for a minute: theirs must end first. */
const idleMs = 65_000
/** What a client sent before it heard of a stop has arrived by then. */
const onItsWayMs = 500

/** The connections of a server: slow clients keep none for long, and a stop cuts nobody off who is served in time. */
export class Connections {
  readonly #server: Server
  /**
   * Holds the port, for the HTTP server to listen on its handle: closing it ends no connection, where closing an HTTP
   * server cuts off idle ones at once, and a request may be on its way in one.
   */
  readonly #port = createServer()
  readonly #open = new Set<Socket>()
  readonly #underWay = new Set<ServerResponse>()
  #isClosing = false

  /** Hears of requests first: made before whoever answers them listens. */
  constructor(server: Server) {
    this.#server = server
    server.keepAliveTimeout = idleMs
    server.on('connection', (socket: Socket) => {
      this.#open.add(socket)
      socket.once('close', () => this.#open.delete(socket))
    })
    server.on('request', (_request, response) => this.#note(response))
    server.setTimeout(stalledMs, (socket) => this.#quiet(socket))
  }

  /** @param backlog so many connections may wait to be taken */
  async listen({ backlog, ...at }: { port: number; host?: string; backlog: number }): Promise<void> {
    this.#port.listen({ ...at, backlog })
    await once(this.#port, 'listening')
    this.#server.listen(this.#port, backlog)
    await once(this.#server, 'listening')
  }

  /**
   * Takes no new connections. Each one that is open gets the answer that it waits for, or to what it sends just now, and
   * the word that it is the last. Resolves when all are closed, if need be by force.
   */
  async close(graceMs: number): Promise<void> {
    this.#isClosing = true
    for (const response of this.#underWay) markLast(response)
    this.#server.keepAliveTimeout = onItsWayMs
    // What arrived meanwhile is read before anything is called idle: a timer comes first when the process was busy.
    const idle = setTimeout(() => setImmediate(() => this.#closeIdle()), onItsWayMs)
    const limit = setTimeout(() => this.#closeAll(), graceMs)
    await new Promise((later) => setImmediate(later))
    this.#port.close()
    await Promise.all([...this.#open].map((socket) => new Promise((ended) => socket.once('close', ended))))
    await new Promise((closed) => this.#server.close(closed))
    clearTimeout(idle)
    clearTimeout(limit)
  }

  #note(response: ServerResponse): void {
    if (this.#isClosing) markLast(response)
    this.#underWay.add(response)
    response.once('close', () => this.#underWay.delete(response))
  }

  /** Nothing was sent or taken for a while. An answer that is not begun is our own slowness. */
  #quiet(socket: Socket): void {
    const isWorkedOn = [...this.#underWay].some(({ req }) => req.socket === socket)
    if (!isWorkedOn || socket.writableLength > 0) socket.destroy()
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
