import { expect, test } from 'vitest'
import { listOfBanks as banks, openScreen, screen, waitFor } from '#test/admin-screen.tsx'
import { Gate } from './gate.tsx'

const problem = {
  id: 7,
  kind: 'source',
  subject: 'nrbUrl',
  reason: 'silent',
  detail: null,
  since: '2026-11-21T03:00:00.000Z',
  last_seen_at: '2026-11-21T05:00:00.000Z',
  recovered_at: null,
}
const health = {
  checked_at: '2026-11-21T05:00:00.000Z',
  is_check_late: false,
  mails: 'on',
  problems: [problem],
  recovered: [],
  sources: [],
  jobs: [],
  maintenance: null,
}
const answersOf = (change: object = {}) => ({
  'GET admin-banks': banks,
  'GET admin-health': { health: { ...health, ...change } },
})

test('every section shows the open problems; a hidden one comes back when it changes', async () => {
  localStorage.removeItem('chautari-hidden-problems')
  const { user } = openScreen(Gate, answersOf(), { path: '/admin/banks' })
  const line = await screen.findByText('Exchange rates: does not answer')
  expect(line.closest('[role=status]')).toBeTruthy()
  expect(screen.getByText('1 problem')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Site health' }).getAttribute('href')).toBe('/admin/health')
  await user.click(screen.getByRole('button', { name: 'Hide: Exchange rates: does not answer' }))
  expect(screen.queryByText('1 problem')).toBeNull()
  openScreen(Gate, answersOf(), { path: '/admin/banks' })
  await screen.findByRole('row', { name: /NMB/ })
  expect(screen.queryByText('1 problem')).toBeNull()
  openScreen(Gate, answersOf({ problems: [{ ...problem, reason: 'late' }] }), { path: '/ne/admin/banks' })
  expect(await screen.findByText('विनिमय दर: नयाँ तथ्याङ्क आएको छैन')).toBeTruthy()
  localStorage.removeItem('chautari-hidden-problems')
})

test('a check that has not run is reported, and no problem is silence', async () => {
  openScreen(Gate, answersOf({ problems: [], is_check_late: true }), { path: '/admin/banks' })
  expect(await screen.findByText('The regular check for problems has not run.')).toBeTruthy()
  const { sent } = openScreen(Gate, answersOf({ problems: [] }), { path: '/admin/banks' })
  await waitFor(() => expect(sent.some(({ path }) => path === 'admin-health')).toBe(true))
  await screen.findByRole('row', { name: /NMB/ })
  expect(screen.queryByRole('link', { name: 'Site health' })).toBeNull()
})

test('SITE-05: the notice of maintenance says since when it is on, and who switched it on', async () => {
  const maintenance = { since: '2026-11-21T03:00:00.000Z', by: 'hari@example.com' }
  const headers = { 'x-maintenance': 'on' }
  const answers = {
    'GET admin-banks': () => Response.json(banks, { headers }),
    'GET admin-health': () =>
      Response.json({ health: { ...health, problems: [], maintenance } }, { headers }),
  }
  openScreen(Gate, answers, { path: '/admin/banks' })
  expect((await screen.findByText(/Switched on .*by hari@example\.com/)).textContent).toContain('08:45')
})
