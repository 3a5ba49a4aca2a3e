import { expect, test } from 'vitest'
import { DailyValues } from './visitor-writes.ts'

test('beyond the limit of a day further values are stored as one, known ones as they are', () => {
  const agents = new DailyValues(2)
  const now = new Date('2026-11-21T05:00:00Z')
  const stored = (agent: string, at = now) => agents.stored(agent, at)
  expect(['a', 'b', 'c', 'd', 'a'].map((agent) => stored(agent))).toEqual(['a', 'b', 'other', 'other', 'a'])
  expect(stored('c', new Date('2026-11-22T00:00:00Z'))).toBe('c')
})
