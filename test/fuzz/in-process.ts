import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { seedSite } from '#server/seed.ts'
import { testStorage } from '../database.ts'
import { enrolled } from '../second-factor.ts'
import { signInSite, siteUrl } from '../sign-in-site.ts'
import { standInForSso } from '../sso-provider.ts'
import { type FuzzRequest, initOf, openAgain, type Who } from './request.ts'
import { goodUpstreams } from './upstreams.ts'

const methods = [
  'google',
  'password',
  'email-otp',
  'magic-link',
  'phone',
  'web3',
  'sso',
  'totp',
  'passkey',
] as const
const ingestToken = 'a-token-of-the-random-client'

/** So often somebody signs in anew: a request may have ended the session, or taken the account away. */
const perSignIn = 1000

/** The whole server, seeded, with every way to sign in, for a random client. */
export async function fuzzedSite() {
  const sso = await standInForSso({ sub: 'x', email: 'x@example.com', email_verified: true })
  const dataDir = join(tmpdir(), `chautari-fuzz-${randomUUID()}`)
  mkdirSync(dataDir)
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const storage = await testStorage()
  await seedSite(storage.db)
  const upstreams = await goodUpstreams()
  const config = { ...sso, ...upstreams, authMethods: new Set(methods), ingestToken, dataDir }
  const site = await signInSite(config, storage)
  let sent = 0
  let people = await signedInAt(site)
  const send = async (one: FuzzRequest) => {
    sent += 1
    if (sent % perSignIn === 0) {
      people = await signedInAt(site)
      await openAgain(people.operator, async (path, init) => await site.app.request(path, init))
    }
    const url = new URL(`${siteUrl}${one.path}?${one.query}`)
    const init = initOf(one, url.pathname.startsWith('/api/ingest') ? ofProgram(one.who) : people[one.who])
    // Each from somewhere else: limits are not what is looked at here.
    const remoteAddress = `10.${sent >> 16}.${(sent >> 8) & 255}.${sent & 255}`
    const incoming = { socket: { remoteAddress, remotePort: 1, remoteFamily: 'IPv4' } }
    const answer = await site.app.request(url.href, init, { incoming })
    return { url, answer: { status: answer.status, headers: answer.headers, text: await answer.text() } }
  }
  const ask = async (path: string) => await site.app.request(path, { headers: people.operator })
  return { ...site, send, ask }
}

type People = Record<Who, Record<string, string>>

async function signedInAt(site: Awaited<ReturnType<typeof signInSite>>): Promise<People> {
  await site.db.deleteFrom('auth_factors').execute()
  // Ten codes of one user in a quarter of an hour, of which this takes one each time.
  await site.db.deleteFrom('auth_rate_limits').execute()
  site.google.says({})
  const operator = await enrolled(site)
  site.google.says({ sub: '2', email: 'ram@example.com' })
  const visitor = site.browser()
  const { bearer } = await visitor.signIn()
  const cookie = [...visitor.jar].map((pair) => pair.join('=')).join('; ')
  return {
    nobody: {},
    forged: {
      authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.',
      cookie: '__Host-chautari-session=a.1',
    },
    visitor: { ...bearer, cookie },
    operator: operator.bearer,
  }
}

function ofProgram(who: Who): Record<string, string> {
  return who === 'operator' ? { authorization: `Bearer ${ingestToken}` } : {}
}
