import { digitsIn } from '@chautari/bikram-sambat/digits'
import { expect, test } from 'vitest'
import type { Article } from '#app/platform/articles/article.tsx'
import privacyEn from '../privacy/policy.en.md'
import privacyNe from '../privacy/policy.ne.md'
import termsEn from '../terms/policy.en.md'
import termsNe from '../terms/policy.ne.md'

const textOf = ({ html }: Article) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

const policies = [
  ['STATIC-02: the privacy policy', privacyEn, privacyNe, 10],
  ['STATIC-03: the terms of service', termsEn, termsNe, 13],
] as const

test.each(policies)('%s has its sections, numbered and linkable, in both languages', (_, en, ne, count) => {
  for (const [lang, policy] of [['en', en] as const, ['ne', ne] as const]) {
    const numbers = policy.sections.map(({ title }) => /^(\S+)\. ./u.exec(title)?.[1])
    expect(numbers).toEqual(Array.from({ length: count }, (_, at) => digitsIn(lang, at + 1)))
    expect(policy.html.match(/<h2 id="/g)).toHaveLength(count)
    expect(policy.html.match(/<h2/g)).toHaveLength(count)
  }
  expect(ne.sections.map(({ id }) => id)).toEqual(en.sections.map(({ id }) => id))
})

test.each(policies)('%s was last updated on January 13, 2025', (_, en, ne) => {
  expect([en.updated, ne.updated]).toEqual(['2025-01-13', '2025-01-13'])
})

test.each(policies)('%s names site and address by what the operator set, and nothing else', (_, en, ne) => {
  for (const { html, sections } of [en, ne]) {
    expect(new Set(html.match(/\{\{.*?\}\}/g))).toEqual(new Set(['{{site}}', '{{support}}']))
    expect(html).not.toMatch(/Chautari|चौतारी/)
    expect(JSON.stringify(sections)).not.toContain('{{')
  }
})

test('STATIC-02: records of visits are kept for up to 2 years', () => {
  expect(textOf(privacyEn)).toMatch(/Records of visits \(section 3\) up to 2 years, then deleted/)
  expect(textOf(privacyNe)).toMatch(/पृष्ठ हेरिएको विवरण \(खण्ड ३\) बढीमा २ वर्ष/)
})

test('STATIC-02: what is recorded, what stays in the browser and what needs consent is said', () => {
  for (const words of [
    'not sent to us',
    'the name of the tool',
    'a random number for this browser tab',
    '"user agent"',
    'a random id that your browser keeps',
    'The public pages set no cookies',
    'It does not write down your internet address',
    'only after you have agreed to it on this site',
    'Google AdSense',
    'Google Analytics, Meta Pixel, Hotjar',
    'your answer about other companies',
    'copies of your last 60 pages',
    'up to six of your last questions',
    'Global Privacy Control',
    'pages of errors or the page of emergency numbers',
    'If you sign in with Google',
  ])
    expect(textOf(privacyEn).replaceAll('&quot;', '"')).toContain(words)
})

test('STATIC-03: the service is not for children under 13', () => {
  expect(textOf(termsEn)).toContain('The service is not for children under 13.')
  expect(textOf(termsNe)).toContain('यो सेवा १३ वर्षमुनिका बालबालिकाका लागि होइन।')
})

test('STATIC-02, STATIC-03: each policy leads to the other one in its own language', () => {
  expect(privacyEn.html).toContain('href="/terms"')
  expect(privacyNe.html).toContain('href="/ne/terms"')
  expect(termsEn.html).toContain('href="/privacy"')
  expect(termsNe.html).toContain('href="/ne/privacy"')
})
