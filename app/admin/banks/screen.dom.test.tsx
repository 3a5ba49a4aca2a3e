import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import BanksScreen from './screen.tsx'

const nmb = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'NMB Bank',
  name_ne: 'एनएमबी बैंक',
  code: 'NMBBNPKA',
  logo_url: null,
  logo_path: null,
  sort_order: 4,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
}

async function openBanks(path = '/admin/banks') {
  const opened = openScreen(BanksScreen, { 'GET admin-banks': { banks: [nmb], total: 1 } }, { path })
  await screen.findByRole('row', { name: /NMB/ })
  return opened
}

/** The form in front of the list. */
const dialog = (name: string) => within(screen.getByRole('dialog', { name }))
const question = () => within(screen.getByRole('alertdialog'))
const value = (field: HTMLElement) => (field as HTMLInputElement).value

test('ADM-06, ADM-12: a form tells what is wrong, at the first of which the focus is, and sends nothing', async () => {
  const { user, fill, writes } = await openBanks()
  await user.click(screen.getByRole('button', { name: 'Add Bank' }))
  const form = dialog('Add New Bank')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const name = form.getByRole('textbox', { name: 'Name (required)', description: /Bank name is required/ })
  await waitFor(() => expect(document.activeElement).toBe(name))
  await fill(name, 'H')
  expect(form.queryByText('Bank name is required')).toBeNull()
  expect(writes()).toEqual([])
})

test('ADM-12, ADM-13: a save that fails loses nothing, leaving asks first, and the next save sends the whole row', async () => {
  const { user, fill, answers, writes } = await openBanks()
  await user.click(screen.getByRole('button', { name: 'Add Bank' }))
  const form = dialog('Add New Bank')
  const name = form.getByLabelText('Name (required)')
  const code = form.getByLabelText(/^Code/)
  await fill(name, 'Himchuli Bank')
  await fill(code, 'himc npka')
  expect(value(code)).toBe('HIMC NPKA')
  await fill(code, 'himcnpka')
  await fill(form.getByLabelText('Order'), 'abc')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByRole('alert')).textContent).toMatch(/could not be reached/)
  await user.keyboard('{Escape}')
  await user.click(question().getByRole('button', { name: 'Keep editing' }))
  expect(value(name)).toBe('Himchuli Bank')
  answers['POST admin-banks'] = { bank: { ...nmb, name: 'Himchuli Bank' } }
  await user.click(form.getByRole('button', { name: 'Save' }))
  await screen.findByText('The bank is saved.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(writes().at(-1)).toMatchObject({
    body: { name: 'Himchuli Bank', code: 'HIMCNPKA', logo_url: '', is_active: true },
  })
})

test('ADM-06: an edit sends what was changed and the version that was read, and Add begins anew', async () => {
  const { user, answers, writes } = await openBanks()
  answers[`PUT admin-banks/${nmb.id}`] = { bank: nmb }
  await user.click(screen.getByRole('button', { name: 'Edit NMB Bank' }))
  const edit = dialog('Edit Bank')
  expect(value(edit.getByLabelText(/^Code/))).toBe('NMBBNPKA')
  await user.click(edit.getByLabelText('Shown to visitors'))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await screen.findByText('The bank is saved.')
  expect(writes()).toMatchObject([{ method: 'PUT', body: { is_active: false, updated_at: nmb.updated_at } }])
  await user.click(screen.getByRole('button', { name: 'Add Bank' }))
  expect(value(dialog('Add New Bank').getByLabelText(/^Code/))).toBe('')
  await user.click(dialog('Add New Bank').getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('ADM-13: over what another operator saved meanwhile, both versions are shown and either may be taken', async () => {
  const { user, fill, answers, writes } = await openBanks()
  const current = { ...nmb, name_ne: 'अर्को नाम', name: 'NMB Ltd', updated_at: '2026-08-02T00:00:00.000Z' }
  const error = 'Someone else changed this in the meantime.'
  answers['PUT admin-banks/*'] = () =>
    Response.json({ error, current, by: 'sita@example.com' }, { status: 409 })
  await user.click(screen.getByRole('button', { name: 'Edit NMB Bank' }))
  const edit = dialog('Edit Bank')
  await fill(edit.getByLabelText('Name in Nepali'), 'मेरो नाम')
  await fill(edit.getByRole('textbox', { name: 'Order' }), '33')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  const box = await edit.findByRole('region', { name: 'Two versions' })
  expect(document.activeElement).toBe(box)
  expect(edit.getByRole('alert').textContent).toBe(error)
  const versions = within(box)
  const names = versions.getByRole('group', { name: 'Name in Nepali' }).textContent
  expect(names).toContain('मेरो नाम')
  expect(names).toContain('अर्को नाम')
  expect(names).toContain('Saved by sita@example.com')
  // What only one of them changed is no question.
  expect(versions.getAllByRole('group')).toHaveLength(1)
  expect(value(edit.getByLabelText(/^Name \(required\)/))).toBe('NMB Ltd')
  answers['PUT admin-banks/*'] = { bank: nmb }
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await screen.findByText('The bank is saved.')
  expect(writes().at(-1)?.body).toEqual({
    name_ne: 'मेरो नाम',
    sort_order: '33',
    updated_at: current.updated_at,
  })
})

test('ADM-06: a logo has an address that begins with https, and one that cannot be fetched is reported with the save', async () => {
  const { user, fill, answers } = await openBanks()
  answers['PUT admin-banks/*'] = { bank: { ...nmb, logo_path: null } }
  await user.click(screen.getByRole('button', { name: 'Edit NMB Bank' }))
  const edit = dialog('Edit Bank')
  const logo = edit.getByLabelText('Logo address')
  await fill(logo, 'http://127.0.0.1:9/logo.png')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  expect(
    edit.getByRole('textbox', { name: 'Logo address', description: /starts with https:\/\/: pictures/ }),
  ).toBe(logo)
  await fill(logo, 'https://127.0.0.1:9/logo.png')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await screen.findByText('The bank is saved.')
  expect(screen.getByRole('alert').textContent).toMatch(/No picture could be fetched/)
})

test('ADM-12: a row is deleted after a question that names it; a failure is shown there', async () => {
  const { user, answers, writes } = await openBanks('/admin/banks?q=nmb')
  await user.click(screen.getByRole('button', { name: 'Delete NMB Bank' }))
  expect(question().getByText(/Are you sure you want to delete NMB Bank\?/)).toBeTruthy()
  answers[`DELETE admin-banks/${nmb.id}`] = () => new Response('no JSON', { status: 503 })
  await user.click(question().getByRole('button', { name: 'Delete' }))
  expect((await question().findByRole('alert')).textContent).toBe('Request failed')
  answers[`DELETE admin-banks/${nmb.id}`] = { ok: true }
  answers['GET admin-banks'] = { banks: [], total: 0 }
  await user.click(question().getByRole('button', { name: 'Delete' }))
  await screen.findByText('The bank is deleted.')
  await screen.findByText('Nothing matches this search.')
  expect(writes()).toHaveLength(2)
})

test('a search and an order are asked of the server, and stand in the address', async () => {
  const { user, fill, sent, address } = await openBanks()
  await fill(screen.getByRole('searchbox'), 'himchuli')
  await waitFor(() => expect(sent.at(-1)?.query.q).toBe('himchuli'))
  await screen.findByText('1 entry')
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending')
  expect(address()).toBe('/admin/banks?q=himchuli&sort=-name')
  await waitFor(() => expect(sent.at(-1)?.query).toMatchObject({ q: 'himchuli', sort: '-name', page: '1' }))
})

test('ADM-13: what cannot be loaded is reported, and can be tried again', async () => {
  const answers: Parameters<typeof openScreen>[1] = { 'GET admin-banks': unavailable }
  const { user } = openScreen(BanksScreen, answers, { path: '/admin/banks' })
  const title = await screen.findByRole('heading', { name: 'Error Loading Banks' })
  expect(title.closest('[role=alert]')?.textContent).toContain('The database does not answer')
  answers['GET admin-banks'] = { banks: [], total: 0 }
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No Banks Found' })).toBeTruthy()
})

test('a link opens the form of one row; closed or saved, the form is gone from the address', async () => {
  const openLinked = async (id: string) => {
    const answers = { 'GET admin-banks': { banks: [nmb], total: 1 } }
    const opened = openScreen(BanksScreen, answers, { path: `/admin/banks?q=NMB&edit=${id}` })
    await screen.findByText('1 entry')
    return opened
  }
  const { user, address } = await openLinked(nmb.id)
  expect(value(dialog('Edit Bank').getByLabelText(/^Code/))).toBe('NMBBNPKA')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe('/admin/banks?q=NMB')

  const again = await openLinked(nmb.id)
  again.answers['PUT admin-banks/*'] = { bank: nmb }
  await again.fill(dialog('Edit Bank').getByLabelText('Name in Nepali'), 'एनएमबी')
  await again.user.click(dialog('Edit Bank').getByRole('button', { name: 'Save' }))
  await screen.findByText('The bank is saved.')
  expect(again.writes().at(-1)).toMatchObject({ path: `admin-banks/${nmb.id}`, body: { name_ne: 'एनएमबी' } })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(again.address()).toBe('/admin/banks?q=NMB')

  await openLinked('no-such-row')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a link opens the empty form, which is closed for good', async () => {
  const answers = { 'GET admin-banks': { banks: [nmb], total: 1 } }
  const { user, address } = openScreen(BanksScreen, answers, { path: '/admin/banks?add=yes' })
  await user.click(dialog('Add New Bank').getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(address()).toBe('/admin/banks')
})
