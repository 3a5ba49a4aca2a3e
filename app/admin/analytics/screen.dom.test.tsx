import { expect, test } from 'vitest'
import { dimensionKinds } from '#app/records/usage/schema.ts'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import AnalyticsScreen from './screen.tsx'

const analytics = {
  timeRange: '7d',
  from: '2026-08-08T18:15:00.000Z',
  to: '2026-08-15T10:15:00.000Z',
  totalUsers: 84,
  totalToolUsage: 2100,
  pageViews: 1575,
  totalErrors: 3,
  errorRate: 0.14,
  previous: { totalUsers: 84, totalToolUsage: 1400, pageViews: 1050, totalErrors: 0, errorRate: 0 },
  toolUsage: { 'carrier-identifier-view': 525, 'homepage-view': 840, 'qr-builder': 735 },
  errorStats: { 'tools-unavailable': 2, 'settings-unavailable': 1 },
  dailyUsage: { '2026-08-14': 1800, '2026-08-15': 300 },
  recentActivity: [{ tool: 'homepage-view', count: 120, time: '2026-08-15T09:15:00.000Z' }],
  dimensions: Object.fromEntries(dimensionKinds.map((kind) => [kind, []])),
  dimensionDays: { from: '2026-08-09', to: '2026-08-15' },
  lastEventHour: '2026-08-15T09:15:00.000Z',
  health: {
    uptimeSeconds: 60,
    startedAt: '2026-08-15T09:15:00.000Z',
    since: '2026-08-15T09:15:00.000Z',
    requests: 9,
    failed: 0,
    p50Ms: 2,
    p95Ms: 5,
  },
}

async function openAnalytics() {
  const answers = { 'GET admin-analytics': { analytics } }
  const opened = openScreen(AnalyticsScreen, answers, { path: '/admin/analytics' })
  await screen.findByText('Total Users')
  return opened
}

const card = (title: string) => screen.getByText(title).closest('div')?.textContent
const region = (name: string) => within(screen.getByRole('region', { name }))

test('ADM-14, ADM-20: figures are those of the server, compared with the time before', async () => {
  const { sent } = await openAnalytics()
  expect(screen.getByLabelText<HTMLSelectElement>('Time range').value).toBe('7d')
  expect(sent.find(({ path }) => path === 'admin-analytics')?.query).toMatchObject({ timeRange: '7d' })
  expect(card('Total Users')).toContain('84')
  expect(card('Tool Usage')).toMatch(/2,100.*50% more than in the previous period/)
  expect(card('Page Views')).toContain('1,575')
  expect(card('Error Rate')).toMatch(/0\.14%.*Not enough data to compare/)
  const [, most] = region('Tool Usage Distribution').getAllByRole('row')
  expect(most?.textContent).toMatch(/Home page.*840.*40%/)
  expect(screen.getByRole('img', { name: /^2,100 events in total/ })).toBeTruthy()
  expect(region('Recent Activity').getByText('+120')).toBeTruthy()
  const errors = region('Error Monitoring').getAllByRole('row')
  expect(errors.slice(1).map(({ textContent }) => textContent)).toEqual([
    'tools-unavailable2',
    'settings-unavailable1',
  ])
  expect(region('System Health Overview').getByText(/All responses succeeded/)).toBeTruthy()
})

test('ADM-14: another time stands in the address', async () => {
  const { user, answers, address } = await openAnalytics()
  answers['GET admin-analytics'] = { analytics: { ...analytics, timeRange: '90d', previous: null } }
  await user.selectOptions(screen.getByLabelText('Time range'), 'Last 90 Days')
  expect(address()).toBe('/admin/analytics?timeRange=90d')
  await waitFor(() => expect(card('Tool Usage')).toContain('Not enough data to compare'))
})

test('ADM-14, API-05: what cannot be measured is reported, and never made up', async () => {
  const { user, answers } = await openAnalytics()
  answers['GET admin-analytics'] = unavailable
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  await user.click(refresh)
  expect(refresh.getAttribute('aria-busy')).toBe('true')
  expect((await screen.findByText('The database does not answer')).getAttribute('role')).toBe('alert')
  for (const empty of ['No tool usage data available', 'No daily usage data available', 'No recent activity'])
    expect(screen.getByText(empty)).toBeTruthy()
  expect(card('Total Users')).not.toContain('84')
  answers['GET admin-analytics'] = () => new Response('no JSON', { status: 503 })
  await user.click(refresh)
  expect(await screen.findByText('Failed to fetch analytics')).toBeTruthy()
  await screen.findByRole('button', { name: 'Refresh', busy: false })
})
