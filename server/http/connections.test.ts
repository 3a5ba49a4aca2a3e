import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerOptions } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { Connections, refuseSeveralHosts } from './connections.ts'

/** A server on a free local port; it answers a request when the test says so. */
async function openServer(limits: ServerOptions = {}) {
  const server = createServer(limits)
  const connections = new Connections(server)
  const answers: (() => void)[] = []
  server.on('request', (request, response) => {
    if (request.url === '/now') response.end('now')
    else answers.push(() => response.end('at last'))
  })
  await connections.listen({ port: 0, host: '127.0.0.1', backlog: 16 })
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { connections, server, port, answer: () => answers.shift()?.() }
}

/** A client that keeps its connection. */
function client(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  onTestFinished(() => agent.destroy())
  return async (path: string) => {
    const request = get({ port, path, agent })
    const [response] = (await once(request, 'response')) as [IncomingMessage]
    const [text, wasKept] = [await textOf(response), request.reusedSocket]
    return { text, wasKept, connection: response.headers.connection }
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

test('R9: at a stop each waiting client gets the answer, and the word that it is the last', async () => {
  const { connections, server, port, answer } = await openServer()
  const asked = client(port)('/later')
  await once(server, 'request')
  const closed = connections.close(5000)
  answer()
  expect(await asked).toMatchObject({ text: 'at last', connection: 'close' })
  await closed
})

test('R9: what is on its way in an open connection at a stop is answered too', async () => {
  const { connections, port } = await openServer()
  const ask = client(port)
  expect(await ask('/now')).toMatchObject({ connection: 'keep-alive' })
  const closed = connections.close(5000)
  expect(await ask('/now')).toEqual({ text: 'now', wasKept: true, connection: 'close' })
  await closed
})

test('R9: connections that are idle or were opened in advance do not hold up a stop', async () => {
  const { connections, server, port } = await openServer()
  await client(port)('/now')
  const inAdvance = connect(port, '127.0.0.1')
  onTestFinished(() => void inAdvance.destroy())
  await once(server, 'connection')
  const begin = performance.now()
  await connections.close(5000)
  expect(performance.now() - begin).toBeLessThan(4000)
})

test('R9: who does not end in time is cut off', async () => {
  const { connections, server, port } = await openServer()
  const failed = client(port)('/later').catch((error: unknown) => error)
  await once(server, 'request')
  await connections.close(50)
  expect(await failed).toMatchObject({ code: 'ECONNRESET' })
})

test('R9: who does not send the headers in time is cut off, by the limits of the HTTP server', async () => {
  const { port } = await openServer({
    headersTimeout: 50,
    requestTimeout: 60,
    connectionsCheckingInterval: 10,
  })
  const slow = connect(port, '127.0.0.1')
  slow.write('GET / HTTP/1.1\r\n')
  const [first] = (await once(slow, 'data')) as [Buffer]
  expect(first.toString()).toMatch(/^HTTP\/1.1 408 /)
})

async function answerTo(headers: string): Promise<string> {
  const server = createServer(refuseSeveralHosts((_request, response) => response.end('answered')))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`GET / HTTP/1.1\r\n${headers}connection: close\r\n\r\n`)
  return await text(socket)
}

test('a request that names two hosts is refused, even when both are the same', async () => {
  expect(await answerTo('host: a.example\r\nHOST: b.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await answerTo('host: a.example\r\nhost: a.example\r\n')).toMatch(/^HTTP\/1\.1 400 /)
  expect(await answerTo('host: a.example\r\nx: host\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})
