import { expect, test } from 'vitest'
import { dueAt, nextRunAt } from './job.ts'
import { metals } from './jobs.ts'

// 05:00 UTC is 10:45 in Nepal.
const now = new Date('2026-11-21T05:00:00Z')

test.each([
  ['45 2 * * *', 1, '2026-11-20T21:00:00Z', '2026-11-21T21:00:00Z'],
  ['45 2 * * *', 2, '2026-11-19T21:00:00Z', '2026-11-21T21:00:00Z'],
  ['2 * * * *', 3, '2026-11-21T02:17:00Z', '2026-11-21T05:17:00Z'],
  // 21 November is a Saturday: no prices are fixed between Friday 14:45 and Sunday 11:15.
  [metals.cron, 1, '2026-11-20T09:00:00Z', '2026-11-22T05:30:00Z'],
])('%s in Nepal: due %d times ago at %s, next at %s', (cron, count, due, next) => {
  expect(dueAt({ cron }, now, count)).toEqual(new Date(due))
  expect(nextRunAt({ cron }, now)).toEqual(new Date(next))
})
