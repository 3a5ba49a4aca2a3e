import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { testSite } from '#test/site.ts'
import { RequestMetrics } from './request-metrics.ts'

function metricsAt(start: string) {
  let now = new Date(start).getTime()
  const metrics = new RequestMetrics(new Registry(), () => new Date(now))
  const pass = (minutes: number) => {
    now += minutes * 60_000
  }
  return { metrics, pass }
}

test('ADM-14: response times are those of the requests that were answered', () => {
  const { metrics, pass } = metricsAt('2026-11-21T05:00:00Z')
  expect(metrics.health()).toMatchObject({ requests: 0, failed: 0, p50Ms: null, p95Ms: null })
  for (let ms = 1; ms <= 100; ms += 1) metrics.record(ms, '/', ms > 98 ? 503 : 200)
  pass(1.5)
  const { p50Ms, p95Ms, ...rest } = metrics.health()
  expect(rest).toEqual({
    startedAt: '2026-11-21T05:00:00.000Z',
    since: '2026-11-21T05:00:00.000Z',
    uptimeSeconds: 90,
    requests: 100,
    failed: 2,
  })
  expect(p50Ms).toBeCloseTo(50, 0)
  expect(p95Ms).toBeCloseTo(95, 0)
})

test('ADM-14: what was slow two hours ago says nothing about now; the uptime stays', () => {
  const { metrics, pass } = metricsAt('2026-11-21T05:00:00Z')
  metrics.record(900, '/', 500)
  pass(31)
  metrics.record(1, '/', 200)
  expect(metrics.health()).toMatchObject({ requests: 2, failed: 1, since: '2026-11-21T05:00:00.000Z' })
  pass(31)
  expect(metrics.health()).toMatchObject({ requests: 1, failed: 0, since: '2026-11-21T05:31:00.000Z' })
  pass(120)
  expect(metrics.health()).toMatchObject({ requests: 0, uptimeSeconds: 182 * 60, p95Ms: null })
})

test('every answer counts, stored ones too; questions of health do not', async () => {
  const { app, site } = await testSite()
  for (const path of ['/', '/', '/no-such-page', '/healthz']) await app.request(path)
  expect(site.metrics.requests.health()).toMatchObject({ requests: 3, failed: 0 })
})
