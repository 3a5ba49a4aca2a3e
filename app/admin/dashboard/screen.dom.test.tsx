import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import DashboardScreen from './screen.tsx'

const health = {
  problems: [{ id: 1, kind: 'backup', subject: 'nightly-backup', reason: 'overdue', detail: null }],
  waiting: { reports: 1234, held_prices: 1, failed_deliveries: 0, never_verified: 73, long_verified: 0 },
  server: { build: '1a2b3c4d', started_at: '2026-08-15T09:15:00.000Z', database: 'embedded' },
}
const answers = {
  'GET admin-users': { total: 3 },
  'GET admin-tools': { total: 12 },
  'GET admin-banks': unavailable,
  'GET admin-carriers': { total: 1234 },
  'GET admin-internet-providers': { total: 9 },
  'GET admin-audit': { entries: [] },
  'GET admin-health': { health },
  'POST admin-backup': { backup: { file: 'chautari-1.jsonl.gz', rows: 5 } },
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
  expect(await screen.findByText('1.0.0, build 1a2b3c4d')).toBeTruthy()
})

test('what waits is listed with links to the rows; a failed read is no empty list', async () => {
  openScreen(DashboardScreen, answers, { path: '/admin' })
  const toDo = within(screen.getByRole('region', { name: 'To do' }))
  await toDo.findByText('1,234 reports of wrong values are undecided')
  expect(toDo.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1,234 reports of wrong values are undecided', '/admin/corrections'],
    ['Gold and silver prices of 1 day are held back', '/admin/gold-silver-prices'],
    ['73 internet plans were never verified', '/admin/internet-plans?active=yes&verified=never'],
    ['Nightly backup: did not run when it was due', '/admin/backups'],
  ])
  openScreen(DashboardScreen, { ...answers, 'GET admin-health': unavailable }, { path: '/admin' })
  await within(screen.getByRole('region', { name: 'To do' })).findByText('Could not be loaded')
})

test('ADM-02: quick actions are acts: links open a form or what is to be decided, and a backup is made at once', async () => {
  const { user, writes } = openScreen(DashboardScreen, answers, { path: '/admin' })
  const actions = within(screen.getByRole('region', { name: 'Quick actions' }))
  expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/admin/banks?add=yes',
    '/admin/internet-plans?add=yes',
    '/admin/internet-plans?active=yes&verified=never',
    '/admin/corrections',
    '/admin/seo#sitemap',
  ])
  await user.click(actions.getByRole('button', { name: 'Back up now' }))
  expect(await actions.findByText('Backup made: chautari-1.jsonl.gz')).toBeTruthy()
  expect(writes()).toMatchObject([{ path: 'admin-backup' }])
})
