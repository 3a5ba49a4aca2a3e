import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { consentFrom } from './consent.ts'
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
