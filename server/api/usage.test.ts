import { expect, test } from 'vitest'
import { UserAgents } from './usage.ts'

test('beyond the limit of a day further user agents are stored as one, known ones as they are', () => {
  const agents = new UserAgents(2)
  const now = new Date('2026-11-21T05:00:00Z')
  const stored = (agent: string, at = now) => agents.stored(agent, at)
  expect(['a', 'b', 'c', 'd', 'a'].map((agent) => stored(agent))).toEqual(['a', 'b', 'other', 'other', 'a'])
  expect(stored('x'.repeat(600), new Date('2026-11-22T00:00:00Z'))).toBe('x'.repeat(512))
})
