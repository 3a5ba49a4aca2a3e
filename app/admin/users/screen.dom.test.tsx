import { expect, test } from 'vitest'
import { openScreen, screen, unavailable, within } from '#test/admin-screen.tsx'
import UsersScreen from './screen.tsx'

const user = (name: string, more: object = {}) => ({
  id: '7c9e6679-7425-40de-944b-e07fc1f90ae7',
  email: `${name}@example.com`,
  created_at: '2026-01-09T12:00:00.000Z',
  last_sign_in_at: new Date().toISOString() as string | null,
  user_metadata: { full_name: null as string | null, avatar_url: null as string | null },
  app_metadata: { provider: 'google' },
  banned: false,
  role: null as string | null,
  ...more,
})
const ram = user('ram', { user_metadata: { full_name: 'राम थापा', avatar_url: null } })
const sita = user('sita', { id: 'b', role: 'operator', has_second_factor: true })
const hari = user('hari', { id: 'c', role: 'operator', has_second_factor: true })
// With a picture on another host, which is not asked for.
const stranger = user('old', {
  id: 'd',
  last_sign_in_at: null,
  user_metadata: { full_name: null, avatar_url: 'https://lh3.googleusercontent.com/a/x' },
})

const listed = (...users: object[]) => ({ users, total: users.length })

async function openUsers(path = '/admin/users') {
  const answers = { 'GET admin-users': listed(ram, sita, hari, stranger) }
  const opened = openScreen(UsersScreen, answers, { path })
  await screen.findByRole('row', { name: /ram@/ })
  return opened
}

const row = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}@example`) })
const buttons = (name: string) =>
  within(row(name))
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)
const question = () => within(screen.getByRole('alertdialog'))

test('ADM-03: users are listed with what is known of them, and no operator can be shut out', async () => {
  await openUsers()
  for (const shown of ['राम थापा', 'Just now', 'Active']) expect(row('ram').textContent).toContain(shown)
  expect(row('sita').textContent).toContain('(you)')
  for (const shown of ['Unknown User', '9 Jan 2026', 'Never']) expect(row('old').textContent).toContain(shown)
  expect(row('old').querySelector('img')).toBeNull()
  expect(['ram', 'sita', 'hari'].map(buttons)).toEqual([
    ['Sign out', 'Ban'],
    [],
    ['Reset second step', 'Sign out'],
  ])
})

test('ADM-03, ADM-13: one is shut out after a question, in which a failure is shown, and let in again', async () => {
  const { user, answers, writes } = await openUsers()
  await user.click(screen.getByRole('button', { name: 'Ban ram@example.com' }))
  answers[`PUT admin-users/${ram.id}`] = unavailable
  await user.click(question().getByRole('button', { name: 'Ban' }))
  expect((await question().findByRole('alert')).textContent).toBe('The database does not answer')
  answers[`PUT admin-users/${ram.id}`] = { ok: true }
  answers['GET admin-users'] = listed({ ...ram, banned: true })
  await user.click(question().getByRole('button', { name: 'Ban' }))
  expect(await screen.findByText('ram@example.com is banned.')).toBeTruthy()
  const lift = await screen.findByRole('button', { name: 'Lift ban on ram@example.com' })
  expect(row('ram').textContent).toContain('Banned')
  await user.click(lift)
  await user.click(question().getByRole('button', { name: 'Lift ban' }))
  expect(await screen.findByText('The ban on ram@example.com is lifted.')).toBeTruthy()
  expect(writes().map(({ body }) => body)).toEqual([{ banned: true }, { banned: true }, { banned: false }])
})

test('ADM-03: the second step of another operator is reset, after a question', async () => {
  const { user, answers, writes } = await openUsers()
  await user.click(screen.getByRole('button', { name: 'Reset second step of hari@example.com' }))
  answers['DELETE admin-users/*/second-factor'] = { ok: true }
  await user.click(question().getByRole('button', { name: 'Reset' }))
  expect(await screen.findByText('The second step of hari@example.com is reset.')).toBeTruthy()
  expect(writes()).toMatchObject([{ method: 'DELETE', path: `admin-users/${hari.id}/second-factor` }])
})

test('ADM-03, ADM-13: what cannot be loaded can be tried again, in Nepali too', async () => {
  const answers: Parameters<typeof openScreen>[1] = { 'GET admin-users': unavailable }
  const { user } = openScreen(UsersScreen, answers, { path: '/admin/users' })
  expect(await screen.findByRole('heading', { name: 'Error Loading Users' })).toBeTruthy()
  answers['GET admin-users'] = listed()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('heading', { name: 'No Users Found' })).toBeTruthy()
  const nepali = await openUsers('/ne/admin/users')
  nepali.answers['PUT admin-users/*'] = { ok: true }
  nepali.answers['GET admin-users'] = listed({ ...ram, banned: true })
  await nepali.user.click(screen.getByRole('button', { name: /^ram@.*रोक/ }))
  await nepali.user.click(question().getAllByRole('button').at(-1) as HTMLElement)
  expect(await screen.findByText('रोक लगाइएको')).toBeTruthy()
})
