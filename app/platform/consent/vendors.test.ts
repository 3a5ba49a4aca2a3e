import { expect, test } from 'vitest'
import { pagePolicyOf, type VendorSettings, vendorsOf } from './vendors.ts'

const both: VendorSettings = {
  ads: { clientId: 'ca-pub-1234567890123456', slotId: '1234567890' },
  tags: { googleAnalytics: 'G-ABCD', hotjar: '1234' },
  adPages: ['/', '/nepali-calendar'],
  tagPages: ['/about'],
}

test.each([
  ['/', 'ads'],
  ['/ne', 'ads'],
  ['/ne/nepali-calendar/2083/8', 'ads'],
  ['/about', 'tags'],
  ['/emergency-services', 'none'],
  ['/ne/profile', 'none'],
  ['/sign-in', 'none'],
  ['/admin', 'none'],
  ['/nepali-calendars', 'none'],
  ['/no-such-page', 'none'],
] as const)('SITE-02, SITE-03: %s has the policy %s', (path, policy) => {
  expect(pagePolicyOf(path, both)).toBe(policy)
})

test('SITE-02, SITE-03: the policy of a page depends on what is switched on', () => {
  const tagsOnly = { ...both, ads: null }
  const adsOnly = { ...both, tags: {} }
  expect([pagePolicyOf('/', tagsOnly), pagePolicyOf('/about', tagsOnly)]).toEqual(['tags', 'tags'])
  expect([pagePolicyOf('/', adsOnly), pagePolicyOf('/about', adsOnly)]).toEqual(['ads', 'none'])
  expect(pagePolicyOf('/', null)).toBe('none')
})

test('the visitor is asked about the vendors that are switched on, and no others', () => {
  expect(vendorsOf(both)).toEqual(['google-ads', 'google-analytics', 'hotjar'])
  expect(vendorsOf({ ...both, ads: null, tags: { metaPixel: '123456' } })).toEqual(['meta-pixel'])
})
