import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import PricesScreen from './screen.tsx'

const price = (date: string, more: object = {}) => ({
  date,
  gold_hallmark_tola: 301_000,
  gold_hallmark_10g: 258_060,
  silver_tola: 4640,
  silver_10g: 3978,
  source: 'FENEGOSIDA',
  updated_at: '2026-08-13T06:00:00.000Z',
  ...more,
})
const held = price('2026-08-14', { silver_tola: 6660, silver_10g: 5710, compared_with: '2026-08-13' })
const listed = (...waiting: object[]) => ({ prices: [price('2026-08-13')], held: waiting, total: 1 })

async function openPrices(...waiting: object[]) {
  const answers = { 'GET admin-gold-silver-prices': listed(...waiting) }
  const opened = openScreen(PricesScreen, answers, { path: '/admin/gold-silver-prices' })
  await screen.findByRole('row', { name: /13 August 2026/ })
  return opened
}

const question = () => within(screen.getByRole('alertdialog'))

test('GOLD-06: what moved too far waits for the operator, who approves or refuses it', async () => {
  const { user, answers, writes } = await openPrices(held)
  const waiting = within(screen.getByRole('region', { name: 'Held prices' }))
  expect(waiting.getByText(/Compared with 13 August 2026/)).toBeTruthy()
  answers['POST admin-gold-silver-prices/2026-08-14/approve'] = { ok: true }
  answers['POST admin-gold-silver-prices/2026-08-14/refuse'] = { ok: true }
  await user.click(waiting.getByRole('button', { name: 'Approve the prices of 14 August 2026' }))
  await user.click(question().getByRole('button', { name: 'Approve' }))
  await screen.findByText('The prices are approved.')
  answers['GET admin-gold-silver-prices'] = listed()
  await user.click(waiting.getByRole('button', { name: 'Refuse the prices of 14 August 2026' }))
  await user.click(question().getByRole('button', { name: 'Refuse' }))
  await screen.findByText('The prices are refused.')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Held prices' })).toBeNull())
  expect(writes().map(({ path }) => path.split('/').at(-1))).toEqual(['approve', 'refuse'])
})

test('GOLD-06: the prices of a day come by form, grouped or not and in either script', async () => {
  const { user, fill, answers, writes } = await openPrices()
  await user.click(screen.getByRole('button', { name: 'Add Prices' }))
  const form = within(screen.getByRole('dialog', { name: 'Add Prices of a Day' }))
  await fill(form.getByLabelText(/^Market day/), '2026-08-15')
  await user.click(form.getByRole('button', { name: 'Save' }))
  const gold = form.getByRole('textbox', {
    name: /^Hallmark gold, per tola/,
    description: /Please enter a number/,
  })
  await fill(gold, '3,02,000')
  await fill(form.getByLabelText(/^Hallmark gold, per 10 gram/), '२५८९१६')
  await fill(form.getByLabelText(/^Silver, per tola/), '4650')
  await fill(form.getByLabelText(/^Silver, per 10 gram/), '3987')
  answers['POST admin-gold-silver-prices'] = { result: { outcome: 'held' } }
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^The prices differ too much/)).toBeTruthy()
  expect(writes()).toMatchObject([
    { body: { date: '2026-08-15', gold_hallmark_tola: 302_000, gold_hallmark_10g: 258_916 } },
  ])
})

test('GOLD-06: a market day is deleted after a question', async () => {
  const { user, answers } = await openPrices()
  answers['DELETE admin-gold-silver-prices/2026-08-13'] = { ok: true }
  await user.click(screen.getByRole('button', { name: 'Delete 13 August 2026' }))
  await user.click(question().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The market day is deleted.')).toBeTruthy()
})

test('GOLD-06: prices come by file, each line with what will happen to it, and after a failure they can be sent again', async () => {
  const { user, answers, writes } = await openPrices()
  const path = 'POST admin-gold-silver-prices/import'
  const refused = 'The first line must name the columns: gold_hallmark_tola'
  const csv = 'date,gold_hallmark_tola\n2026-08-17,1\n2026-08-16,2\n2026-08-18,3\n2099-01-01,4'
  const file = (text: string) => new File([text], 'p.csv', { type: 'text/csv' })
  const line = (number: number, date: string, text?: string) => ({
    line: number,
    date,
    outcome: text ? 'refused' : 'stored',
    reasons: text ? [{ code: 'x', text }] : [],
  })
  await user.click(screen.getByRole('button', { name: 'Import CSV' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Import Prices from a CSV File' }))
  answers[path] = () => Response.json({ error: refused }, { status: 400 })
  await user.upload(dialog.getByLabelText(/^CSV file/), file('date,price\n2026-08-16,1'))
  expect((await dialog.findByText(refused)).getAttribute('role')).toBe('alert')
  answers[path] = {
    rows: [
      line(2, '2026-08-17'),
      line(3, '2026-08-16'),
      line(4, '2026-08-18', 'The two units do not match.'),
      line(5, '2099-01-01', 'This day has not begun.'),
    ],
  }
  await user.upload(dialog.getByLabelText(/^CSV file/), file(csv))
  expect((await dialog.findByText(/^4 lines/)).parentElement?.textContent).toContain('Stored 2, Refused 2')
  expect(dialog.getByRole('row', { name: /^4 .*do not match/ })).toBeTruthy()
  expect(dialog.getByRole('row', { name: /^5 .*has not begun/ })).toBeTruthy()
  answers[path] = unavailable
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  expect(await dialog.findByText('The database does not answer')).toBeTruthy()
  answers[path] = { rows: [line(2, '2026-08-17'), line(3, '2026-08-16')] }
  await user.click(dialog.getByRole('button', { name: 'Import 2 lines' }))
  expect(await dialog.findByText('The import is finished.')).toBeTruthy()
  expect(writes().map(({ body }) => (body as { apply: boolean }).apply)).toEqual([false, false, true, true])
  await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement)
  expect(await screen.findByText('The import is finished.')).toBeTruthy()
})
