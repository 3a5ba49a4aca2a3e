import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { StopListening } from './storage.ts'

const firstDelayMs = 100
const longestDelayMs = 2_000
const heartbeatMs = 30_000
const heartbeatTimeoutMs = 5_000

interface Listening {
  newClient: () => pg.Client
  channel: string
  onPayload: (payload: string) => void
  onReconnect: () => void
  onConnectionLost: (error: Error) => void
}

/** Listens on a connection of its own, for ever: what breaks is connected again. Rejects if the first try fails. */
export async function startListening(listening: Listening): Promise<StopListening> {
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  let current = await connect(listening)
  watch()

  function watch() {
    const heartbeat = setInterval(() => beat(current), heartbeatMs).unref()
    current.once('end', () => {
      clearInterval(heartbeat)
      if (!stopped()) void reconnect()
    })
  }

  async function reconnect() {
    for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, longestDelayMs)) {
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopped()) return
      const next = await connect(listening).catch(() => undefined)
      if (!next) continue
      if (stopped()) return await next.end()
      current = next
      watch()
      return listening.onReconnect()
    }
  }

  return async () => {
    if (stopped()) return
    stopping.abort()
    await current.end().catch(() => {})
  }
}

async function connect({ newClient, channel, onPayload, onConnectionLost }: Listening): Promise<pg.Client> {
  const client = newClient()
  client.on('error', onConnectionLost)
  client.on('notification', (message) => onPayload(message.payload ?? ''))
  try {
    await client.connect()
    await client.query(`listen ${client.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** A connection that only listens would not notice that the other end went away without a word. */
function beat(client: pg.Client): void {
  const question = { text: 'select 1', query_timeout: heartbeatTimeoutMs }
  client.query(question).catch(() => client.end().catch(() => {}))
}
