import { expect, test } from 'vitest'
import { listOfBanks, openScreen, screen, unavailable, watchDownloads, within } from '#test/admin-screen.tsx'
import BanksScreen from './screen.tsx'

async function openBanks(answers: Parameters<typeof openScreen>[1] = {}, path = '/admin/banks') {
  const opened = openScreen(BanksScreen, { 'GET admin-banks': listOfBanks, ...answers }, { path })
  await screen.findByRole('row', { name: /NMB/ })
  return {
    ...opened,
    choose: async (item: string) => {
      await opened.user.click(screen.getByRole('button', { name: /^(More|थप)$/ }))
      await opened.user.click(await screen.findByRole('menuitem', { name: item }))
    },
  }
}

const csv = (text: BlobPart, name = 'banks.csv') => new File([text], name, { type: 'text/csv' })
const line = (number: number, outcome: string, more: object = {}) => ({
  line: number,
  id: null,
  name: `Bank ${number}`,
  outcome,
  changes: [],
  reasons: [],
  ...more,
})

test('all rows are downloaded as a file with the mark that spreadsheets need; a failure is reported', async () => {
  const files = watchDownloads()
  const { choose, answers } = await openBanks({ 'GET admin-banks/csv': unavailable })
  await choose('Export CSV')
  expect((await screen.findByText('The database does not answer')).getAttribute('role')).toBe('alert')
  answers['GET admin-banks/csv'] = () => new Response('id,name\r\n')
  await choose('Export CSV')
  expect(await screen.findByText('The file is downloaded.')).toBeTruthy()
  expect(files.map(({ name }) => name)).toEqual(['banks.csv'])
  expect(await files[0]?.text()).toBe('\uFEFFid,name\r\n')
})

const act = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'

const text = 'name,code\r\na,A\r\nb,B\r\nc,C\r\nd,D\r\ne,\r\n'

test('an import shows what is refused first, takes the version of the file when asked, and can be undone', async () => {
  const { user, choose, writes } = await openBanks({
    'POST admin-banks/import': (sent) => ({
      act,
      rows: [
        line(2, 'new'),
        line(3, 'changed', { changes: [{ field: 'name', before: 'NMB', after: 'NMB Bank' }] }),
        line(4, 'unchanged'),
        line(5, (sent.body as { over?: true }).over ? 'changed' : 'stale', {
          reasons: [{ field: 'updated_at', text: 'Changed since.' }],
        }),
        line(6, 'refused', { reasons: [{ field: 'code', text: 'Bank code is required' }] }),
      ],
    }),
    'POST admin-audit/undo': { ok: true, undone: 3, kept: [] },
  })
  await choose('Import CSV')
  const dialog = within(screen.getByRole('dialog', { name: 'Import a CSV File: Banks' }))
  await user.upload(dialog.getByLabelText(/^CSV file/), csv(text))
  expect(
    await dialog.findByText('5 lines: New 1, Changed 1, Unchanged 1, Out of date 1, Refused 1'),
  ).toBeTruthy()
  expect(dialog.getByText('Name: NMB → NMB Bank')).toBeTruthy()
  const [, first, second] = dialog.getAllByRole('row')
  expect(first?.textContent).toContain('6Bank 6RefusedCode: Bank code is required')
  expect(second?.textContent).toContain('Out of date')
  const over = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: /file’s version/ })
  expect(over().checked).toBe(false)
  expect(dialog.getByRole('button', { name: 'Import 2 lines' })).toBeTruthy()
  await user.click(over())
  await user.click(await dialog.findByRole('button', { name: 'Import 3 lines' }))
  expect(await dialog.findByText('The import is finished.')).toBeTruthy()
  expect(writes().map(({ body }) => body)).toEqual([
    { csv: text, apply: false },
    { csv: text, apply: false, over: true },
    { csv: text, apply: true, over: true },
  ])
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(await screen.findByText('The import is finished.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('3 rows are undone.')).toBeTruthy()
  expect(writes().at(-1)?.body).toEqual({ act })
})

test('a file that is not in UTF-8 is refused before it is sent, in the language of the operator', async () => {
  const { user, choose, writes } = await openBanks({}, '/ne/admin/banks')
  await choose('सीएसभी आयात')
  const dialog = within(screen.getByRole('dialog'))
  await user.upload(dialog.getByLabelText(/^सीएसभी फाइल/), csv(new Uint8Array([0x6e, 0xe9, 0x0a])))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/यूटीएफ-८/)
  expect(writes()).toEqual([])
})
