import { expect, test } from 'vitest'
import { openScreen, screen, waitFor, within } from '#test/admin-screen.tsx'
import CarriersScreen from './screen.tsx'

test('ADM-07: the prefixes of a carrier are its own, and one empty row is always there', async () => {
  const carriers = { 'GET admin-carriers': { carriers: [], total: 0 } }
  const { user, fill, answers, writes } = openScreen(CarriersScreen, carriers, { path: '/admin/carriers' })
  await screen.findByText('No Carriers Found')
  await user.click(screen.getByRole('button', { name: 'Add Carrier' }))
  const form = within(screen.getByRole('dialog', { name: 'Add New Carrier' }))
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  const rows = () => form.getAllByRole<HTMLInputElement>('textbox', { name: /^Prefix \d+$/ })
  const row = (index: number) => rows()[index] as HTMLInputElement
  await save()
  for (const fault of ['Carrier name is required', 'At least one prefix is required'])
    expect(form.getByText(fault)).toBeTruthy()
  await fill(form.getByLabelText('Name (required)'), 'Test Telecom')
  await fill(row(0), '9a80123')
  expect(rows().map(({ value }) => value)).toEqual(['980', ''])
  await fill(row(1), '980')
  await save()
  expect(form.getByText('Duplicate prefixes are not allowed')).toBeTruthy()
  await user.click(form.getAllByRole('button', { name: 'Remove prefix 980' }).at(-1) as HTMLElement)
  const prefixes = 'Prefix(es) 980 already used by other carriers'
  answers['POST admin-carriers'] = () =>
    Response.json({ error: prefixes, fields: { prefixes } }, { status: 400 })
  await save()
  await form.findByText(prefixes, { selector: '[id]' })
  await waitFor(() => expect(document.activeElement).toBe(row(0)))
  await fill(row(0), '999')
  await user.selectOptions(form.getByLabelText('Colour'), 'Green')
  await user.click(form.getByRole('radio', { name: 'zap' }))
  answers['POST admin-carriers'] = { carrier: {} }
  await save()
  await screen.findByText('The carrier is saved.')
  expect(writes().at(-1)?.body).toMatchObject({
    name: 'Test Telecom',
    prefixes: ['999'],
    color: 'green',
    icon_name: 'zap',
  })
})
