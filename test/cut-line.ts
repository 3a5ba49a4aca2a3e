import { createConnection, createServer, type Socket } from 'node:net'

/** A line to a server on which everything stops at a word, and no connection breaks. */
export interface CutLine {
  /** The server's address with this line's port in it. */
  url: string
  cut: () => void
  mend: () => void
  close: () => Promise<void>
}

export async function lineTo(address: string): Promise<CutLine> {
  const target = new URL(address)
  const sockets = new Set<Socket>()
  let isCut = false
  const line = createServer((near) => {
    const far = createConnection(Number(target.port), target.hostname)
    for (const socket of [near, far]) {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    }
    join(near, far)
    if (isCut) for (const socket of [near, far]) socket.pause()
  })
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve))
  const { port } = line.address() as { port: number }
  target.hostname = '127.0.0.1'
  // A socket file would lead past the line.
  target.searchParams.delete('host')
  const url = Object.assign(new URL(target), { port: String(port) }).href
  return {
    url,
    cut() {
      isCut = true
      for (const socket of sockets) socket.pause()
    },
    mend() {
      isCut = false
      for (const socket of sockets) socket.resume()
    },
    async close() {
      const closed = new Promise((resolve) => line.close(resolve))
      for (const socket of sockets) socket.destroy()
      await closed
    },
  }
}

/** Each gets what the other one says, and its end. */
function join(near: Socket, far: Socket): void {
  for (const [from, to] of [
    [near, far],
    [far, near],
  ] as const) {
    from.on('error', () => undefined)
    from.once('close', () => to.destroy())
    from.pipe(to)
  }
}
