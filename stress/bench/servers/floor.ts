// What an answer costs at the least on this machine: plain Node, nothing but the answer.
//   FLOOR=memory  the list of tools from a constant
//   FLOOR=page    the very bytes, in brotli, that the address in PAGE gave
//   FLOOR=pg      the list of tools by one prepared SELECT for each request, on a pool as large as the site's
//   FLOOR=insert  a usage event by one prepared INSERT for each request, committed before the answer
import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import pg from 'pg'
import { toolRecord } from '../../../app/records/tools/schema.ts'

interface Answer {
  headers: Record<string, string>
  body: Buffer
}

const list = {
  name: 'list',
  text: `select ${toolRecord.columns.join(', ')} from tools where is_active order by sort_order, name limit 500`,
}
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

async function readList(): Promise<Answer> {
  const body = Buffer.from(JSON.stringify({ tools: (await pool.query(list)).rows }))
  return { headers: { 'content-type': 'application/json; charset=utf-8' }, body }
}

/** Read by the raw client: `fetch` would decompress it. */
async function readPage(address: string): Promise<Answer> {
  const asked = request(address, { headers: { 'accept-encoding': 'br' } }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const chunks = (await response.toArray()) as Buffer[]
  return {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
    body: Buffer.concat(chunks),
  }
}

function send(response: ServerResponse, status: number, { headers, body }: Answer) {
  response.writeHead(status, { ...headers, 'content-length': body.length })
  response.end(body)
}

const event = {
  name: 'event',
  text: 'insert into floor_events (name, session_id, agent, details) values ($1, $2, $3, $4)',
}

async function storeEvent(incoming: IncomingMessage): Promise<void> {
  const given: unknown = JSON.parse(Buffer.concat((await incoming.toArray()) as Buffer[]).toString())
  const { tool_name, session_id, details } = given as Record<string, unknown>
  await pool.query({ ...event, values: [tool_name, session_id, incoming.headers['user-agent'], details] })
}

async function makeTable(): Promise<Answer> {
  await pool.query(`create table if not exists floor_events (
    at timestamptz not null default now(), name text not null, session_id uuid not null, agent text, details jsonb)`)
  return { headers: {}, body: Buffer.from('ready') }
}

const constants: Record<string, () => Promise<Answer>> = {
  memory: readList,
  page: () => readPage(process.env.PAGE ?? ''),
  insert: makeTable,
}
const constant = await constants[process.env.FLOOR ?? '']?.()
if (constant && process.env.FLOOR !== 'insert') await pool.end()

createServer((incoming, response) => {
  if (incoming.method === 'POST') {
    return void storeEvent(incoming).then(
      () => response.writeHead(202, { 'content-length': 0 }).end(),
      () => send(response, 503, { headers: {}, body: Buffer.from('{}') }),
    )
  }
  if (constant) return send(response, 200, constant)
  return void readList().then(
    (answer) => send(response, 200, answer),
    () => send(response, 503, { headers: {}, body: Buffer.from('{}') }),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
