// Sends usage events for some seconds, each connection the next one when it was answered, and prints what it saw:
//   node bench/ingest/client.ts ORIGIN CONNECTIONS SECONDS
import { connect } from 'node:net'
import { Visitor } from './events.ts'

export interface Sent {
  /** Answers by their status; 0 where a connection broke. */
  statuses: Record<string, number>
  seconds: number
  p50: number
  p99: number
}

const [origin = '', connections = '256', seconds = '6'] = process.argv.slice(2)
const { hostname, port, host } = new URL(origin)
const statuses: Record<string, number> = {}
const took: number[] = []
const begun = performance.now()
const end = begun + Number(seconds) * 1000

await Promise.all(Array.from({ length: Number(connections) }, send))
took.sort((one, other) => one - other)
const at = (share: number) => took[Math.ceil(took.length * share) - 1] ?? Number.NaN
const sent: Sent = { statuses, seconds: (performance.now() - begun) / 1000, p50: at(0.5), p99: at(0.99) }
console.log(JSON.stringify(sent))

/** One connection. Nothing is left under way at the end: every event was answered, so what was stored can be counted. */
function send(): Promise<void> {
  const visitor = new Visitor()
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true })
    let text = ''
    let askedAt = 0
    const ask = () => {
      askedAt = performance.now()
      socket.write(visitor.next(host))
    }
    socket.setEncoding('latin1').on('data', (part: string) => {
      text += part
      const length = lengthOf(text)
      if (length === undefined || text.length < length) return
      count(text.slice(9, 12))
      took.push(performance.now() - askedAt)
      text = ''
      if (performance.now() < end) ask()
      else socket.destroy()
    })
    socket.once('connect', ask)
    socket.once('error', () => count('0'))
    socket.once('close', () => resolve())
  })
}

function count(status: string) {
  statuses[status] = (statuses[status] ?? 0) + 1
}

/** Of a whole answer; undefined until its head is there. What is measured here never answers in chunks with a body. */
function lengthOf(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const body = /^content-length: *(\d+)/im.exec(text.slice(0, head))?.[1]
  if (body !== undefined) return head + 4 + Number(body)
  return /^transfer-encoding: *chunked/im.test(text.slice(0, head))
    ? head + '\r\n\r\n0\r\n\r\n'.length
    : head + 4
}
