import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import ToolsScreen from './screen.tsx'

const qr = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Bank & Wallet QR Builder',
  path: '/qr-builder',
  icon_name: 'qr',
  category: 'Generator',
  sort_order: 1,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
}

async function openTools() {
  const answers = { 'GET admin-tools': { tools: [qr], total: 1 } }
  const opened = openScreen(ToolsScreen, answers, { path: '/admin/tools' })
  await screen.findByRole('row', { name: /QR Builder/ })
  return opened
}

test('ADM-04, ADM-18: a tool is closed and opened by its button', async () => {
  const { user, answers, writes } = await openTools()
  answers[`PUT admin-tools/${qr.id}`] = unavailable
  await user.click(screen.getByRole('button', { name: `Disable ${qr.name}` }))
  expect(await screen.findByText(`${qr.name}: The database does not answer`)).toBeTruthy()
  answers[`PUT admin-tools/${qr.id}`] = { tool: qr }
  answers['GET admin-tools'] = { tools: [{ ...qr, is_active: false }], total: 1 }
  await user.click(screen.getByRole('button', { name: `Disable ${qr.name}` }))
  expect(await screen.findByText(`${qr.name} is disabled.`)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: `Enable ${qr.name}` }))
  expect(await screen.findByText(`${qr.name} is enabled.`)).toBeTruthy()
  expect(writes().map(({ body }) => (body as { is_active: boolean }).is_active)).toEqual([false, false, true])
})

test('ADM-05, ADM-19: the form of a tool has two sides, and the one with the fault opens', async () => {
  const { user, fill, answers } = await openTools()
  await user.click(screen.getByRole('button', { name: 'Add Tool' }))
  const form = within(screen.getByRole('dialog', { name: 'Add New Tool' }))
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  await save()
  for (const fault of ['Tool name is required', 'Path is required', 'Description is required'])
    expect(form.getByText(fault)).toBeTruthy()
  expect(form.getByRole<HTMLInputElement>('radio', { name: 'tool' }).checked).toBe(true)
  const category = form.getByLabelText<HTMLSelectElement>('Category')
  expect(category.selectedOptions[0]?.textContent).toBe('Utility')
  await fill(form.getByLabelText('Name (required)'), 'Second QR')
  await fill(form.getByLabelText(/^Path/), 'qr')
  await fill(form.getByLabelText('Description (required)'), 'Another one')
  await save()
  expect(form.getByText('Path must start with /')).toBeTruthy()
  await fill(form.getByLabelText(/^Path/), '/qr-builder')
  await user.click(form.getByRole('tab', { name: 'SEO Settings' }))
  await fill(form.getByLabelText('SEO title'), 'Twelve chars')
  expect(
    form.getByRole('textbox', { name: 'SEO title', description: '12/60 characters (recommended)' }),
  ).toBeTruthy()
  const path = 'This path is already used by another tool'
  answers['POST admin-tools'] = () => Response.json({ error: path, fields: { path } }, { status: 400 })
  await save()
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Path/)))
  expect(form.getByRole('tab', { name: 'Basic Information' }).getAttribute('aria-selected')).toBe('true')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
