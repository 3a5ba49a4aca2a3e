import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor } from '#test/admin-screen.tsx'
import DashboardScreen from './screen.tsx'

const health = { startedAt: '2026-08-15T09:15:00.000Z', database: 'embedded' }
const answers = {
  'GET admin-users': { total: 3 },
  'GET admin-tools': { total: 12 },
  'GET admin-banks': unavailable,
  'GET admin-carriers': { total: 1234 },
  'GET admin-internet-providers': { total: 9 },
  'GET admin-audit': { entries: [] },
  'GET admin-analytics': { analytics: { recentActivity: [], health } },
}

test('ADM-02, ADM-13: figures are those of the server; what cannot be loaded is reported and counts as empty', async () => {
  openScreen(DashboardScreen, answers, { path: '/admin' })
  const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent
  await screen.findByText('Could not be loaded')
  expect(figure('Banks')).toBe('0Could not be loaded')
  for (const [name, total] of [
    ['Users', '3'],
    ['Tools', '12'],
    ['Carriers', '1,234'],
    ['Internet providers', '9'],
  ] as const)
    await waitFor(() => expect(figure(name)).toBe(total))
})
