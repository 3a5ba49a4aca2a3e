import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentFrom, pagePolicyOf, type VendorSettings, vendorsOf } from './consent.ts'
import refusedAdsScript from './refused-ads.inline.script.ts?inline'

test('SITE-02, SITE-03: without a decision consent is unset', () => {
  expect(consentFrom(null, ['google-ads'], false)).toBe('unset')
  expect(consentFrom('', ['google-ads'], false)).toBe('unset')
  expect(consentFrom('anything', ['google-ads'], false)).toBe('unset')
})

test('SITE-02, SITE-03: a new vendor is asked about again', () => {
  expect(consentFrom('google-ads hotjar', ['hotjar'], false)).toBe('allowed')
  expect(consentFrom('google-ads hotjar', ['google-ads', 'hotjar'], false)).toBe('allowed')
  expect(consentFrom('google-ads', ['google-ads', 'hotjar'], false)).toBe('unset')
})

test('SITE-02, SITE-03: a refusal covers every vendor, also later ones', () => {
  expect(consentFrom('refused', ['meta-pixel'], false)).toBe('refused')
})

test('SITE-02, SITE-03: Global Privacy Control is a refusal, also over a stored consent', () => {
  expect(consentFrom(null, ['google-ads'], true)).toBe('refused')
  expect(consentFrom('google-ads', ['google-ads'], true)).toBe('refused')
})

function painted(stored: () => string | null, globalPrivacyControl?: boolean) {
  const dataset: Record<string, string> = {}
  runInNewContext(refusedAdsScript, {
    document: { documentElement: { dataset } },
    localStorage: { getItem: stored },
    navigator: { globalPrivacyControl },
  })
  return dataset
}

test('SITE-02: before the first paint the page knows whether ad slots are shown', () => {
  const blocked = () => {
    throw new Error('storage is blocked')
  }
  expect(painted(() => null)).toEqual({})
  expect(painted(() => 'refused')).toEqual({ consent: 'refused' })
  expect(painted(blocked)).toEqual({})
  expect(painted(blocked, true)).toEqual({ consent: 'refused' })
})

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
