import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import type { StopListening } from './storage.ts'

const firstDelayMs = 100
const longestDelayMs = 1_000
const heartbeatMs = 30_000
/** Waited for in steps: a process that was itself held up has waited for one of them, not for all. */
const answerSteps = 3
const answerStepMs = 300

interface Listening {
  newClient: () => pg.Client
  /** How long a client that is made waits for its connection. */
  connectWithinMs: number
  channel: string
  onPayload: (payload: string) => void
  onReconnect: () => void
  onConnectionLost: (error: Error) => void
  /** The connection stands, or can be made, but nothing comes back. */
  onSilence: () => void
  /** Something came back, if only a refusal. */
  onHeard: () => void
}

interface Listener {
  stop: StopListening
  /** Asks whether anybody is there. A connection on which nobody is gets replaced. */
  ask: () => Promise<void>
}

/** Listens on a connection of its own, for ever: what breaks is connected again. Rejects if the first try fails. */
export async function startListening(listening: Listening): Promise<Listener> {
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  let current = await connect(listening)
  watch()

  function watch() {
    // A connection that only listens would not notice that the other end went away without a word.
    const heartbeat = setInterval(() => void ask(), heartbeatMs).unref()
    current.once('end', () => {
      clearInterval(heartbeat)
      if (!stopped()) void reconnect()
    })
  }

  async function ask() {
    const asked = current
    if (await answers(asked)) return
    listening.onSilence()
    asked.connection.stream.destroy()
  }

  async function reconnect() {
    for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, longestDelayMs)) {
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopped()) return
      const begun = performance.now()
      const next = await connect(listening).catch(() => undefined)
      if (next || performance.now() - begun < listening.connectWithinMs) listening.onHeard()
      else listening.onSilence()
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

  return { stop, ask }
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

/** Whether anything comes back; what is broken says so itself. */
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
