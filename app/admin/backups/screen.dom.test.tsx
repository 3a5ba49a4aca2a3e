import { expect, test, vi } from 'vitest'
import { uploadPartBytes } from '#app/records/backups/upload-limits.ts'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import BackupsScreen from './screen.tsx'

const panel = {
  file: 'panel-2026-11-21T05-00-00Z.jsonl.gz',
  origin: 'panel',
  made_at: '2026-11-21T05:00:00.000Z',
  size: 1536,
  rows: 123_456,
  is_restorable: true,
}
const nightly = {
  ...panel,
  file: 'chautari-2026-11-20.tar.gz',
  origin: 'nightly',
  rows: null,
  is_restorable: false,
}
const check = {
  made_at: panel.made_at,
  engine: 'postgres',
  rows: 123_456,
  tables: [{ name: 'banks', rows: 20 }],
  pending: [],
}
const factors = [
  { id: 'f', factor_type: 'totp', status: 'verified', created_at: '2026-01-01T00:00:00Z', updated_at: '' },
]

const list = (change: object = {}) => ({
  backups: [panel, nightly],
  last_restore: null,
  factor: 'recent',
  ...change,
})

async function openBackups(change: object = {}, path = '/admin/backups') {
  const opened = openScreen(BackupsScreen, { 'GET admin-backup': list(change) }, { path })
  await screen.findByRole('row', { name: new RegExp(panel.file) })
  return opened
}

const row = (file: string) => screen.getByRole('row', { name: new RegExp(file) })

test('backups are listed with time, size, rows and origin; an archive cannot be restored here', async () => {
  await openBackups()
  for (const shown of ['November 21, 2026, 10:45', '1.5 KB', '1,23,456', 'In this panel'])
    expect(row(panel.file).textContent).toContain(shown)
  expect(row(nightly.file).textContent).toContain('Not counted')
  const names = (file: string) =>
    within(row(file))
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
  expect([names(panel.file), names(nightly.file)]).toEqual([
    ['Download', 'Restore', 'Delete'],
    ['Download', 'Delete'],
  ])
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
  'an operator whose second factor is %s gets a link to set it up, and can neither download, restore nor delete',
  async (factor, said, isLinked) => {
    const { user, answers, writes } = await openBackups({ factor })
    answers['POST admin-backup/check'] = { check }
    for (const action of ['Download', 'Restore', 'Delete']) {
      await user.click(screen.getByRole('button', { name: `${action} ${panel.file}` }))
      const dialog = within(screen.getByRole('dialog'))
      expect(await dialog.findByText(said)).toBeTruthy()
      expect(dialog.queryAllByRole('link', { name: 'Set up a second step' })).toHaveLength(isLinked ? 1 : 0)
      expect(dialog.queryByRole('textbox')).toBeNull()
      await user.click(dialog.getByRole('button', { name: 'Cancel' }))
      const opener = screen.getByRole('button', { name: `${action} ${panel.file}` })
      await waitFor(() => expect(document.activeElement).toBe(opener))
    }
    expect(new Set(writes().map(({ path }) => path))).toEqual(new Set(['admin-backup/check']))
  },
)

test('a restore shows what the file holds, wants the word, and waits until the server answers again', async () => {
  const { user, answers, writes, fill } = await openBackups()
  answers['POST admin-backup/check'] = { check: { ...check, pending: ['0029-x'] } }
  answers['POST admin-backup/restore'] = () => Response.json({ ok: true }, { status: 202 })
  await user.click(screen.getByRole('button', { name: `Restore ${panel.file}` }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(/1,23,456 rows of 1 tables/)).toBeTruthy()
  expect(dialog.getByText(/older release of Chautari; .*: 1\./)).toBeTruthy()
  expect(dialog.getByText(/All users are signed out, you too/)).toBeTruthy()
  const word = dialog.getByRole('textbox', { name: /Type RESTORE/ })
  await fill(word, 'yes')
  await user.click(dialog.getByRole('button', { name: 'Restore now' }))
  expect(dialog.getByText('Please type RESTORE')).toBeTruthy()
  expect(writes().map(({ path }) => path)).not.toContain('admin-backup/restore')
  await fill(word, 'restore')
  answers['GET admin-backup'] = () => Response.json({ error: 'x', reason: 'restoring' }, { status: 503 })
  await user.click(dialog.getByRole('button', { name: 'Restore now' }))
  expect(await screen.findByRole('heading', { name: 'The backup is being restored' })).toBeTruthy()
  answers['GET admin-backup'] = list({
    last_restore: {
      file: panel.file,
      at: panel.made_at,
      by: 'x',
      outcome: 'failed',
      fault: 'no-space',
      backup_before: null,
    },
  })
  const said = /failed\. Nothing was changed\. The disk of the server is full\./
  expect(await screen.findByText(said, {}, { timeout: 5000 })).toBeTruthy()
})

test('a file that cannot be restored is refused with its reason before anything is asked', async () => {
  const { user, answers } = await openBackups()
  const error = 'This backup is damaged or incomplete.'
  answers['POST admin-backup/check'] = () => Response.json({ error }, { status: 409 })
  await user.click(screen.getByRole('button', { name: `Restore ${panel.file}` }))
  const dialog = within(screen.getByRole('dialog'))
  expect(await dialog.findByText(error)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: 'Restore now' })).toBeNull()
})

test('an upload asks for the second factor, goes on after a failure where it stopped, and takes no other kind of file', async () => {
  const { user, answers, writes } = await openBackups()
  const field = screen.getByLabelText('Upload a backup')
  await user.upload(field, new File(['x'], 'x.tar.gz'))
  expect(screen.getByText(/ends in \.jsonl\.gz/, { selector: 'p[id$=error]' })).toBeTruthy()
  const dump = `${'a'.repeat(uploadPartBytes)}the end`
  await user.upload(field, new File([dump], 'x.jsonl.gz'))
  const dialog = within(screen.getByRole('dialog'))
  expect(writes()).toEqual([])
  answers['POST admin-backup/upload'] = unavailable
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  expect(await dialog.findByText('The database does not answer')).toBeTruthy()
  answers['POST admin-backup/upload'] = () => {
    answers['POST admin-backup/upload'] = unavailable
    return { file: null }
  }
  await user.click(dialog.getByRole('button', { name: 'Upload' }))
  const goOn = await screen.findByRole('button', { name: 'Go on' })
  expect(screen.queryByRole('dialog')).toBeNull()
  answers['POST admin-backup/upload'] = { file: 'upload-2026-11-21T05-00-00Z.jsonl.gz' }
  await user.click(goOn)
  expect(await screen.findByText(/listed as upload-2026/)).toBeTruthy()
  const bodies = writes().map(({ body }) => body as { offset: number; data: string; is_last: boolean })
  expect(bodies.map(({ offset, is_last }) => [offset, is_last])).toEqual([
    [0, false],
    [0, false],
    [uploadPartBytes, true],
    [uploadPartBytes, true],
  ])
  expect(bodies.at(-1)?.data).toBe(btoa('the end'))
})

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
  const { user, answers } = await openBackups({}, '/ne/admin/backups')
  answers['POST admin-backup/check'] = { check }
  await user.click(screen.getByRole('button', { name: `${panel.file} फर्काउनुहोस्` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(await dialog.findByRole('button', { name: 'अहिले फर्काउनुहोस्' }))
  await waitFor(() => expect(dialog.getByText('कृपया “फर्काउने” लेख्नुहोस्')).toBeTruthy())
  // The word of the other language counts, too.
  answers['POST admin-backup/restore'] = () => Response.json({ ok: true }, { status: 202 })
  await user.type(dialog.getByRole('textbox'), 'RESTORE')
  await user.click(dialog.getByRole('button', { name: 'अहिले फर्काउनुहोस्' }))
  expect(await screen.findByRole('heading', { name: 'ब्याकअप फर्काइँदै छ' })).toBeTruthy()
})
