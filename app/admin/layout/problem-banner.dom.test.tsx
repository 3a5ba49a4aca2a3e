import { expect, test } from 'vitest'
import { listOfBanks as banks, openScreen, screen, waitFor, within } from '#test/admin-screen.tsx'
import { sections } from '../sections.ts'
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
  waiting: { reports: 3, held_prices: 0, failed_deliveries: 0, never_verified: 2, long_verified: 3 },
  server: { build: 'abc', started_at: '2026-11-21T03:00:00.000Z', database: 'embedded' },
  sources: [],
  jobs: [],
  maintenance: null,
}
const answersOf = (change: object = {}) => ({
  'GET admin-banks': banks,
  'GET admin-health': { health: { ...health, ...change } },
})

test('every section but Site health has one line with the number of open problems and a link', async () => {
  openScreen(Gate, answersOf(), { path: '/admin/banks' })
  const line = await screen.findByText('Exchange rates: does not answer')
  expect(line.closest('[role=status]')?.children).toHaveLength(1)
  expect(screen.getByText('1 problem')).toBeTruthy()
  const link = within(line.closest('p') as HTMLElement).getByRole('link', { name: 'Site health' })
  expect(link.getAttribute('href')).toBe('/admin/health')
  openScreen(Gate, answersOf({ problems: [problem, { ...problem, id: 8, subject: 'metalsUrl' }] }), {
    path: '/ne/admin/banks',
  })
  expect(await screen.findByText('२ वटा समस्या')).toBeTruthy()
  openScreen(Gate, answersOf(), { path: '/admin/health' })
  await screen.findAllByText('Exchange rates: does not answer')
  expect(screen.queryByText('1 problem')).toBeNull()
})

test('ADM-01: the sidebar has three groups, and beside a section how much waits there', async () => {
  const { answers, user } = openScreen(Gate, answersOf(), { path: '/admin/banks' })
  const nav = await screen.findByRole('navigation', { name: 'Sections of the admin panel' })
  expect(
    within(nav)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Content', 'People', 'Site'])
  expect(within(nav).getAllByRole('link')).toHaveLength(sections.length)
  expect(await within(nav).findByRole('link', { name: 'Corrections 3 to do' })).toBeTruthy()
  expect(within(nav).getByRole('link', { name: 'Internet Plans 5 to do' })).toBeTruthy()
  expect(within(nav).getByRole('link', { name: 'Banks' })).toBeTruthy()
  answers['GET admin-health'] = { health: { ...health, waiting: { ...health.waiting, reports: 0 } } }
  await user.click(within(nav).getByRole('link', { name: 'Carriers' }))
  expect(await within(nav).findByRole('link', { name: 'Corrections' })).toBeTruthy()
})

test('a check that has not run is reported, and no problem is silence', async () => {
  openScreen(Gate, answersOf({ problems: [], is_check_late: true }), { path: '/admin/banks' })
  expect(await screen.findByText('Problem check is late')).toBeTruthy()
  const { sent } = openScreen(Gate, answersOf({ problems: [] }), { path: '/admin/banks' })
  await waitFor(() => expect(sent.some(({ path }) => path === 'admin-health')).toBe(true))
  await screen.findByRole('row', { name: /NMB/ })
  expect(screen.queryByText(/problem/)).toBeNull()
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
