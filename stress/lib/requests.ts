import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'

export interface Asked {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Keeps connections; without one each request has its own. */
  agent?: Agent
}

export interface Outcome {
  /** 0 where no whole answer came. */
  status: number
  /** Why none came, such as `ECONNREFUSED`. */
  error: string | undefined
  headers: IncomingHttpHeaders
  text: string
  /** From the question until the last byte. */
  ms: number
  /** The connection had served before. */
  wasKept: boolean
  /** The client's end of the connection; undefined where there was none. */
  port: number | undefined
}

const patienceMs = 60_000

/** One request, with its whole answer or what became of it. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body, agent }: Asked = {},
): Promise<Outcome> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const asked = request(url, { method, headers, agent: agent ?? false, timeout: patienceMs })
    const port = portOf(asked)
    const end = (outcome: Partial<Outcome>) =>
      resolve({
        status: 0,
        error: undefined,
        headers: {},
        text: '',
        wasKept: asked.reusedSocket,
        port: port(),
        ...outcome,
        ms: performance.now() - begin,
      })
    const fail = (error: NodeJS.ErrnoException) => end({ error: error.code ?? error.message })
    asked.once('timeout', () => asked.destroy(new Error('no answer')))
    asked.on('error', fail)
    asked.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.once('end', () => {
        const { statusCode: status = 0, headers: told } = response
        end({ status, headers: told, text: Buffer.concat(parts).toString('latin1') })
      })
    })
    asked.end(body)
  })
}

/** The client's end of a request's connection, also when that is gone. */
function portOf(asked: ClientRequest): () => number | undefined {
  let port: number | undefined
  asked.once('socket', (socket) => {
    const note = () => {
      port = socket.localPort
    }
    if (socket.connecting) socket.once('connect', note)
    else note()
  })
  return () => port
}
