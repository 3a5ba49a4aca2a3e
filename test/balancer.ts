import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'

export interface Balancer {
  origin: string
  /** How many requests each server answered, in their order. */
  answered: () => number[]
  stop: () => Promise<void>
}

/** How soon a balancer notices that a server stops. */
export const lookEveryMs = 100

/**
 * A balancer as servers stand behind in production: each request goes to the next server that says it is ready, and to
 * another one only where a connection was refused, for then nobody has seen it.
 */
export async function startBalancer(port: number, origins: readonly string[]): Promise<Balancer> {
  const counts = origins.map(() => 0)
  let ready: readonly string[] = origins
  let turn = 0
  const server = createServer((incoming, outgoing) => {
    turn += 1
    void ask(incoming, [...ready.slice(turn % ready.length), ...ready.slice(0, turn % ready.length)])
      .then(({ answer, origin }) => {
        const which = origins.indexOf(origin)
        counts[which] = (counts[which] ?? 0) + 1
        const { connection: _, ...headers } = answer.headers
        outgoing.writeHead(answer.statusCode ?? 502, headers)
        answer.pipe(outgoing)
        answer.once('error', () => outgoing.destroy())
      })
      .catch((error: unknown) => fail(outgoing, error))
  })

  const look = setInterval(() => {
    void Promise.all(origins.map(isReady)).then((states) => {
      ready = origins.filter((_, number) => states[number])
    })
  }, lookEveryMs)

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${port}`,
    answered: () => [...counts],
    stop: async () => {
      clearInterval(look)
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Asks the servers in this order, until one does not refuse the connection. */
async function ask(incoming: IncomingMessage, origins: readonly string[]) {
  const body = Buffer.concat((await incoming.toArray()) as Buffer[])
  for (const [number, origin] of origins.entries()) {
    try {
      return { origin, answer: await forward(incoming, body, origin) }
    } catch (error) {
      if (!isRefused(error) || number === origins.length - 1) throw error
    }
  }
  throw new Error('No server is ready')
}

/** On a connection of its own: one that is kept may be closed by a server that stops, just when it is used again. */
function forward(incoming: IncomingMessage, body: Buffer, origin: string): Promise<IncomingMessage> {
  const { method, url = '/', headers, socket } = incoming
  const { connection: _, 'x-forwarded-for': before, ...others } = headers
  const forwarded = [before, socket.remoteAddress].flat().filter(Boolean).join(', ')
  return new Promise((resolve, reject) => {
    const asked = request(new URL(url, origin), {
      method,
      agent: false,
      headers: { ...others, 'x-forwarded-for': forwarded },
    })
    asked.once('response', resolve)
    asked.once('error', reject)
    asked.end(body)
  })
}

export async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz`)).ok
  } catch {
    return false
  }
}

function isRefused(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED'
}

function fail(outgoing: ServerResponse, error: unknown) {
  if (outgoing.headersSent) outgoing.destroy()
  else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end(String(error))
}
