import { expect, test } from 'vitest'
import { insertUsage } from '#app/records/usage/store.server.ts'
import { testStorage } from '#test/database.ts'
import { oneOperator } from '#test/one-operator.ts'
import { testSite } from '#test/site.ts'
import { readAnalyticsRoute } from './analytics.ts'

const { gate, bearer } = oneOperator()

async function adminSite() {
  const storage = await testStorage()
  const { app, site } = await testSite({ storage, gate })
  await insertUsage(storage.db, [
    {
      tool_name: 'qr-builder-view',
      session_id: '00000000-0000-4000-8000-000000000001',
      user_agent: '',
      at: site.now(),
      dimensions: {
        page: '/ne/qr-builder',
        referrer: 'google.com',
        width: 'phone',
      },
    },
  ])
  const read = async (path: string) => {
    const answer = await app.request(`/api/${path}`, { headers: bearer })
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
  }
  return { read, storage }
}

test('ADM-14: analytics list pages, referrers and widths, as their description says', async () => {
  const { read } = await adminSite()
  const { body } = await read('admin-analytics?timeRange=24h')
  const only = (value: string) => [{ value, views: 1, visits: 1 }]
  expect(body.analytics).toMatchObject({
    dimensions: {
      page: only('/ne/qr-builder'),
      referrer: only('google.com'),
      width: only('phone'),
    },
    dimensionDays: { from: '2026-11-20', to: '2026-11-21' },
  })
  if (typeof readAnalyticsRoute.answers !== 'string') readAnalyticsRoute.answers.parse(body)
})
