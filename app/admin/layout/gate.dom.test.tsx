import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  listOfBanks as banks,
  openScreen,
  screen,
  signOutHere,
  waitFor,
  within,
} from '#test/admin-screen.tsx'
import { Gate } from './gate.tsx'

const site = { authMethods: ['google', 'totp'] as const }

async function openPanel() {
  const opened = openScreen(Gate, { 'GET admin-banks': banks }, { path: '/admin/banks', site })
  await screen.findByRole('row', { name: /NMB/ })
  return opened
}

const title = () => screen.getByRole('heading', { level: 1 }).textContent
const refused = (reason: string) => () => Response.json({ error: 'No', reason }, { status: 403 })

test('GATE-01: an operator without the second step that the site requires is led to where it is set up', async () => {
  const answers: Parameters<typeof openScreen>[1] = {
    'GET admin-banks': refused('second_factor_needed'),
    'GET /auth/v1/user': { id: 'x', factors: [] },
  }
  const { user } = openScreen(Gate, answers, { path: '/admin/banks', site })
  await waitFor(() => expect(title()).toBe('Second step needed'))
  expect(screen.queryByRole('table')).toBeNull()
  const link = await screen.findByRole('link', { name: 'Set up a second step' })
  expect(link.getAttribute('href')).toBe('/profile#second-factor')
  answers['GET admin-banks'] = banks
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  expect(await screen.findByRole('row', { name: /NMB/ })).toBeTruthy()
})

test('GATE-01: after the session ended elsewhere, the next call shows the sign-in screen in place of the data', async () => {
  const { user, answers } = await openPanel()
  answers['GET admin-banks'] = () => Response.json({ error: 'No' }, { status: 401 })
  const gone = { error_code: 'refresh_token_not_found', msg: 'x' }
  answers['POST /auth/v1/token'] = () => Response.json(gone, { status: 400 })
  answers['POST /auth/v1/logout'] = () => Response.json(gone, { status: 401 })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending')
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
})

test('AUTH-03, GATE-01: a sign-out in another tab takes the data off the screen', async () => {
  await openPanel()
  act(signOutHere)
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('AUTH-03: a sign-out in another tab leaves typed input, until it is discarded', async () => {
  const { user, fill } = await openPanel()
  await user.click(screen.getByRole('button', { name: 'Edit NMB Bank' }))
  const form = within(screen.getByRole('dialog'))
  const name = form.getByLabelText<HTMLInputElement>('Name (required)')
  await fill(name, 'Never saved')
  act(signOutHere)
  const told = await form.findByText(/Sign in again in another tab/)
  expect(told.getAttribute('role')).toBe('alert')
  expect(name.value).toBe('Never saved')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }))
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('SITE-05: while maintenance is on, every section says so', async () => {
  const { user, answers } = await openPanel()
  expect(screen.queryByText(/^Maintenance is on/)).toBeNull()
  answers['GET admin-banks'] = () => Response.json(banks, { headers: { 'x-maintenance': 'on' } })
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, descending')
  const notice = await screen.findByText(/^Maintenance is on/)
  expect(notice.getAttribute('role')).toBe('status')
  expect(within(notice).getByRole('link').getAttribute('href')).toBe('/admin/settings')
  answers['GET admin-banks'] = banks
  await user.selectOptions(screen.getByLabelText('Sort by'), 'Name, ascending')
  await waitFor(() => expect(screen.queryByText(/^Maintenance is on/)).toBeNull())
})
