import { expect, test, vi } from 'vitest'
import { openScreen, screen, waitFor, within } from '#test/admin-screen.tsx'
import { installCanvas } from '#test/canvas.ts'
import BanksScreen from './screen.tsx'

const id = '7c9e6679-7425-40de-944b-e07fc1f90ae7'
const nmb = {
  id,
  name: 'NMB Bank',
  name_ne: null,
  code: 'NMBBNPKA',
  logo_url: null as string | null,
  logo_path: null as string | null,
  sort_order: 4,
  is_active: true,
  updated_at: '2026-08-01T00:00:00.000Z',
}
const uploaded = `/media/${'a'.repeat(64)}`
const address = 'https://bank.example/logo.png'
const file = (content: string) => new File([content], 'logo.png', { type: 'image/png' })

/** Opens the form of a bank. */
async function openForm(row: Partial<typeof nmb> = {}, path = '/admin/banks') {
  installCanvas()
  const bitmap = { width: 400, height: 200, close: vi.fn<() => void>() }
  vi.stubGlobal('createImageBitmap', async () => bitmap)
  const bank = { ...nmb, ...row }
  const answers: Parameters<typeof openScreen>[1] = { 'GET admin-banks': { banks: [bank], total: 1 } }
  answers['PUT admin-banks/*'] = { bank }
  answers['POST admin-pictures/check'] = { picture: { path: `/media/${'b'.repeat(64)}` } }
  const screenOf = openScreen(BanksScreen, answers, { path })
  await screen.findByRole('row', { name: /NMB/ })
  await screenOf.user.click(screen.getByRole('button', { name: 'Edit NMB Bank' }))
  const form = within(screen.getByRole('dialog', { name: 'Edit Bank' }))
  const save = () => screenOf.user.click(form.getByRole('button', { name: 'Save' }))
  return { ...screenOf, form, save, bitmap }
}

const preview = () => screen.queryByRole('img', { name: 'The logo as it is now' })?.getAttribute('src')

test('a picture is chosen, uploaded, shown and saved with the bank', async () => {
  const { user, form, answers, writes, save, bitmap } = await openForm()
  answers['POST admin-pictures'] = { picture: { path: uploaded } }
  await user.upload(form.getByLabelText('Choose a picture'), file('picture'))
  await waitFor(() => expect(preview()).toBe(uploaded))
  expect(bitmap.close).toHaveBeenCalled()
  expect(writes().at(-1)).toMatchObject({ path: 'admin-pictures', body: { type: 'image/png' } })
  await save()
  await screen.findByText('The bank is saved.')
  expect(writes().at(-1)?.body).toEqual({ logo_url: uploaded, updated_at: nmb.updated_at })
})

test('an upload that fails says why, and another file can be chosen', async () => {
  const { user, form, answers } = await openForm()
  answers['POST admin-pictures'] = () => Response.json({ error: 'The picture is damaged.' }, { status: 400 })
  await user.upload(form.getByLabelText('Choose a picture'), file('picture'))
  await form.findByText('The picture is damaged.')
  expect(preview()).toBeUndefined()
  answers['POST admin-pictures'] = { picture: { path: uploaded } }
  await user.upload(form.getByLabelText('Choose a picture'), file('picture'))
  await waitFor(() => expect(preview()).toBe(uploaded))
  expect(form.queryByText('The picture is damaged.')).toBeNull()
})

test('a file that is no picture is refused with the reason, and nothing is sent', async () => {
  const { user, form, writes } = await openForm()
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('', 'InvalidStateError')))
  await user.upload(form.getByLabelText('Choose a picture'), file('<svg/>'))
  await form.findByText(/This file is no picture that can be used/)
  expect(writes()).toEqual([])
})

test('an uploaded picture is removed with the save', async () => {
  const { user, form, writes, save } = await openForm({ logo_url: uploaded, logo_path: uploaded })
  expect(preview()).toBe(uploaded)
  expect(form.getByRole<HTMLInputElement>('textbox', { name: 'Logo address' }).value).toBe('')
  await user.click(form.getByRole('button', { name: 'Remove picture' }))
  expect(preview()).toBeUndefined()
  await save()
  await screen.findByText('The bank is saved.')
  expect(writes().at(-1)?.body).toMatchObject({ logo_url: '' })
})

test('an address is checked when the field is left, and again when it is left after a failure', async () => {
  const { user, form, fill, answers, writes } = await openForm()
  answers['POST admin-pictures/check'] = () =>
    Response.json({ error: 'x', fields: { url: 'No server answers at this address.' } }, { status: 400 })
  const field = form.getByRole('textbox', { name: 'Logo address' })
  await fill(field, address)
  await user.click(form.getByLabelText('Name in Nepali'))
  await form.findByText('No server answers at this address.')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  answers['POST admin-pictures/check'] = { picture: { path: uploaded } }
  await user.click(field)
  await user.tab()
  await waitFor(() => expect(preview()).toBe(uploaded))
  expect(form.getByText('There is a picture at this address.')).toBeTruthy()
  expect(writes()).toHaveLength(2)
  // Another address is not the one that was checked.
  await fill(field, 'http://bank.example/logo.png')
  expect(preview()).toBeUndefined()
  await user.tab()
  await form.findByText(/starts with https:\/\/: pictures/)
  expect(writes()).toHaveLength(2)
})

test('a form that opens with an address shows the picture there', async () => {
  const { writes } = await openForm({ logo_url: address })
  await waitFor(() => expect(preview()).toMatch(/^\/media\/b/))
  expect(writes().every(({ path }) => path === 'admin-pictures/check')).toBe(true)
})

test('the list shows the logo beside the name, which names the row', async () => {
  await openForm({ logo_url: address, logo_path: uploaded })
  const head = screen.getByRole('rowheader', { name: 'NMB Bank', hidden: true })
  expect(head.querySelector('img')?.getAttribute('src')).toBe(uploaded)
})
