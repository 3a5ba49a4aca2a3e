import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, waitFor, within } from '#test/admin-screen.tsx'
import OperatorsScreen from './screen.tsx'

const ram = {
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: 'ram@example.com',
  role: 'editor' as string | null,
  invited_by: 'sita@example.com',
  invited_at: '2026-11-20T12:00:00.000Z',
  updated_at: '2026-11-20T12:00:00.000Z',
  has_access: false,
  is_expired: false,
  last_sign_in_at: null as string | null,
  has_second_factor: false,
}
const configured = { id: null, role: 'operator', invited_by: null, invited_at: null, updated_at: null }
const gita = { ...ram, ...configured, email: 'gita@example.com', has_access: true, has_second_factor: true }
// Who is signed in.
const sita = { ...ram, id: 'b', email: 'sita@example.com', role: 'operator', has_access: true }

async function openOperators(path = '/admin/operators', invited = ram) {
  const answers = { 'GET admin-operators': { operators: [gita, sita, invited] } }
  const opened = openScreen(OperatorsScreen, answers, { path })
  await screen.findByRole('row', { name: /ram@/ })
  return opened
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}@`) })
const buttons = (name: string) =>
  within(row(name))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

test('operators are listed with role and access; configured ones and oneself have no buttons', async () => {
  await openOperators()
  for (const shown of ['Editor', 'Has not signed in since the invitation', 'Invited by sita@example.com on'])
    expect(row('ram').textContent).toContain(shown)
  expect(row('gita').textContent).toContain('ADMIN_EMAILS')
  expect(row('gita').textContent).toContain('Set up')
  expect(row('sita').textContent).toContain('(you)')
  expect(['gita', 'sita', 'ram'].map(buttons)).toEqual([
    [],
    [],
    ['Copy link: ram@example.com', 'Send again', 'Change role', 'Remove'],
  ])
})

test('a person is invited with a role; what the server refuses is beside its field and stays typed', async () => {
  const { user, answers, writes, fill } = await openOperators()
  await user.click(screen.getByRole('button', { name: 'Invite' }))
  const form = within(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  const email = form.getByRole('textbox', { name: /E-mail address/ })
  expect(form.getByText('Please enter a valid e-mail address')).toBeTruthy()
  expect(writes()).toEqual([])
  await fill(email, 'maya@example.com')
  await user.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'Editor')
  const fields = { email: 'This address is an operator already' }
  answers['POST admin-operators'] = () => Response.json({ error: fields.email, fields }, { status: 400 })
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  expect(await form.findAllByText(fields.email)).not.toHaveLength(0)
  answers['POST admin-operators'] = { ok: true, mail: 'outbox' }
  await user.click(form.getByRole('button', { name: 'Send invitation' }))
  const notice = await screen.findByText(/^The person is invited; .* No e-mail is sent: .*SMTP_URL/)
  expect(notice.className).not.toContain('text-good')
  expect(writes().at(-1)?.body).toEqual({ email: 'maya@example.com', role: 'editor' })
})

test('a role is changed, and an operator is removed after a question', async () => {
  const { user, answers, writes } = await openOperators()
  answers['PUT admin-operators/*'] = { ok: true }
  answers['DELETE admin-operators/*'] = { ok: true }
  await user.click(screen.getByRole('button', { name: 'Change role: ram@example.com' }))
  const form = within(screen.getByRole('dialog', { name: 'Role of ram@example.com' }))
  await user.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'Operator')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^The role is changed/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Remove ram@example.com' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }))
  expect((await screen.findByText('ram@example.com is no longer an operator.')).className).toContain(
    'text-good',
  )
  // The button is gone with its row.
  await waitFor(() => expect(document.activeElement?.id).toBe('content'))
  const path = `admin-operators/${ram.id}`
  expect(writes()).toMatchObject([
    { method: 'PUT', path, body: { role: 'operator' } },
    { method: 'DELETE', path },
  ])
})

test('an invitation that has ended says so, and can be sent again', async () => {
  await openOperators('/admin/operators', { ...ram, is_expired: true })
  expect(row('ram').textContent).toContain('The invitation has ended: it was not accepted within 14 days')
  expect(buttons('ram')).toEqual(['Copy link: ram@example.com', 'Send again', 'Change role', 'Remove'])
})

test('the link of an invitation is copied, to be passed on by hand', async () => {
  const { user } = await openOperators('/ne/admin/operators')
  await user.click(screen.getByRole('button', { name: /^लिङ्क प्रतिलिपि गर्नुहोस्.*ram@/ }))
  expect(await screen.findByRole('button', { name: /^प्रतिलिपि भयो!.*ram@/ })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('http://localhost:3000/ne/admin')
})

test('an operator whose role is gone has none until another one is chosen', async () => {
  const { user, writes, answers } = await openOperators('/admin/operators', { ...ram, role: null })
  expect(row('ram').textContent).toContain('None: the role “Viewer” is gone.')
  expect(buttons('ram')).toEqual(['Change role', 'Remove'])
  answers['PUT admin-operators/*'] = { ok: true }
  await user.click(screen.getByRole('button', { name: 'Change role: ram@example.com' }))
  const form = within(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(writes()).toEqual([])
  await user.selectOptions(form.getByRole('combobox', { name: /Role/ }), 'Editor')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(writes()).toMatchObject([{ method: 'PUT', body: { role: 'editor' } }]))
})

test('an invitation that was not accepted is sent again; a refusal is shown in the dialog', async () => {
  const { user, answers, writes } = await openOperators()
  const often = 'This invitation was sent three times today already. Try again tomorrow'
  const path = `admin-operators/${ram.id}/invitation`
  answers[`POST ${path}`] = () => Response.json({ error: often }, { status: 409 })
  await user.click(screen.getByRole('button', { name: 'Send again: invitation of ram@example.com' }))
  const dialog = within(screen.getByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await dialog.findByText(often)).toBeTruthy()
  answers[`POST ${path}`] = { ok: true, mail: 'failed' }
  await user.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(
    await screen.findByText(
      /^ram@example.com is invited again. The e-mail is not sent: the mail server does not answer/,
    ),
  ).toBeTruthy()
  expect(writes().map((sent) => sent.path)).toEqual([path, path])
})

test('ADM-13: a list that cannot be loaded can be tried again; all of it is Nepali on the Nepali page', async () => {
  const opened = openScreen(
    OperatorsScreen,
    { 'GET admin-operators': unavailable },
    { path: '/admin/operators' },
  )
  expect(await screen.findByRole('heading', { name: 'The operators could not be loaded' })).toBeTruthy()
  opened.answers['GET admin-operators'] = { operators: [sita] }
  await opened.user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('row', { name: /sita@/ })).toBeTruthy()
  await openOperators('/ne/admin/operators')
  expect(row('ram').textContent).toContain('सम्पादक')
  expect(screen.getByRole('button', { name: 'निम्तो दिनुहोस्' })).toBeTruthy()
})
