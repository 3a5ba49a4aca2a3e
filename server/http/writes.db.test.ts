import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { authMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { Storage } from '#db/storage.ts'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '#test/database.ts'
import { printedTables } from '#test/every-table.ts'
import { everyWrite, mountedWrites, type Write } from '#test/every-write.ts'
import { signInSite, siteUrl } from '#test/sign-in-site.ts'
import type { TestApp } from '#test/site.ts'

const ingestToken = 'the-token-of-a-program'
const dataDir = mkdtempSync(join(tmpdir(), 'chautari-writes-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const writes = [...everyWrite.values()]
/** All but links, which mail services post from their own servers. */
const guarded = writes.filter(({ kind }) => kind !== 'link')
const nameOf = ({ method, path }: Write) => `${method} ${path}`
const others = ['https://evil.example', 'null', 'http://chautari.example', `${siteUrl}.evil.example`]

let storage: Storage
let app: TestApp
let operator: Record<string, string>

beforeAll(async () => {
  storage = await testStorage()
  await seedSite(storage.db)
  const site = await signInSite({ authMethods: new Set(authMethod.options), ingestToken, dataDir }, storage)
  app = site.app
  const sita = site.browser()
  const { bearer } = await sita.signIn()
  // All that a browser of an operator could ever bring: what is refused below is refused in spite of it.
  operator = { ...bearer, cookie: [...sita.jar].map((pair) => pair.join('=')).join('; ') }
})

interface Forged {
  method?: string
  origin?: string | undefined
  type?: string | undefined
}

let sent = 0

async function send(write: Write, forged: Forged) {
  const isForm = write.kind === 'form' || write.kind === 'link'
  const text = isForm ? String(write.body) : JSON.stringify(write.body)
  const usualType = write.type ?? (isForm ? 'application/x-www-form-urlencoded' : 'application/json')
  const { method = write.method, origin = siteUrl, type = usualType } = forged
  const headers = new Headers(operator)
  if (write.kind === 'program') headers.set('authorization', `Bearer ${ingestToken}`)
  headers.set('host', 'chautari.example')
  if (!('origin' in forged) || forged.origin !== undefined) headers.set('origin', origin)
  const isTyped = !('type' in forged) || forged.type !== undefined
  if (isTyped) headers.set('content-type', type)
  sent += 1
  const incoming = {
    socket: { remoteAddress: `10.0.${sent >> 8}.${sent & 255}`, remotePort: 1, remoteFamily: 'IPv4' },
  }
  // Bytes, for a text would bring a content type of its own.
  const carries = method !== 'GET' && method !== 'HEAD'
  const init = { method, headers, ...(carries && { body: new TextEncoder().encode(text) }) }
  const answer = await app.request(`${siteUrl}${write.path}`, init, { incoming })
  const body = (await answer.json().catch(() => ({}))) as Partial<
    Record<'code' | 'error_code' | 'reason', string>
  >
  const { status, headers: given } = answer
  return { status, headers: given, code: body.error_code ?? body.code, reason: body.reason }
}

/** Counted or noted on the way, by refusals too. */
const besides = new Set(['auth_rate_limits', 'error_logs', 'auth_keys'])

async function stored(): Promise<Record<string, string[]>> {
  const tables = Object.entries(await printedTables(storage.db))
  return Object.fromEntries(tables.filter(([name]) => !besides.has(name)))
}

/** How a kind of write refuses what comes from another site, and a body that a form could send. */
const refusals: Record<Exclude<Write['kind'], 'link'>, { origin: unknown; type: unknown }> = {
  page: { origin: [400, 'bad-input'], type: [400, 'bad-input'] },
  form: { origin: [400, 'bad-input'], type: [400, 'bad-input'] },
  program: { origin: [400, 'bad-input'], type: [400, 'bad-input'] },
  operator: { origin: [403, undefined], type: [415, undefined] },
  browser: { origin: [403, 'foreign_origin'], type: [415, 'unsupported_content_type'] },
  client: { origin: [403, 'foreign_origin'], type: [415, 'unsupported_content_type'] },
}

/** Some take no body at all: what is no body is not read. */
const readsBody = async (write: Write) => {
  const { adminRoutes } = await import('#server/admin/routes.ts')
  if (write.kind !== 'operator') return true
  const route = adminRoutes.find((one) => one.method === write.method && matches(one.path, write.path))
  return route?.accepts !== undefined
}
const matches = (form: string, path: string) => new RegExp(`^${form.replace(/:\w+/g, '[^/]+')}$`).test(path)

test('ASVS 3.5.1: every write of the server has its line in the table', () => {
  expect([...everyWrite.keys()].toSorted()).toEqual(mountedWrites(app).toSorted())
  expect(writes.length).toBeGreaterThan(50)
})

test('ASVS 3.5.1, 3.5.2, 3.5.3: a write from another site is refused, whatever the browser brings with it', async () => {
  const before = await stored()
  for (const write of guarded) {
    for (const origin of others) {
      const { status, code, headers } = await send(write, { origin })
      expect([status, code], `${nameOf(write)} from ${origin}`).toEqual(
        refusals[write.kind as keyof typeof refusals].origin,
      )
      expect(headers.has('set-cookie')).toBe(false)
    }
  }
  expect(await stored()).toEqual(before)
})

test('ASVS 3.5.1: where a browser is believed by itself, a write that names no origin is refused', async () => {
  const before = await stored()
  const ofBrowsers = writes.filter(({ kind }) => kind === 'browser')
  for (const write of ofBrowsers) {
    const { status, code } = await send(write, { origin: undefined })
    expect([status, code], nameOf(write)).toEqual([403, 'foreign_origin'])
  }
  expect(ofBrowsers).toHaveLength(8)
  expect(await stored()).toEqual(before)
})

test('ASVS 3.5.2: a body of a type that any page can send is refused', async () => {
  const before = await stored()
  const simple = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'text/json',
  ]
  for (const write of guarded) {
    if (!(await readsBody(write))) continue
    const wrong = write.kind === 'form' ? ['text/plain', 'application/json', 'multipart/form-data'] : simple
    for (const type of wrong) {
      const { status, code } = await send(write, { type })
      expect([status, code], `${nameOf(write)} as ${type}`).toEqual(
        refusals[write.kind as keyof typeof refusals].type,
      )
    }
    // What reads no body may well be sent without a type.
    if (write.kind === 'client' || write.kind === 'browser') continue
    const { status, code } = await send(write, { type: undefined })
    expect([status, code], `${nameOf(write)} without a type`).toEqual(
      refusals[write.kind as keyof typeof refusals].type,
    )
  }
  expect(await stored()).toEqual(before)
})

test('ASVS 3.5.3: nothing is written by GET or HEAD at the address of a write, nor with an unknown method', async () => {
  const before = await stored()
  for (const write of writes) {
    for (const method of ['GET', 'HEAD', 'PATCH', 'OPTIONS', 'PROPFIND']) {
      const { status, headers } = await send(write, { method })
      expect(status, `${method} ${write.path}`).toBeLessThan(500)
      expect(headers.has('set-cookie'), `${method} ${write.path}`).toBe(false)
    }
  }
  expect(await stored()).toEqual(before)
})

/** What OAuth wants: a browser is sent there. Each has a proof of its own in its address, or a token. */
const sentThere = new Set(
  ['authorize', 'callback/google', 'callback/sso', 'reauthenticate', 'user/identities/authorize'].map(
    (path) => `/auth/v1/${path}`,
  ),
)
/** Copies of what other servers publish. */
const copies = ['forex_days', 'crypto_lists', 'crypto_calls', 'media']

test('ASVS 3.5.3: no other address writes when it is read, and none at all by HEAD', async () => {
  const read = app.routes.filter(({ method, path }) => method === 'GET' && !path.includes('*'))
  const paths = [...new Set(read.map(({ path }) => path))]
  expect(paths.filter((path) => sentThere.has(path))).toHaveLength(sentThere.size)
  const ownRows = async () => {
    const tables = Object.entries(await stored())
    return Object.fromEntries(tables.filter(([name]) => !copies.includes(name)))
  }
  const before = await ownRows()
  for (const path of paths) {
    const given = path.replace(/:\w+(\{.*?\})?/g, '7c9e6679-7425-40de-944b-e07fc1f90ae7')
    for (const method of sentThere.has(path) ? ['HEAD'] : ['GET', 'HEAD']) {
      const write: Write = {
        method,
        path: `${given}?code=x&state=x&token=x&type=magiclink`,
        kind: 'client',
        body: {},
      }
      const { status } = await send(write, {})
      expect(!sentThere.has(path) || status === 404, path).toBe(true)
    }
  }
  expect(await ownRows()).toEqual(before)
})

/** Reads that any site may show: data for everybody, without cookies. */
const isOpenRead = (method: string, path: string) =>
  method !== 'POST' && /^\/(api\/(?!admin-)|data\/)/.test(path)

test('ASVS 3.4.2: no answer lets another site read it but public reads, and none with cookies', async () => {
  const preflight = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  const paths = [...new Set(app.routes.filter(({ path }) => !path.includes('*')).map(({ path }) => path))]
  for (const path of ['/', ...paths.map((one) => one.replace(/:\w+(\{.*\})?/g, '1'))]) {
    for (const method of ['OPTIONS', 'GET', 'POST']) {
      const { headers } = await app.request(`${siteUrl}${path}`, { method, headers: preflight })
      const opened = [...headers.keys()].filter((name) => name.startsWith('access-control-'))
      const allowed = isOpenRead(method, path)
        ? opened.filter((name) => name !== 'access-control-allow-credentials')
        : []
      expect(opened, `${method} ${path}`).toEqual(allowed)
      expect(['*', null], path).toContain(headers.get('access-control-allow-origin'))
    }
  }
})

test('ASVS 3.5.1: what is refused from elsewhere is not refused on a page of this site', async () => {
  for (const write of writes) {
    // The account of who asks would be gone for the others.
    if (/\/(logout|user)$/.test(write.path)) continue
    const { status, code, reason } = await send(write, {})
    // The operator of this test has no second factor.
    if (reason === 'recent_factor_needed') continue
    const isOfSignIn = write.kind === 'browser' || write.kind === 'client'
    const isRefused = isOfSignIn
      ? code === 'foreign_origin' || code === 'unsupported_content_type'
      : write.kind === 'form'
        ? code === 'bad-input'
        : status === 403 || status === 415 || (write.kind !== 'operator' && status >= 300 && status !== 303)
    expect(isRefused, `${nameOf(write)}: ${status}`).toBe(false)
  }
})
