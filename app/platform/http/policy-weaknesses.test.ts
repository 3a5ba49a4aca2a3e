import { expect, test } from 'vitest'
import { codeOfAds, hostsOfAllTags, ownFiles, weaknessesOf } from '#test/policy-weaknesses.ts'
import { adsPolicy, contentSecurityPolicy, tagHosts } from './content-security-policy.server.ts'

const html = { scripts: ['a()'], styles: ['b{}'] }
const all = tagHosts({ googleAnalytics: 'G-ABCD', metaPixel: '1234567890', hotjar: '1234567' })
const nonce = "'nonce-c29tZSByYW5kb20gYml0cw=='"
const gentle = (...places: string[]) => places.map((where) => ({ isGrave: false, where }))

test('ASVS 3.4.3: the evaluator finds what is weak', () => {
  const where = (policy: string) =>
    weaknessesOf(policy)
      .filter(({ isGrave }) => isGrave)
      .map((weakness) => weakness.where)
  expect(where("script-src 'unsafe-inline'")).toContain("script-src 'unsafe-inline'")
  expect(where("default-src 'self'; script-src *")).toContain('script-src *')
  expect(where("script-src 'self' https://ajax.googleapis.com; object-src 'none'")).toContain(
    'script-src https://ajax.googleapis.com',
  )
  expect(where("img-src 'self'")).toContain('script-src')
})

test.each([
  ['a quiet page', contentSecurityPolicy(html)],
  ['a page without a script of its own', contentSecurityPolicy({})],
  [
    'the admin panel',
    contentSecurityPolicy(html, { opened: { ...tagHosts({}), style: ["'unsafe-inline'"] } }),
  ],
  ['the small calendar that others frame', contentSecurityPolicy(html, { framedBy: '*' })],
])('ASVS 3.4.3: nothing is weak in the policy of %s but that it runs files of its own', (_, policy) => {
  expect(weaknessesOf(policy)).toEqual(gentle(ownFiles))
})

test('ASVS 3.4.3: a page with tags opens their hosts and nothing that is known to be a way around', () => {
  expect(weaknessesOf(contentSecurityPolicy(html, { opened: all }))).toEqual(
    gentle(ownFiles, ...hostsOfAllTags),
  )
})

test('ASVS 3.4.3: of what ads need only the making of code from text is weak', () => {
  expect(weaknessesOf(adsPolicy(nonce, all))).toEqual(gentle(codeOfAds))
})
