import { expect, test, vi } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import BackupsScreen from './screen.tsx'

const panel = {
  file: 'panel-2026-11-21T05-00-00Z.jsonl.gz',
  origin: 'panel',
  made_at: '2026-11-21T05:00:00.000Z',
  size: 1536,
  rows: 123_456,
}
const nightly = { ...panel, file: 'chautari-2026-11-20.tar.gz', origin: 'nightly', rows: null }
const factors = [
  { id: 'f', factor_type: 'totp', status: 'verified', created_at: '2026-01-01T00:00:00Z', updated_at: '' },
]

const list = (change: object = {}) => ({ backups: [panel, nightly], factor: 'recent', ...change })

async function openBackups(change: object = {}, path = '/admin/backups') {
  const opened = openScreen(BackupsScreen, { 'GET admin-backup': list(change) }, { path })
  await screen.findByRole('row', { name: new RegExp(panel.file) })
  return opened
}

const row = (file: string) => screen.getByRole('row', { name: new RegExp(file) })

test('backups are listed with time, size, rows and origin, to be downloaded and deleted', async () => {
  await openBackups()
  for (const shown of ['21 November 2026, 10:45', '1.5 KB', '1,23,456', 'In this panel'])
    expect(row(panel.file).textContent).toContain(shown)
  expect(row(nightly.file).textContent).toContain('Not counted')
  for (const { file } of [panel, nightly]) {
    const buttons = within(row(file)).getAllByRole('button')
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Download', 'Delete'])
  }
})

test('a download says what the file holds and begins at the address of the server', async () => {
  const opened: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    opened.push(this.getAttribute('href') ?? '')
  })
  const { user, answers, writes } = await openBackups()
  answers['POST admin-backup/download'] = { address: '/admin/backup-file?token=x' }
  await user.click(screen.getByRole('button', { name: `Download ${panel.file}` }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByText(/sessions and keys/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Download' }))
  expect(await screen.findByText(`The download of ${panel.file} has begun.`)).toBeTruthy()
  expect(opened).toEqual(['/admin/backup-file?token=x'])
  expect(writes()).toMatchObject([{ path: 'admin-backup/download', body: { file: panel.file } }])
})

test('without a recent second factor its code is asked for; what is no code of the app is not sent', async () => {
  const { user, answers, writes } = await openBackups({ factor: 'old' })
  answers['GET /auth/v1/factors'] = factors
  await user.click(screen.getByRole('button', { name: `Download ${panel.file}` }))
  const dialog = within(screen.getByRole('dialog'))
  const code = dialog.getByRole('textbox', { name: /Code of your authenticator app/ })
  for (const typed of ['', '12345', 'ABCD-EFGH-IJKL']) {
    await user.clear(code)
    if (typed) await user.type(code, typed)
    await user.click(dialog.getByRole('button', { name: 'Download' }))
    expect(dialog.getByText('Please type the six digits that the app shows now.')).toBeTruthy()
    expect(code.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(code)
  }
  expect(writes()).toEqual([])
})

test.each([
  ['missing', /Set it up on your profile page/, true],
  ['off', /not enabled on this site/, false],
])(
  'an operator whose second factor is %s gets a link to set it up, and can neither download nor delete',
  async (factor, said, isLinked) => {
    const { user, writes } = await openBackups({ factor })
    for (const action of ['Download', 'Delete']) {
      await user.click(screen.getByRole('button', { name: `${action} ${panel.file}` }))
      const dialog = within(screen.getByRole('dialog'))
      expect(await dialog.findByText(said)).toBeTruthy()
      expect(dialog.queryAllByRole('link', { name: 'Set up a second step' })).toHaveLength(isLinked ? 1 : 0)
      expect(dialog.queryByRole('textbox')).toBeNull()
      await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      const opener = screen.getByRole('button', { name: `${action} ${panel.file}` })
      await waitFor(() => expect(document.activeElement).toBe(opener))
    }
    expect(writes()).toEqual([])
  },
)

test('a backup is made, and deleted after a question', async () => {
  const { user, answers, writes } = await openBackups()
  answers['POST admin-backup'] = () =>
    Response.json({ backup: { file: panel.file, rows: 1000, tables: 9 } }, { status: 201 })
  answers['DELETE admin-backup'] = { ok: true }
  await user.click(screen.getByRole('button', { name: 'Make a backup' }))
  expect(await screen.findByText(`Done: 1,000 rows are in ${panel.file}`)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: `Delete ${nightly.file}` }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(`${nightly.file} is deleted.`)).toBeTruthy()
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))
  expect(writes().at(-1)).toMatchObject({ method: 'DELETE', query: { file: nightly.file } })
})

test('ADM-13: a list that cannot be loaded can be tried again; an empty one and the Nepali page have their words', async () => {
  const opened = openScreen(BackupsScreen, { 'GET admin-backup': unavailable }, { path: '/admin/backups' })
  expect(await screen.findByRole('heading', { name: 'The backups could not be loaded' })).toBeTruthy()
  opened.answers['GET admin-backup'] = list({ backups: [] })
  await opened.user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No backups yet' })).toBeTruthy()
  const { user } = await openBackups({}, '/ne/admin/backups')
  await user.click(screen.getByRole('button', { name: `${panel.file} मेट्नुहोस्` }))
  expect(within(screen.getByRole('dialog')).getByRole('heading', { name: 'यो ब्याकअप मेट्ने हो?' })).toBeTruthy()
})
