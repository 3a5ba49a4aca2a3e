// Loaded into a server before its own code: writes down the client's port of each connection that it accepts.
import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import type { Socket } from 'node:net'

const file = process.env.ACCEPTED_PORTS ?? ''

subscribe('net.server.socket', (message) => {
  const { socket } = message as { socket: Socket }
  // Synchronously, because the process may be killed.
  if (file) appendFileSync(file, `${socket.remotePort ?? 0}\n`)
})
