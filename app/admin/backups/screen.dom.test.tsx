import { expect, test, vi } from 'vitest'
import { openScreen, screen, unavailable, within } from '#test/admin-screen.tsx'
import BackupsScreen from './screen.tsx'

const panel = {
  file: 'panel-2026-11-21T05-00-00Z.jsonl.gz',
  origin: 'panel',
  made_at: '2026-11-21T05:00:00.000Z',
  size: 1536,
  rows: 123_456,
}
const nightly = { ...panel, file: 'nightly-2026-11-20.jsonl.gz', origin: 'nightly', rows: null }

const list = (change: object = {}) => ({ backups: [panel, nightly], factor: 'recent', ...change })

async function openBackups(change: object = {}, path = '/admin/backups') {
  const opened = openScreen(BackupsScreen, { 'GET admin-backup': list(change) }, { path })
  await screen.findByRole('row', { name: new RegExp(panel.file) })
  return opened
}

const row = (file: string) => screen.getByRole('row', { name: new RegExp(file) })

test('backups are listed with time, size, rows and origin, to be downloaded; the page says what they hold', async () => {
  await openBackups()
  for (const shown of ['21 November 2026, 10:45', '1.5 KB', '1,23,456', 'In this panel'])
    expect(row(panel.file).textContent).toContain(shown)
  for (const shown of ['Not counted', 'Every night']) expect(row(nightly.file).textContent).toContain(shown)
  for (const { file } of [panel, nightly]) {
    const buttons = within(row(file)).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Download'])
  }
  expect(screen.getByText(/sessions and keys/)).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a download begins at the address of the server', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '')
  })
  const { user, answers, writes } = await openBackups()
  answers['POST admin-backup/download'] = { address: '/admin/backup-file?token=x' }
  await user.click(screen.getByRole('button', { name: `Download ${panel.file}` }))
  expect(await screen.findByText(`The download of ${panel.file} has begun.`)).toBeTruthy()
  expect(opened).toEqual(['/admin/backup-file?token=x'])
  expect(writes()).toMatchObject([{ path: 'admin-backup/download', body: { file: panel.file } }])
})

test.each([
  ['old', /confirm your second step/, '/sign-in?confirm=&next=%2Fadmin%2Fbackups'],
  ['missing', /Set it up on your profile page/, '/profile#passkeys'],
  ['off', /not enabled on this site/, undefined],
])(
  'an operator whose second factor is %s is told before the download what it needs',
  async (factor, said, address) => {
    await openBackups({ factor })
    expect(screen.getByText(said)).toBeTruthy()
    expect(screen.queryByRole('link')?.getAttribute('href')).toBe(address)
  },
)

test('a proof that became too old while the page was open is asked for again', async () => {
  const { user, answers } = await openBackups()
  answers['POST admin-backup/download'] = () =>
    Response.json({ error: '', reason: 'recent_factor_needed', factor: 'old' }, { status: 403 })
  answers['GET admin-backup'] = list({ factor: 'old' })
  await user.click(screen.getByRole('button', { name: `Download ${panel.file}` }))
  expect((await screen.findByRole('alert')).textContent).toContain('within the last five minutes')
  expect(await screen.findByRole('link', { name: 'Confirm second step' })).toBeTruthy()
})

test('a backup is made, and its rows are said', async () => {
  const { user, answers } = await openBackups()
  answers['POST admin-backup'] = () =>
    Response.json({ backup: { file: panel.file, rows: 1000, tables: 9 } }, { status: 201 })
  await user.click(screen.getByRole('button', { name: 'Make a backup' }))
  expect(await screen.findByText(`Done: 1,000 rows are in ${panel.file}`)).toBeTruthy()
})

test('ADM-13: a list that cannot be loaded can be tried again; an empty one and the Nepali page have their words', async () => {
  const opened = openScreen(BackupsScreen, { 'GET admin-backup': unavailable }, { path: '/admin/backups' })
  expect(await screen.findByRole('heading', { name: 'The backups could not be loaded' })).toBeTruthy()
  opened.answers['GET admin-backup'] = list({ backups: [] })
  await opened.user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No backups yet' })).toBeTruthy()
  await openBackups({ factor: 'old' }, '/ne/admin/backups')
  expect(screen.getByRole('link', { name: 'दोस्रो चरण पुष्टि गर्नुहोस्' }).getAttribute('href')).toBe(
    '/ne/sign-in?confirm=&next=%2Fne%2Fadmin%2Fbackups',
  )
  expect(screen.getByRole('button', { name: `${panel.file} डाउनलोड गर्नुहोस्` })).toBeTruthy()
})
