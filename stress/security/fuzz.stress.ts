import fc from 'fast-check'
import { expect, test } from 'vitest'
import { freePort } from '../../test/free-port.ts'
import { apiRequests } from '../../test/fuzz/api-requests.ts'
import type { OpenApiDocument } from '../../test/fuzz/document.ts'
import { judge } from '../../test/fuzz/judge.ts'
import { readKnown } from '../../test/fuzz/known.ts'
import { type FuzzRequest, initOf, openAgain, type Who } from '../../test/fuzz/request.ts'
import { signInRequests } from '../../test/fuzz/sign-in-requests.ts'
import { goodUpstreams } from '../../test/fuzz/upstreams.ts'
import { standInForGoogle } from '../../test/google.ts'
import { startPostgres } from '../../test/postgres.ts'
import { standInForSso } from '../../test/sso-provider.ts'
import { visitorBrowser } from '../../test/visitor-browser.ts'
import { residentMiB } from '../bench/lib/machine.ts'
import { inspectedAt, openInspector } from '../lib/inspector.ts'
import { type WholeSite, wholeSite } from '../lib/whole-site.ts'

const requests = 100_000
/** At once, so that requests meet each other too. */
const clients = 4
/** Requests between two sign-ins: one of them may have ended the session or deleted the account. */
const perSignIn = 2000
const ingestToken = 'a-token-of-the-random-client'
/** After a collection: how much garbage waits for one is chance. */
const maxHeldMiB = 150
const shownTrouble = 10

async function startedSite() {
  const postgres = await startPostgres()
  const stand = await standInForGoogle()
  const { google } = stand
  const { oidc } = await standInForSso({ sub: 'x', email: 'x@example.com', email_verified: true })
  const { nrbUrl, coinGeckoUrl } = await goodUpstreams()
  const inspected = await freePort()
  const site = await wholeSite({
    env: {
      ...inspectedAt(inspected),
      DATABASE_URL: postgres.url,
      AUTH_SECRET: 'the random client has nothing to guess'.replaceAll(' ', '-'),
      ADMIN_EMAILS: 'sita@example.com',
      AUTH_METHODS: 'google,password,email-otp,magic-link,web3,sso,totp',
      GOOGLE_ISSUER: google.issuer,
      GOOGLE_CLIENT_ID: google.id,
      GOOGLE_CLIENT_SECRET: google.secret,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.id,
      OIDC_CLIENT_SECRET: oidc.secret,
      INGEST_TOKEN: ingestToken,
      NRB_URL: nrbUrl,
      COINGECKO_URL: coinGeckoUrl,
      TRUSTED_PROXIES: '127.0.0.1',
    },
  })
  return { postgres, site, inspected, google: stand, people: await signedIn(site, stand) }
}

type Google = Awaited<ReturnType<typeof standInForGoogle>>
type People = Record<Who, Record<string, string>>

let addresses = 0

/** Each request from somewhere else: limits are not what is looked at here. */
function fromElsewhere(): Record<string, string> {
  addresses += 1
  return { 'x-forwarded-for': `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}` }
}

async function ask({ origin }: WholeSite, address: string, init: RequestInit = {}) {
  const headers = new Headers(init.headers)
  for (const [name, value] of Object.entries(fromElsewhere())) headers.set(name, value)
  return await fetch(new URL(address, origin), { ...init, headers, redirect: 'manual' })
}

async function signedIn(site: WholeSite, google: Google): Promise<People> {
  const browser = () => visitorBrowser({ request: (address, init) => ask(site, address, init) }, site.origin)
  google.says({})
  const operator = await browser().signIn()
  google.says({ sub: '2', email: 'ram@example.com' })
  const ram = browser()
  const { bearer } = await ram.signIn()
  await openAgain(operator.bearer, (path, init) => ask(site, path, init))
  return {
    nobody: {},
    forged: { authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJ4In0.', cookie: 'chautari-session=a.1' },
    visitor: { ...bearer, cookie: [...ram.jar].map((pair) => pair.join('=')).join('; ') },
    operator: operator.bearer,
  }
}

/** Sends one request after the other as who it wants to be, and counts what came back. */
async function client() {
  const { postgres, site, inspected, google, ...first } = await startedSite()
  let { people } = first
  const statuses = new Map<number, number>()
  let sent = 0
  const send = async (one: FuzzRequest) => {
    sent += 1
    if (sent % perSignIn === 0) people = await signedIn(site, google)
    const url = new URL(`${site.origin}${one.path}?${one.query}`)
    const isProgram = url.pathname.startsWith('/api/ingest') && one.who === 'operator'
    const shown = isProgram ? { authorization: `Bearer ${ingestToken}` } : people[one.who]
    const answer = await ask(site, url.href, initOf(one, shown))
    const { status, headers } = answer
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    return { url, answer: { status, headers, text: await answer.text() } }
  }
  const told = () =>
    [...statuses]
      .toSorted(([one], [other]) => one - other)
      .map(([status, count]) => `${status} × ${count}`)
      .join(', ')
  const read = async (path: string) => await ask(site, path, { headers: people.operator })
  return { postgres, site, inspected, send, read, told, sent: () => sent }
}

test('R5: a hundred thousand random requests break nothing, and each is answered as the document says', async ({
  annotate,
}) => {
  const { postgres, site, inspected, send, read, told, sent } = await client()
  const document = (await (await read('/api/openapi.json')).json()) as OpenApiDocument
  const asked = fc.oneof(
    { weight: 3, arbitrary: apiRequests(document, await readKnown(read), site.origin) },
    { weight: 2, arbitrary: signInRequests(site.origin) },
  )
  const faultIn = judge(document)
  const isInOrder = async (one: FuzzRequest) => {
    const { url, answer } = await send(one)
    expect(faultIn(one.method, url, answer)).toBeUndefined()
  }
  const settings = { numRuns: requests / clients, endOnFailure: true, includeErrorInReport: true }
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, () => fc.assert(fc.asyncProperty(asked, isInOrder), settings)),
  )
  const seconds = ((performance.now() - begun) / 1000).toFixed(0)
  await annotate(`${sent()} requests in ${seconds} s; status × answers: ${told()}`)
  for (const path of ['/healthz', '/readyz']) expect((await fetch(`${site.origin}${path}`)).status).toBe(200)
  const inside = await openInspector(inspected)
  const held = await inside.heldMiB()
  inside.close()
  const resident = residentMiB(site.pid) ?? Number.NaN
  await annotate(
    `held ${held.toFixed(0)} MiB after a collection, resident ${resident.toFixed(0)} MiB at the end`,
  )
  expect(held).toBeLessThan(maxHeldMiB)
  expect(await site.stop()).toBe(0)
  const trouble = troubleIn(site.written())
  // Not toEqual(), whose message would be cut short.
  for (const line of trouble.slice(0, shownTrouble)) await annotate(line)
  expect(trouble).toHaveLength(0)
  await postgres.stop()
})

/** Log lines of failures; an upstream's call limit is none. */
function troubleIn(log: string): string[] {
  const lines = log.split('\n').filter((line) => /"request failed"|caught nowhere/.test(line))
  return lines.filter((line) => !line.includes('"kind":"upstream-unavailable"'))
}
