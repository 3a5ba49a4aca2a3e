import { expect, test } from 'vitest'
import { manifests } from '#app/tools/registry.ts'
import { eventName } from './figures.ts'
import { messages } from './messages.ne.ts'

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
