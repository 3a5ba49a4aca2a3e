import { beforeAll, expect, test } from 'vitest'
import { pathIn } from '#app/lib/language.ts'
import { framePath, frames } from '#app/platform/embed/frames.ts'
import { pagePaths } from '#server/pages/page-paths.ts'
import { seededSite } from '#test/rendered-site.ts'

let app: Awaited<ReturnType<typeof seededSite>>['app']
/** Every address that is mounted, something in the place of each parameter, and every page of the sitemap. */
let addresses: string[]

beforeAll(async () => {
  ;({ app } = await seededSite())
  const mounted = app.routes
    .filter(({ path }) => !path.includes('*'))
    .map(({ path }) => path.replace(/:\w+(\{.*?\})?/g, '7c9e6679-7425-40de-944b-e07fc1f90ae7'))
  const sitemap = await (await app.request('/sitemaps/pages.xml')).text()
  const pages = [...sitemap.matchAll(/<loc>https:\/\/chautari\.example([^<]*)<\/loc>/g)].map(
    ([, path]) => path || '/',
  )
  // The calendar has thousands; a few of each kind are alike.
  const few = pages.filter(
    (path, index) => pages.slice(0, index).filter((other) => kindOf(other) === kindOf(path)).length < 2,
  )
  const others = [
    '/admin',
    '/profile',
    '/sign-in',
    '/ne/status',
    '/no-such-page',
    '/carrier-identifier/',
    '/assets/none.js',
  ]
  addresses = [...new Set([...mounted, ...few, ...others])]
})

const kindOf = (path: string) => path.replace(/\d+/g, '0').split('/').slice(0, 3).join('/')

/** Other sites may frame these, which is their purpose; they have no session and change nothing. */
const framed = new Set<string>(frames.map(({ name }) => framePath(name)))
const year = 31_536_000

test('ASVS 3.4.1, 3.4.4, 3.4.5, 3.4.6, 3.2.1: every address of the server answers with the headers that a browser needs', async () => {
  expect(addresses.length).toBeGreaterThan(120)
  for (const path of addresses) {
    for (const method of ['GET', 'POST', 'OPTIONS']) {
      const { headers, status } = await app.request(`https://chautari.example${path}`, { method })
      const where = `${method} ${path} ${status}`
      expect(headers.get('x-content-type-options'), where).toBe('nosniff')
      expect(headers.get('referrer-policy'), where).toBe('strict-origin-when-cross-origin')
      const hsts = headers.get('strict-transport-security') ?? ''
      expect(Number(/^max-age=(\d+); includeSubDomains$/.exec(hsts)?.[1]), where).toBeGreaterThanOrEqual(year)
      expect(headers.has('x-powered-by') || headers.has('server'), where).toBe(false)
      if (framed.has(path) && method === 'GET') continue
      expect(headers.get('x-frame-options'), where).toBe('DENY')
      expect(headers.get('cross-origin-opener-policy'), where).toBe('same-origin')
      const isOpenRead = method === 'GET' && /^\/(api|data)\/(?!admin-|openapi\.json$)/.test(path)
      const readers = isOpenRead ? 'cross-origin' : 'same-origin'
      expect(headers.get('cross-origin-resource-policy'), where).toBe(readers)
      const readsCodes = method === 'GET' && /^(\/ne)?\/qr-builder$/.test(path)
      expect(headers.get('permissions-policy'), where).toContain(readsCodes ? 'camera=(self)' : 'camera=()')
    }
  }
})

test('ASVS 3.4.3, 3.4.6: every document has a policy that allows its own scripts by hash and nothing inline, no plugins, no base and no frame', async () => {
  let documents = 0
  for (const path of addresses) {
    const { headers } = await app.request(`https://chautari.example${path}`)
    if (!headers.get('content-type')?.startsWith('text/html')) continue
    documents += 1
    const policy = headers.get('content-security-policy') ?? ''
    const directives = new Map(
      policy.split('; ').map((line) => [line.split(' ')[0] ?? '', line.split(' ').slice(1).join(' ')]),
    )
    expect(directives.get('default-src'), path).toBe("'none'")
    expect(directives.has('object-src'), path).toBe(false)
    expect(directives.get('base-uri'), path).toBe("'none'")
    expect(directives.get('form-action'), path).toBe("'self'")
    expect(directives.get('frame-ancestors'), path).toBe(framed.has(path) ? '*' : "'none'")
    expect(directives.get('script-src'), path).toMatch(/^'self'( 'sha256-[A-Za-z0-9+/]{43}=')*$/)
  }
  expect(documents).toBeGreaterThan(30)
})

test('ASVS 3.3.1, 14.2.2: a visitor who only reads gets no cookie, and nothing of a person is kept on the way', async () => {
  for (const path of addresses) {
    const { headers } = await app.request(`https://chautari.example${path}`)
    expect(headers.getSetCookie(), path).toEqual([])
    const isPersonal = /^\/(api\/admin-|admin|auth\/v1\/(?!\.well-known))/.test(path)
    expect(!isPersonal || headers.get('cache-control')?.includes('no-store'), path).toBe(true)
  }
})

test('every page is made of scripts and styles that its policy admits, and raises no alarm', async () => {
  const { app, logged } = await seededSite()
  for (const path of [
    ...pagePaths.map((page) => page.path),
    '/status',
    '/profile',
    '/admin',
    '/no-such-page',
  ])
    for (const address of [path, pathIn('ne', path)]) {
      const html = await (await app.request(address)).text()
      expect(html, address).toContain('<script')
      expect(html, address).not.toContain('nonce="')
    }
  expect(logged.filter(({ kind }) => kind === 'foreign-script')).toEqual([])
})
