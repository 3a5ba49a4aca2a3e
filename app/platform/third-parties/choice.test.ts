import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { beforePaint } from './before-paint.ts'
import { choiceFrom } from './choice.ts'

test('SITE-02, SITE-03: nobody agreed before they said so', () => {
  expect(choiceFrom(null, ['google-ads'], false)).toBe('open')
  expect(choiceFrom('', ['google-ads'], false)).toBe('open')
  expect(choiceFrom('anything', ['google-ads'], false)).toBe('open')
})

test('SITE-02, SITE-03: who agreed to some is asked again when another one comes', () => {
  expect(choiceFrom('google-ads hotjar', ['hotjar'], false)).toBe('allowed')
  expect(choiceFrom('google-ads hotjar', ['google-ads', 'hotjar'], false)).toBe('allowed')
  expect(choiceFrom('google-ads', ['google-ads', 'hotjar'], false)).toBe('open')
})

test('SITE-02, SITE-03: a refusal is for everyone, whoever comes later', () => {
  expect(choiceFrom('refused', ['meta-pixel'], false)).toBe('refused')
})

test('SITE-02, SITE-03: Global Privacy Control is a refusal, also over what was agreed to', () => {
  expect(choiceFrom(null, ['google-ads'], true)).toBe('refused')
  expect(choiceFrom('google-ads', ['google-ads'], true)).toBe('refused')
})

function painted(
  kind: 'ads' | 'tags' | 'quiet',
  stored: () => string | null,
  globalPrivacyControl?: boolean,
) {
  const dataset: Record<string, string> = {}
  runInNewContext(beforePaint(kind), {
    document: { documentElement: { dataset } },
    localStorage: { getItem: stored },
    navigator: { globalPrivacyControl },
  })
  return dataset
}

test('SITE-02: before the first paint the page knows its kind, and whether a place for ads is wanted', () => {
  const blocked = () => {
    throw new Error('storage is blocked')
  }
  expect(painted('ads', () => null)).toEqual({ parties: 'ads' })
  expect(painted('ads', () => 'refused')).toEqual({ parties: 'ads', choice: 'refused' })
  expect(painted('tags', blocked)).toEqual({ parties: 'tags' })
  expect(painted('ads', blocked, true)).toEqual({ parties: 'ads', choice: 'refused' })
  expect(painted('quiet', () => null)).toEqual({})
})
