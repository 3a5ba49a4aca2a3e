import { expect, test } from 'vitest'
import { kindOfPage, partiesOf, type ThirdParties } from './parties.ts'

const both: ThirdParties = {
  ads: { clientId: 'ca-pub-1234567890123456', slotId: '1234567890' },
  tags: { googleAnalytics: 'G-ABCD', hotjar: '1234' },
  adPages: ['/', '/nepali-calendar'],
  otherPages: ['/about'],
}

test.each([
  ['/', 'ads'],
  ['/ne', 'ads'],
  ['/ne/nepali-calendar/2083/8', 'ads'],
  ['/about', 'tags'],
  ['/emergency-services', 'quiet'],
  ['/ne/profile', 'quiet'],
  ['/sign-in', 'quiet'],
  ['/admin', 'quiet'],
  ['/nepali-calendars', 'quiet'],
  ['/no-such-page', 'quiet'],
] as const)('SITE-02, SITE-03: %s is a page of the kind %s', (path, kind) => {
  expect(kindOfPage(path, both)).toBe(kind)
})

test('SITE-02, SITE-03: what is not switched on makes no page of its kind', () => {
  const tagsOnly = { ...both, ads: null }
  const adsOnly = { ...both, tags: {} }
  expect([kindOfPage('/', tagsOnly), kindOfPage('/about', tagsOnly)]).toEqual(['tags', 'tags'])
  expect([kindOfPage('/', adsOnly), kindOfPage('/about', adsOnly)]).toEqual(['ads', 'quiet'])
  expect(kindOfPage('/', null)).toBe('quiet')
})

test('the visitor is asked about everyone who is switched on, and nobody else', () => {
  expect(partiesOf(both)).toEqual(['google-ads', 'google-analytics', 'hotjar'])
  expect(partiesOf({ ...both, ads: null, tags: { metaPixel: '123456' } })).toEqual(['meta-pixel'])
})
