import { expect, test } from 'vitest'
import { openScreen, screen, within } from '#test/admin-screen.tsx'
import BanksScreen from './screen.tsx'

const bank = (digit: number) => ({
  id: `7c9e6679-7425-40de-944b-e07fc1f90ae${digit}`,
  name: `Bank ${digit}`,
  name_ne: null,
  code: `BANK${digit}`,
  logo_url: null,
  sort_order: digit,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
})
const rows = [1, 2, 3, 4, 5].map(bank)
const ids = (...digits: number[]) => digits.map((digit) => bank(digit).id)

async function openBanks(total = rows.length, path = '/admin/banks') {
  const opened = openScreen(BanksScreen, { 'GET admin-banks': { banks: rows, total } }, { path })
  await screen.findByRole('row', { name: /Bank 1/ })
  return opened
}

const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }))
const act = '1b4e28ba-2fa1-41d2-883f-0016d3cca427'
const done = (changed: number) => ({ ok: true, changed, act })

test('rows are selected one by one, as a range with Shift, and all of the page; the number is announced', async () => {
  const { user } = await openBanks()
  expect(bar().queryByRole('button')).toBeNull()
  await user.click(check('Select Bank 2'))
  expect(bar().getByRole('status').textContent).toBe('1 selected')
  await user.keyboard('{Shift>}')
  await user.click(check('Select Bank 4'))
  await user.keyboard('{/Shift}')
  expect([1, 2, 3, 4, 5].filter((digit) => check(`Select Bank ${digit}`).checked)).toEqual([2, 3, 4])
  check('Select page').focus()
  await user.keyboard(' ')
  expect(bar().getByRole('status').textContent).toBe('5 selected')
  await user.click(bar().getByRole('button', { name: 'Clear selection' }))
  expect(bar().getByRole('status').textContent).toBe('')
})

test('the selected rows are changed after a question, and the change is undone', async () => {
  const { user, answers, writes } = await openBanks()
  await user.click(check('Select Bank 2'))
  await user.click(check('Select Bank 4'))
  answers['POST admin-banks/bulk'] = done(2)
  answers['POST admin-audit/undo'] = {
    ok: true,
    undone: 1,
    kept: [{ name: 'Bank 4', reason: 'changed again since' }],
  }
  await user.click(bar().getByRole('button', { name: 'Deactivate' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Deactivate 2 entries?' }))
  await user.click(question.getByRole('button', { name: 'Deactivate' }))
  await screen.findByText('2 entries are changed.')
  expect(bar().queryByRole('button')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await screen.findByText('1 row is undone. 1 row stays as it is: Bank 4 (changed again since).')
  expect(writes().map(({ body }) => body)).toEqual([{ ids: ids(2, 4), set: { is_active: false } }, { act }])
})

test('a selection stays on the next page, and its rows are deleted', async () => {
  const { user, answers, writes } = await openBanks(120, '/admin/banks?active=yes&q=bank')
  await user.click(check('Select Bank 3'))
  answers['GET admin-banks'] = { banks: [bank(6)], total: 120 }
  await user.click(screen.getByRole('button', { name: 'Next' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select Bank 6' }))
  expect(bar().getByRole('status').textContent).toBe('2 selected')
  answers['POST admin-banks/bulk'] = Response.json({ ok: false, error: 'Try again' }, { status: 409 })
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  const question = within(screen.getByRole('alertdialog', { name: 'Delete 2 entries?' }))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await question.findByText('Try again')
  answers['POST admin-banks/bulk'] = done(2)
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await screen.findByText('2 entries are deleted.')
  expect(writes().map(({ body }) => body)).toEqual(Array(2).fill({ ids: ids(3, 6), delete: true }))
})

test('filters narrow the list in its address, and are cleared from an empty one', async () => {
  const { user, answers, address } = await openBanks()
  answers['GET admin-banks'] = { banks: [], total: 0 }
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Inactive')
  expect(address()).toBe('/admin/banks?active=no')
  await screen.findByText('Nothing matches these filters.')
  expect(screen.getByRole('button', { name: 'Filters (1)' }).getAttribute('aria-expanded')).toBe('true')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Logo' }), 'Without a logo')
  expect(address()).toBe('/admin/banks?active=no&logo=none')
  answers['GET admin-banks'] = { banks: rows, total: 5 }
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] as HTMLElement)
  await screen.findByRole('row', { name: /Bank 1/ })
  expect(address()).toBe('/admin/banks')
})
