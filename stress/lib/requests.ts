import { type Agent, type ClientRequest, type IncomingHttpHeaders, request } from 'node:http'

export interface RequestOptions {
  method?: 'GET' | 'POST'
  headers?: Record<string, string>
  body?: string
  /** Reuses connections; without an agent each request has its own. */
  agent?: Agent
}

export interface Reply {
  /** 0 without a complete response. */
  status: number
  /** Why there is none, such as `ECONNREFUSED`. */
  error: string | undefined
  headers: IncomingHttpHeaders
  text: string
  /** From the request until the last byte. */
  ms: number
  /** The connection was reused. */
  wasKept: boolean
  /** The client's port of the connection; undefined without one. */
  port: number | undefined
}

const timeoutMs = 60_000

/** Sends one request; a failure is a reply with `error`. */
export function send(
  url: string,
  { method = 'GET', headers = {}, body, agent }: RequestOptions = {},
): Promise<Reply> {
  const begin = performance.now()
  return new Promise((resolve) => {
    const sent = request(url, { method, headers, agent: agent ?? false, timeout: timeoutMs })
    const port = portOf(sent)
    const end = (outcome: Partial<Reply>) =>
      resolve({
        status: 0,
        error: undefined,
        headers: {},
        text: '',
        wasKept: sent.reusedSocket,
        port: port(),
        ...outcome,
        ms: performance.now() - begin,
      })
    const fail = (error: NodeJS.ErrnoException) => end({ error: error.code ?? error.message })
    sent.once('timeout', () => sent.destroy(new Error('no answer')))
    sent.on('error', fail)
    sent.once('response', (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('error', fail)
      response.once('end', () => {
        const { statusCode: status = 0, headers: received } = response
        end({ status, headers: received, text: Buffer.concat(parts).toString('latin1') })
      })
    })
    sent.end(body)
  })
}

/** The client's port of a request's connection, also after it closed. */
function portOf(sent: ClientRequest): () => number | undefined {
  let port: number | undefined
  sent.once('socket', (socket) => {
    const note = () => {
      port = socket.localPort
    }
    if (socket.connecting) socket.once('connect', note)
    else note()
  })
  return () => port
}
