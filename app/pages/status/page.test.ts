import { expect, test } from 'vitest'
import type { HealthState } from '#app/platform/health/feed-health.ts'
import { type SiteStatus, summaryOf } from './page.server.tsx'

function status(database: HealthState, states: HealthState[], jobs: boolean[] = []): SiteStatus {
  const name = { en: 'Rates', ne: 'दर' }
  return {
    at: '2026-11-21T05:00:00Z',
    database,
    parts: states.map((state) => ({ name, source: name, state })),
    jobs: jobs.map((isOk) => ({
      job: 'some-job',
      finished_at: new Date('2026-11-21T05:00:00Z'),
      outcome: isOk ? 'ok' : 'failed',
    })),
  }
}

test.each<[SiteStatus, string]>([
  [status('working', ['working', 'off', 'unknown'], [true]), 'well'],
  [status('working', ['working', 'late']), 'behind'],
  [status('working', ['late', 'silent']), 'trouble'],
  [status('silent', ['unknown']), 'trouble'],
  [status('working', ['working'], [true, false]), 'trouble'],
])('the worst is what the page says first (%#: %2$s)', (site, summary) => {
  expect(summaryOf(site)).toBe(summary)
})
