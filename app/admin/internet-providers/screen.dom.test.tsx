import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, within } from '#test/admin-screen.tsx'
import ProvidersScreen from './screen.tsx'

const subisu = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  name: 'Subisu',
  name_ne: 'सुबिसु',
  website_url: 'https://subisu.net.np/home',
  contact_number: null,
  logo_url: null,
  logo_path: null,
  sort_order: 2,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
}
const himal = { ...subisu, id: 'b', name: 'Himal Net', website_url: 'https://www.himalnet.example/home' }

test('ADM-08, ADM-12, ADM-13: a provider is added with a proper address, and deleted together with its plans', async () => {
  const listed = { 'GET admin-internet-providers': { providers: [subisu], total: 1 } }
  const opened = openScreen(ProvidersScreen, listed, { path: '/admin/internet-providers' })
  const { user, fill, answers } = opened
  await screen.findByRole('row', { name: /Subisu/ })
  await user.click(screen.getByRole('button', { name: 'Add Provider' }))
  const form = within(screen.getByRole('dialog', { name: 'Add New Internet Provider' }))
  const save = () => user.click(form.getByRole('button', { name: 'Save' }))
  const website = form.getByLabelText<HTMLInputElement>(/^Website address/)
  await fill(website, 'himalnet.example')
  await save()
  for (const fault of [
    'Provider name is required',
    'Please enter a valid URL (starting with http:// or https://)',
  ])
    expect(form.getByText(fault)).toBeTruthy()
  await fill(form.getByLabelText('Name (required)'), 'Himal Net')
  await fill(website, himal.website_url)
  answers['POST admin-internet-providers'] = unavailable
  await save()
  expect((await form.findByRole('alert')).textContent).toBe('The database does not answer')
  expect(website.value).toBe(himal.website_url)
  answers['POST admin-internet-providers'] = { provider: {} }
  answers['GET admin-internet-providers'] = { providers: [subisu, himal], total: 2 }
  await save()
  expect((await screen.findByRole('row', { name: /Himal Net/ })).textContent).toContain('himalnet.example')
  await user.click(screen.getByRole('button', { name: 'Delete Subisu' }))
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/This will also delete all of its internet plans\./)).toBeTruthy()
  answers['DELETE admin-internet-providers/*'] = { ok: true }
  answers['GET admin-internet-providers'] = unavailable
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('The provider and its plans are deleted.')).toBeTruthy()
  expect(await screen.findByRole('heading', { name: 'Error Loading Providers' })).toBeTruthy()
})
