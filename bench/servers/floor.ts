// What the list of tools costs at the least on this machine: plain Node, nothing but the list.
//   FLOOR=memory  answers from a constant
//   FLOOR=pg      runs one prepared SELECT for each request, on a pool as large as the site's
import { createServer, type ServerResponse } from 'node:http'
import pg from 'pg'
import { publicToolColumns } from '#app/records/tools/store.server.ts'

const list = {
  name: 'list',
  text: `select ${publicToolColumns.join(', ')} from tools where is_active order by sort_order, name limit 500`,
}
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const read = async () => Buffer.from(JSON.stringify({ tools: (await pool.query(list)).rows }))

function send(response: ServerResponse, status: number, body: Buffer) {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
  })
  response.end(body)
}

const constant = process.env.FLOOR === 'memory' ? await read() : undefined
if (constant) await pool.end()

createServer((_request, response) => {
  if (constant) return send(response, 200, constant)
  return void read().then(
    (body) => send(response, 200, body),
    () => send(response, 503, Buffer.from('{}')),
  )
}).listen(Number(process.env.PORT), '127.0.0.1')
