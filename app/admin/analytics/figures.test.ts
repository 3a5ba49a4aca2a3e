import { expect, test } from 'vitest'
import { manifests } from '#app/tools/registry.ts'
import { changeOf, eventName, sharesOf } from './figures.ts'
import { messages } from './messages.ne.ts'

test('ADM-14: a figure is compared with the time before, and not where there is nothing to compare with', () => {
  expect(changeOf(115, 100)).toEqual({ kind: 'up', percent: 15 })
  expect(changeOf(2, 3)).toEqual({ kind: 'down', percent: 33.3 })
  expect(changeOf(5, 5)).toEqual({ kind: 'same' })
  expect(changeOf(0, 0)).toEqual({ kind: 'same' })
  for (const [now, before] of [
    [5, 0],
    [5, undefined],
    [null, 5],
    [5, null],
  ] as const)
    expect(changeOf(now, before)).toEqual({ kind: 'unknown' })
})

test('ADM-20: the distribution is sorted by count, with each share of all', () => {
  expect(sharesOf({ 'qr-builder': 1, 'homepage-view': 5, unused: 0, 'carrier-identifier': 2 })).toEqual([
    { name: 'homepage-view', count: 5, percent: 62.5, length: 1 },
    { name: 'carrier-identifier', count: 2, percent: 25, length: 0.4 },
    { name: 'qr-builder', count: 1, percent: 12.5, length: 0.2 },
  ])
  expect(sharesOf({})).toEqual([])
})

test('API-04: every event of the site has a name for people, in both languages', () => {
  const events = manifests.flatMap((tool) => Object.values(tool.events))
  for (const event of ['homepage-view', ...events]) {
    expect(eventName('en', event, messages.en), event).not.toBe(event)
    expect(eventName('ne', event, messages.ne), event).toMatch(/[\u0900-\u097f]/)
  }
  expect(eventName('en', 'carrier-identifier-view', messages.en)).toBe('Carrier Identifier (opened)')
  expect(eventName('en', 'carrier-identifier', messages.en)).toBe('Carrier Identifier')
  expect(eventName('en', 'of-an-older-tool', messages.en)).toBe('of-an-older-tool')
})
