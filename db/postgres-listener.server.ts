import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { StopListening } from './storage.ts'

const firstDelayMs = 100
const longestDelayMs = 1_000
const heartbeatMs = 30_000
/** In steps: while the process itself is blocked, only one of them passes. */
const answerSteps = 3
const answerStepMs = 300

interface Listening {
  newClient: () => pg.Client
  /** For a new client. */
  connectWithinMs: number
  channel: string
  onPayload: (payload: string) => void
  onReconnect: () => void
  onConnectionLost: (error: Error) => void
  /** The connection is open, or can be opened, but there is no answer. */
  onUnresponsive: () => void
  /** There was an answer, if only a refusal. */
  onResponsive: () => void
}

interface Listener {
  stop: StopListening
  /** Checks that the database answers; a connection without an answer is replaced. */
  probe: () => Promise<void>
}

/** Listens on its own connection and reconnects when it is lost. Rejects if the first connection fails. */
export async function startListening(listening: Listening): Promise<Listener> {
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  let current = await connect(listening)
  watch()

  function watch() {
    // A connection that only listens does not notice that the other end is gone.
    const heartbeat = setInterval(() => void probe(), heartbeatMs).unref()
    current.once('end', () => {
      clearInterval(heartbeat)
      if (!stopped()) void reconnect()
    })
  }

  async function probe() {
    const probed = current
    if (await answers(probed)) return
    listening.onUnresponsive()
    probed.connection.stream.destroy()
  }

  async function reconnect() {
    for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, longestDelayMs)) {
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopped()) return
      const begun = performance.now()
      const next = await connect(listening).catch(() => undefined)
      if (next || performance.now() - begun < listening.connectWithinMs) listening.onResponsive()
      else listening.onUnresponsive()
      if (!next) continue
      if (stopped()) return await next.end()
      current = next
      watch()
      return listening.onReconnect()
    }
  }

  async function stop() {
    if (stopped()) return
    stopping.abort()
    await current.end().catch(() => {})
  }

  return { stop, probe }
}

async function connect(listening: Listening): Promise<pg.Client> {
  const { newClient, channel, onPayload, onConnectionLost, connectWithinMs } = listening
  const client = newClient()
  client.on('error', onConnectionLost)
  client.on('notification', (message) => onPayload(message.payload ?? ''))
  try {
    await client.connect()
    const request = {
      text: `listen ${client.escapeIdentifier(channel)}`,
      query_timeout: connectWithinMs,
    }
    await client.query(request)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

/** Whether there is any answer. An error is one: a broken connection is noticed by its own event. */
async function answers(client: pg.Client): Promise<boolean> {
  const answer = client.query('select 1').then(
    () => true,
    () => true,
  )
  for (let step = 0; step < answerSteps; step += 1) {
    const pause = sleep(answerStepMs, false, { ref: false })
    if (await Promise.race([answer, pause])) return true
  }
  return false
}
