import { fireEvent } from '@testing-library/react'
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

test('an import shows what each line will change and why others are refused, then sends those that change something', async () => {
  const { user, choose, writes } = await openBanks({
    'POST admin-banks/import': (sent) =>
      (sent.body as { apply: boolean }).apply
        ? { rows: [line(2, 'new'), line(3, 'changed')] }
        : {
            rows: [
              line(2, 'new'),
              line(3, 'changed', { changes: [{ field: 'name', before: 'NMB', after: 'NMB Bank' }] }),
              line(4, 'unchanged'),
              line(5, 'stale', { reasons: [{ field: 'updated_at', text: 'Changed since.' }] }),
              line(6, 'refused', { reasons: [{ field: 'code', text: 'Bank code is required' }] }),
            ],
          },
  })
  await choose('Import CSV')
  const dialog = within(screen.getByRole('dialog', { name: 'Import a CSV File: Banks' }))
  fireEvent.drop(dialog.getByText('Or drop the file here.'), {
    dataTransfer: { files: [csv('name,code\r\na,A\r\nb,B\r\nc,C\r\nd,D\r\ne,\r\n')] },
  })
  expect(
    await dialog.findByText('5 lines: New 1, Changed 1, Unchanged 1, Out of date 1, Refused 1'),
  ).toBeTruthy()
  expect(dialog.getByText('Name: NMB → NMB Bank')).toBeTruthy()
  await user.selectOptions(dialog.getByLabelText('Show'), 'Refused (1)')
  expect(dialog.getAllByRole('row')).toHaveLength(2)
  expect(dialog.getByRole('row', { name: /^6 Bank 6 Refused ?Code: Bank code is required/ })).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  expect(await dialog.findByText('The import is finished.')).toBeTruthy()
  expect(writes().at(-1)?.body).toEqual({
    csv: '"name","code"\r\n"a","A"\r\n"b","B"\r\n',
    apply: true,
  })
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(await screen.findByText('The import is finished.')).toBeTruthy()
})

test('a file that is not in UTF-8 is refused before it is sent, in the language of the operator', async () => {
  const { user, choose, writes } = await openBanks({}, '/ne/admin/banks')
  await choose('सीएसभी आयात')
  const dialog = within(screen.getByRole('dialog'))
  await user.upload(dialog.getByLabelText(/^सीएसभी फाइल/), csv(new Uint8Array([0x6e, 0xe9, 0x0a])))
  expect((await dialog.findByRole('alert')).textContent).toMatch(/यूटीएफ-८/)
  expect(writes()).toEqual([])
})
