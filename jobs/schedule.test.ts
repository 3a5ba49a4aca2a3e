import { expect, test } from 'vitest'
import { dueAt, nextRunAt } from './job.ts'

// 05:00 UTC is 10:45 in Nepal.
const now = new Date('2026-11-21T05:00:00Z')

test.each([
  ['45 2 * * *', 1, '2026-11-20T21:00:00Z', '2026-11-21T21:00:00Z'],
  ['45 2 * * *', 2, '2026-11-19T21:00:00Z', '2026-11-21T21:00:00Z'],
  ['2 * * * *', 3, '2026-11-21T02:17:00Z', '2026-11-21T05:17:00Z'],
  ['0,30 11-14 * * *', 1, '2026-11-20T08:45:00Z', '2026-11-21T05:15:00Z'],
])('%s in Nepal: due %d times ago at %s, next at %s', (cron, count, due, next) => {
  expect(dueAt({ cron }, now, count)).toEqual(new Date(due))
  expect(nextRunAt({ cron }, now)).toEqual(new Date(next))
})
