import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'

const form = '<form action="/find"><input name="q"></form><a href="/bank?code=NARBNPKA">A bank</a>'

/** A site with two holes that every scanner must find: a word that is shown as it is, and one that is put into SQL. */
export async function openVulnerablePage(databaseUrl: string) {
  const database = new pg.Pool({ connectionString: databaseUrl })
  const answer = async ({ pathname, searchParams }: URL) => {
    if (pathname === '/find') return `${form}<p>Nothing found for ${searchParams.get('q') ?? ''}</p>`
    if (pathname !== '/bank') return form
    const { rows } = await database.query(
      `select name from banks where code = '${searchParams.get('code') ?? ''}'`,
    )
    return `${form}<p>${JSON.stringify(rows)}</p>`
  }
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://page'))
      .catch((error: unknown) => `${form}<p>PostgreSQL query failed: ERROR: ${String(error)}</p>`)
      .then((html) => {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
        response.end(`<!doctype html><title>A page with holes</title>${html}`)
      })
      .catch(() => response.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await database.end()
  }
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}
