import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apiRequests } from '#test/fuzz/api-requests.ts'
import type { OpenApiDocument } from '#test/fuzz/document.ts'
import { judge } from '#test/fuzz/judge.ts'
import { readKnown } from '#test/fuzz/known.ts'
import { type FuzzRequest, initOf, openAgain, type Who } from '#test/fuzz/request.ts'
import { signInRequests } from '#test/fuzz/sign-in-requests.ts'
import { goodUpstreams } from '#test/fuzz/upstreams.ts'
import { standInForGoogle } from '#test/google.ts'
import { startPostgres } from '#test/postgres.ts'
import { standInForSso } from '#test/sso-provider.ts'
import { visitorBrowser } from '#test/visitor-browser.ts'
import { residentMiB } from '../../bench/kit/machine.ts'
import { type WholeSite, wholeSite } from '../kit/whole-site.ts'

const requests = 100_000
/** At once, so that requests meet each other too. */
const clients = 4
/** So often somebody signs in anew: a request may have ended the session, or taken the account away. */
const perSignIn = 2000
const ingestToken = 'a-token-of-the-random-client'
const maxHeapMiB = 250

async function startedSite() {
  const postgres = await startPostgres()
  const { google, says } = await standInForGoogle()
  const { oidc } = await standInForSso({ sub: 'x', email: 'x@example.com', email_verified: true })
  const { nrbUrl, coinGeckoUrl } = await goodUpstreams()
  const site = await wholeSite({
    env: {
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
  return { postgres, site, people: await signedIn(site, says), says }
}

type Says = Awaited<ReturnType<typeof standInForGoogle>>['says']
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

async function signedIn(site: WholeSite, says: Says): Promise<People> {
  const browser = () => visitorBrowser({ request: (address, init) => ask(site, address, init) }, site.origin)
  says({})
  const operator = await browser().signIn()
  says({ sub: '2', email: 'ram@example.com' })
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

async function heapMiB(site: WholeSite): Promise<number> {
  const figures = await (await fetch(`${site.origin}/metrics`)).text()
  return Number(/^process_heap_bytes (\S+)/m.exec(figures)?.[1]) / 2 ** 20
}

test('R5: a hundred thousand random requests break nothing, and each is answered as the document says', async ({
  annotate,
}) => {
  const { postgres, site, says, ...first } = await startedSite()
  let { people } = first
  const document = (await (await ask(site, '/api/openapi.json')).json()) as OpenApiDocument
  const known = await readKnown((path) => ask(site, path, { headers: people.operator }))
  const asked = fc.oneof(
    { weight: 3, arbitrary: apiRequests(document, known, site.origin) },
    { weight: 2, arbitrary: signInRequests(site.origin) },
  )
  const faultIn = judge(document)
  const statuses = new Map<number, number>()
  let sent = 0
  const isInOrder = async (one: FuzzRequest) => {
    sent += 1
    if (sent % perSignIn === 0) people = await signedIn(site, says)
    const url = new URL(`${site.origin}${one.path}?${one.query}`)
    const isProgram = url.pathname.startsWith('/api/ingest') && one.who === 'operator'
    const shown = isProgram ? { authorization: `Bearer ${ingestToken}` } : people[one.who]
    const answer = await ask(site, url.href, initOf(one, shown))
    const { status, headers } = answer
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
    expect(faultIn(one.method, url, { status, headers, text: await answer.text() })).toBeUndefined()
  }
  const settings = { numRuns: requests / clients, endOnFailure: true }
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: clients }, () => fc.assert(fc.asyncProperty(asked, isInOrder), settings)),
  )
  const seconds = (performance.now() - begun) / 1000
  const counts = [...statuses].toSorted(([one], [other]) => one - other).map((pair) => pair.join(' × '))
  await annotate(`${sent} requests in ${seconds.toFixed(0)} s; status × answers: ${counts.join(', ')}`)
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  const heap = await heapMiB(site)
  await annotate(`heap ${heap.toFixed(0)} MiB, resident ${residentMiB(site.pid)?.toFixed(0)} MiB at the end`)
  expect(heap).toBeLessThan(maxHeapMiB)
  expect(await site.stop()).toBe(0)
  expect(site.written()).not.toContain('caught nowhere')
  const failures = site
    .written()
    .split('\n')
    .filter((line) => line.includes('"request failed"'))
  expect(failures.filter((line) => !line.includes('"kind":"upstream-unavailable"'))).toEqual([])
  await postgres.stop()
})
