import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { StopListening, Storage } from './storage.ts'

/** For a new connection, of the pool too. */
export const connectWithinMs = 1_500
const firstDelayMs = 100
const longestDelayMs = 1_000
const heartbeatMs = 30_000
/** In steps: while the process itself is blocked, only one of them passes. */
const answerSteps = 3
const answerStepMs = 300

interface Listening {
  connection: pg.ClientConfig
  subscription: Parameters<Storage['listen']>
  onConnectionLost: (error: Error) => void
  liveness: {
    /** Whether there was an answer, if only a refusal; without one the connection is open, or can be opened, all the same. */
    setResponsive: (isResponsive: boolean) => void
    /** @param probe checks that the database answers; a connection without an answer is replaced */
    addProbe: (probe: () => Promise<void>) => () => void
  }
}

/** Listens on its own connection and reconnects when it is lost. Rejects if the first connection fails. */
export async function startListening(listening: Listening): Promise<StopListening> {
  const { liveness } = listening
  const [, , onReconnect] = listening.subscription
  const stopping = new AbortController()
  const stopped = () => stopping.signal.aborted
  let current = await connect(listening)
  const probe = () => probeClient(current, liveness)
  const removeProbe = liveness.addProbe(probe)
  watch()

  function watch() {
    // A connection that only listens does not notice that the other end is gone.
    const heartbeat = setInterval(() => void probe(), heartbeatMs).unref()
    current.once('end', () => {
      clearInterval(heartbeat)
      if (!stopped()) void reconnect()
    })
  }

  async function reconnect() {
    for (let delay = firstDelayMs; ; delay = Math.min(delay * 2, longestDelayMs)) {
      await sleep(delay, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      if (stopped()) return
      const begun = performance.now()
      const next = await connect(listening).catch(() => undefined)
      liveness.setResponsive(next !== undefined || performance.now() - begun < connectWithinMs)
      if (!next) continue
      if (stopped()) return await next.end()
      current = next
      watch()
      return onReconnect()
    }
  }

  return async () => {
    if (stopped()) return
    stopping.abort()
    removeProbe()
    await current.end().catch(() => {})
  }
}

async function connect({ connection, subscription, onConnectionLost }: Listening): Promise<pg.Client> {
  const [channel, onPayload] = subscription
  const client = new pg.Client({ ...connection, application_name: 'chautari listener' })
  client.on('error', onConnectionLost)
  client.on('notification', (message) => onPayload(message.payload ?? ''))
  try {
    await client.connect()
    const text = `listen ${client.escapeIdentifier(channel)}`
    await client.query({ text, query_timeout: connectWithinMs } as pg.QueryConfig)
    return client
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
}

async function probeClient(client: pg.Client, liveness: Listening['liveness']): Promise<void> {
  if (await answers(client)) return
  liveness.setResponsive(false)
  client.connection.stream.destroy()
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
