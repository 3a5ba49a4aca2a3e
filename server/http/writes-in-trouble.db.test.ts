import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { KyselyPlugin } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { authMethod } from '#app/platform/env/sign-in-config.server.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { everyWrite, type Write } from '#test/every-write.ts'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'chautari-trouble-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

/** What pg throws while a server is killed, restarted, frozen, full, or out of connections or memory: message, code, call. */
const faults = [
  ['Connection terminated unexpectedly'],
  ['Connection terminated due to connection timeout'],
  ['timeout exceeded when trying to connect'],
  ['Client has encountered a connection error and is not queryable'],
  ['The database says nothing'],
  ...['53300', '53100', '53200', '57P01', '57P02', '57P03', '57014', '08006', '58030', '25006'].map(
    (code) => [`SQLSTATE ${code}`, code],
  ),
  ...['ECONNRESET', 'EPIPE', 'ETIMEDOUT'].map((code) => [`read ${code}`, code, 'read']),
  ...['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOENT'].map((code) => [
    `connect ${code}`,
    code,
    'connect',
  ]),
  ...['ENOTFOUND', 'EAI_AGAIN'].map((code) => [`getaddrinfo ${code}`, code, 'getaddrinfo']),
].map(([message, code, syscall]) =>
  Object.assign(new Error(message), code && { code }, syscall && { syscall }),
)

const mostQueries = 12

/** Lets one query fail, and is well again at once: nothing is learned by asking the database afterwards. */
class Trouble implements KyselyPlugin {
  #left = 0
  #fault = new Error('none')

  set(query: number, fault: Error) {
    this.#left = query
    this.#fault = fault
  }

  get isOver() {
    return this.#left <= 0
  }

  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    this.#left -= 1
    if (this.#left === 0) throw this.#fault
    return node
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

test('R1, R2: whichever query of a write fails, the answer is 503 and no other failure', async () => {
  const trouble = new Trouble()
  const stored = await testStorage()
  await seedSite(stored.db)
  const storage = { ...stored, db: stored.db.withPlugin(trouble) }
  const ingestToken = 'the-token-of-a-program'
  const site = await signInSite({ authMethods: new Set(authMethod.options), ingestToken, dataDir }, storage)
  const { bearer } = await site.browser().signIn()
  let sent = 0
  const send = async ({ method, path, kind, body, type }: Write) => {
    const isForm = kind === 'form' || kind === 'link'
    const headers = {
      ...bearer,
      ...(kind === 'program' && { authorization: `Bearer ${ingestToken}` }),
      host: 'chautari.example',
      origin: siteUrl,
      'content-type': type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json'),
    }
    sent += 1
    const socket = { remoteAddress: `10.1.${sent >> 8}.${sent & 255}`, remotePort: 1, remoteFamily: 'IPv4' }
    const bytes = new TextEncoder().encode(isForm ? String(body) : JSON.stringify(body))
    return await site.app.request(siteUrl + path, { method, headers, body: bytes }, { incoming: { socket } })
  }
  const wrong: string[] = []
  let seen = 0
  for (const [name, write] of everyWrite) {
    for (let query = 1; query <= mostQueries; query += 1) {
      const fault = faults[seen % faults.length] ?? new Error('none')
      trouble.set(query, fault)
      const { status } = await send(write)
      if (!trouble.isOver) break
      seen += 1
      if (status >= 500 && status !== 503) wrong.push(`${name}, query ${query}, ${fault.message}: ${status}`)
    }
    trouble.set(0, new Error('none'))
  }
  expect(seen).toBeGreaterThan(400)
  expect(wrong).toEqual([])
})
