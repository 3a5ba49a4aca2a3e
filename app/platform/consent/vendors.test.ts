import { expect, test } from 'vitest'
import { pagePolicyOf, type VendorSettings, vendorsOf } from './vendors.ts'

const both: VendorSettings = {
  ads: { clientId: 'ca-pub-1234567890123456', slotId: '1234567890' },
  tags: { googleAnalytics: 'G-ABCD', hotjar: '1234' },
}

test('SITE-02, SITE-03: the policy of a page depends on what it may load and on what is switched on', () => {
  const tagsOnly = { ...both, ads: null }
  const adsOnly = { ...both, tags: {} }
  const policies = (settings: VendorSettings | null) =>
    (['ads', 'tags', 'none'] as const).map((most) => pagePolicyOf(most, settings))
  expect(policies(both)).toEqual(['ads', 'tags', 'none'])
  expect(policies(tagsOnly)).toEqual(['tags', 'tags', 'none'])
  expect(policies(adsOnly)).toEqual(['ads', 'none', 'none'])
  expect(policies(null)).toEqual(['none', 'none', 'none'])
})

test('the visitor is asked about the vendors that are switched on, and no others', () => {
  expect(vendorsOf(both)).toEqual(['google-ads', 'google-analytics', 'hotjar'])
  expect(vendorsOf({ ...both, ads: null, tags: { metaPixel: '123456' } })).toEqual(['meta-pixel'])
})
