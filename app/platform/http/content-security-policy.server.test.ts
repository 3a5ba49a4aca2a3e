import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  adsPolicy,
  contentSecurityPolicy,
  type InlineParts,
  noncePlaceholder,
  nonceSource,
  securityHeaders,
  tagHosts,
  withNonce,
} from './content-security-policy.server.ts'

const hash = (source: string) => `'sha256-${createHash('sha256').update(source, 'utf8').digest('base64')}'`
const directives = (parts: Partial<InlineParts>) => taken(contentSecurityPolicy(parts))
const taken = (policy: string) =>
  new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1)] as const),
  )

test('an inline script or style is allowed by the hash of exactly its content, once', () => {
  const scripts = ['\n let a = "नमस्ते" \n', 'f()', 'f()', '']
  const own = directives({ scripts, styles: ['p{color:red}', '\nq{}'] })
  expect(own.get('script-src')).toEqual(["'self'", hash('\n let a = "नमस्ते" \n'), hash('f()'), hash('')])
  expect(own.get('style-src')).toEqual(["'self'", hash('p{color:red}'), hash('\nq{}')])
})

test('nothing but this origin and these hashes is allowed', () => {
  for (const parts of [{}, { scripts: ['a'], styles: ['b'] }]) {
    const policy = contentSecurityPolicy(parts)
    expect(policy).not.toMatch(/unsafe-|\*|https?:|blob:|nonce-/)
    expect(directives(parts).get('default-src')).toEqual(["'none'"])
    expect(directives(parts).get('base-uri')).toEqual(["'none'"])
    expect(directives(parts).get('frame-ancestors')).toEqual(["'none'"])
    expect(directives(parts).get('form-action')).toEqual(["'self'"])
    expect(directives(parts).get('connect-src')).toEqual(["'self'"])
    // Of all directives only images may come out of the page's own text.
    expect(
      [...directives(parts)].filter(([, values]) => values.includes('data:')).map(([name]) => name),
    ).toEqual(['img-src'])
  }
})

test('the headers that every answer carries', () => {
  expect(securityHeaders('http://localhost:3000')).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('geolocation=()'),
  })
})

test('only a site reached over https asks browsers to stay there', () => {
  expect(securityHeaders('https://chautari.example')['strict-transport-security']).toMatch(
    /^max-age=31536000/,
  )
  expect(securityHeaders('http://chautari.example')).not.toHaveProperty('strict-transport-security')
})

const page = { scripts: ['a()'], styles: ['b{}'] }

test('SITE-03: a tag that is on opens its own hosts and no others', () => {
  const analytics = taken(contentSecurityPolicy(page, { opened: tagHosts({ googleAnalytics: 'G-ABCD' }) }))
  expect(analytics.get('script-src')).toEqual(["'self'", hash('a()'), 'https://*.googletagmanager.com'])
  expect(analytics.get('connect-src')).toContain('https://*.google-analytics.com')
  expect(analytics.get('style-src')).toEqual(["'self'", hash('b{}')])
  expect([...analytics.values()].flat().join(' ')).not.toMatch(/facebook|hotjar|unsafe-/)
  const pixel = taken(contentSecurityPolicy(page, { opened: tagHosts({ metaPixel: '123456' }) }))
  expect(pixel.get('script-src')).toEqual(["'self'", hash('a()'), 'https://connect.facebook.net'])
  expect(pixel.get('img-src')).toEqual(["'self'", 'data:', 'https://www.facebook.com'])
  expect([...pixel.values()].flat().join(' ')).not.toMatch(/google|hotjar|unsafe-/)
})

test('SITE-03: Hotjar writes inline styles: then none is named by hash, and scripts still are', () => {
  const hotjar = taken(contentSecurityPolicy(page, { opened: tagHosts({ hotjar: '1234' }) }))
  expect(hotjar.get('style-src')).toEqual(["'self'", "'unsafe-inline'", 'https://*.hotjar.com'])
  expect(hotjar.get('script-src')).toEqual(["'self'", hash('a()'), 'https://*.hotjar.com'])
  expect(hotjar.get('connect-src')).toContain('wss://*.hotjar.com')
})

test('SITE-02: a page with ads has the one policy for scripts that Google supports, and still no base and no framing', () => {
  const ads = taken(adsPolicy("'nonce-abc'", tagHosts({ hotjar: '1234' })))
  expect(ads.get('script-src')?.join(' ')).toBe(
    "'nonce-abc' 'unsafe-inline' 'unsafe-eval' 'strict-dynamic' https: http:",
  )
  expect(ads.get('object-src')).toEqual(["'none'"])
  expect(ads.get('base-uri')).toEqual(["'none'"])
  expect(ads.get('frame-ancestors')).toEqual(["'none'"])
  expect(ads.get('form-action')).toEqual(["'self'"])
  expect(ads.get('connect-src')).toEqual(["'self'", 'https:', 'wss://*.hotjar.com'])
})

const html = `<script nonce="${noncePlaceholder}">own()</script><script>planted()</script>`

test('each response has its own nonce in place of the placeholder, in the policy and in the body', () => {
  const answered = () => withNonce({ headers: { policy: `script-src ${nonceSource}` }, body: html })
  const { headers, body } = answered()
  const [, nonce = ''] = /'nonce-([\w+/=]{24})'/.exec(headers.policy ?? '') ?? []
  expect(nonce).not.toBe('')
  expect(body).toBe(html.replaceAll(noncePlaceholder, nonce))
  expect(answered().headers.policy).not.toBe(headers.policy)
})
