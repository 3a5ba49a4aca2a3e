import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, within } from '#test/admin-screen.tsx'
import HealthScreen from './screen.tsx'

const at = '2026-11-21T05:00:00.000Z'
const problem = {
  id: 7,
  kind: 'backup',
  subject: 'nightly-backup',
  reason: 'failed',
  detail: 'There is no space left',
  since: '2026-11-21T03:00:00.000Z',
  last_seen_at: at,
  recovered_at: null,
}
const health = {
  checked_at: at,
  is_check_late: false,
  mails: 'no-server',
  problems: [problem],
  recovered: [{ ...problem, id: 3, kind: 'source', subject: 'nrbUrl', reason: 'silent', recovered_at: at }],
  sources: [
    { subject: 'metalsUrl', state: 'late', newest_at: null, newest_day: '2026-11-01', last_try_at: null },
  ],
  jobs: [{ name: 'nightly-backup', last_run_at: at, is_ok: false, last_ok_at: null, next_run_at: at }],
  maintenance: null,
}

const part = (name: string) => within(screen.getByRole('region', { name }))

test('problems, sources, jobs and what is over are shown with their times', async () => {
  openScreen(HealthScreen, { 'GET admin-health': { health } }, { path: '/admin/health' })
  await screen.findByRole('heading', { name: 'Open problems' })
  const problems = part('Open problems').getByRole('listitem').textContent
  expect(problems).toMatch(/Nightly backup: failed.*Make one in the panel.*no space left.*Since.*08:45/)
  expect(part('Sources of data').getByRole('listitem').textContent).toMatch(/Gold.*Late.*1 November 2026/)
  expect(part('Scheduled jobs').getByRole('listitem').textContent).toMatch(/Failed.*10:45.*Unknown.*Next run/)
  expect(part('Resolved in the last 7 days').getByRole('listitem').textContent).toMatch(/Exchange rates.*to/)
  expect(screen.getByText(/Without a mail server/)).toBeTruthy()
})

test('before the first check nothing is said to be without problems', async () => {
  const unchecked = { ...health, checked_at: null, problems: [] }
  openScreen(HealthScreen, { 'GET admin-health': { health: unchecked } }, { path: '/admin/health' })
  await screen.findByText('No check has run yet.')
  expect(screen.queryByText('No problems.')).toBeNull()
})

test('ADM-13: what cannot be loaded is reported, and can be tried again', async () => {
  const answers: Parameters<typeof openScreen>[1] = { 'GET admin-health': unavailable }
  const { user } = openScreen(HealthScreen, answers, { path: '/ne/admin/health' })
  await screen.findByText('साइटको अवस्था ल्याउन सकिएन')
  answers['GET admin-health'] = { health: { ...health, problems: [], is_check_late: true } }
  await user.click(screen.getByRole('button', { name: 'फेरि प्रयास गर्नुहोस्' }))
  expect(await screen.findByText('कुनै समस्या छैन।')).toBeTruthy()
  expect(screen.getByText(/जाँच तोकिएको समयमा चलेन/)).toBeTruthy()
})
