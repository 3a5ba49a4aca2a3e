import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { refuseSeveralHosts } from './one-host.ts'

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
