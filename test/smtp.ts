import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

interface Received {
  from: string
  to: string[]
  /** The whole mail as it came over the line. */
  source: string
}

/** A server for mail on a port of this machine, until the test ends. */
export async function smtpServer(options: { refuses?: boolean } = {}) {
  const received: Received[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onAuth: (_, __, done) => done(null, { user: 'anybody' }),
    onRcptTo: (_, __, done) =>
      done(options.refuses ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        const to = envelope.rcptTo.map(({ address }) => address)
        received.push({ from, to, source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
  })
  server.on('error', () => undefined)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  onTestFinished(() => new Promise((closed) => server.close(() => closed())))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, received }
}
