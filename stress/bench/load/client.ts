// Asks one address for some seconds, each connection again when it was answered, and prints what it saw:
//   node bench/load/client.ts URL CONNECTIONS SECONDS [HEADERS AS JSON]
import { createHistogram } from 'node:perf_hooks'
import { Client } from 'undici'

export interface Seen {
  seconds: number
  requests: number
  /** In milliseconds, from the question to the last byte. */
  p50: number
  p99: number
  /** Of all bodies, as they came over the wire. */
  bytes: number
  statuses: Record<string, number>
  /** Requests without an answer. */
  failures: number
}

const answerWithinMs = 10_000

const [address = '', connections = '16', seconds = '6', headers = '{}'] = process.argv.slice(2)
const { origin, pathname, search } = new URL(address)
const asked = {
  path: pathname + search,
  method: 'GET' as const,
  headers: JSON.parse(headers) as Record<string, string>,
}
const times = createHistogram()
const statuses: Record<string, number> = {}
let bytes = 0
let failures = 0

const begun = performance.now()
const end = begun + Number(seconds) * 1000
await Promise.all(Array.from({ length: Number(connections) }, askUntilEnd))
const seen: Seen = {
  seconds: (performance.now() - begun) / 1000,
  requests: times.count,
  p50: times.percentile(50) / 1e6,
  p99: times.percentile(99) / 1e6,
  bytes,
  statuses,
  failures,
}
console.log(JSON.stringify(seen))

async function askUntilEnd(): Promise<void> {
  const limits = { headersTimeout: answerWithinMs, bodyTimeout: answerWithinMs }
  const client = new Client(origin, limits)
  while (performance.now() < end) await ask(client)
  await client.close()
}

/** Bodies are counted and let go: a client that puts them together is slower than the server it measures. */
function ask(client: Client): Promise<void> {
  const askedAt = performance.now()
  return new Promise((resolve) => {
    client.dispatch(asked, {
      // By this one undici knows the handler's form.
      onRequestStart() {},
      onResponseStart(_controller, status) {
        statuses[status] = (statuses[status] ?? 0) + 1
      },
      onResponseData(_controller, part) {
        bytes += part.length
      },
      onResponseEnd() {
        times.record(Math.max(1, Math.round((performance.now() - askedAt) * 1e6)))
        resolve()
      },
      onResponseError() {
        failures += 1
        resolve()
      },
    })
  })
}
