import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { reloadUser, storageKey } from '#app/platform/auth/user-state.ts'
import { listOfBanks as banks, openScreen, screen, waitFor } from '#test/admin-screen.tsx'
import { sections } from '../sections.ts'
import { Gate } from './gate.tsx'

const answers = { 'GET admin-banks': banks, 'GET admin-operators': { operators: [] } }
const site = { authMethods: ['google', 'totp'] as const }

/** The stored session, with another role. */
function sessionWith(role: OperatorRole) {
  const session = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { user: { app_metadata: object } }
  const app_metadata = { ...session.user.app_metadata, admin_role: role }
  return { ...session, user: { ...session.user, app_metadata } }
}

async function openAs(role: OperatorRole, path: string) {
  const opened = openScreen(Gate, answers, { path, site })
  act(() => {
    localStorage.setItem(storageKey, JSON.stringify(sessionWith(role)))
    reloadUser()
  })
  await screen.findByRole('navigation', { name: /^(Sections|व्यवस्थापन)/ })
  return opened
}

const linked = () =>
  [...new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')))].filter((href) =>
    sections.some(({ path }) => path === href),
  )

test.each(['editor', 'operator'] as const)(
  'ADM-01: the panel shows a %s the sections that the role opens',
  async (role) => {
    await openAs(role, '/admin/banks')
    const closed = ['users', 'operators', 'newsletter', 'settings', 'backups']
    const expected = sections.filter(({ slug }) => role === 'operator' || !closed.includes(slug))
    expect(new Set(linked())).toEqual(new Set(expected.map(({ path }) => path)))
  },
)

test('ADM-01: a section that the role does not open says which role it needs and whom to ask, and asks the server for nothing', async () => {
  const { sent } = await openAs('editor', '/admin/users')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Your role is “Editor”; this section needs “Operator”.')
  expect(notice.textContent).toContain('Ask who invited you')
  expect(sent.filter(({ path }) => path === 'admin-users')).toEqual([])
  await openAs('editor', '/ne/admin/settings')
  expect((await screen.findByRole('alert')).textContent).toContain('तपाईंको भूमिका “सम्पादक” हो')
})

test('GATE-01: after a refusal for the role the panel asks for the role that the user has now', async () => {
  const { user, answers: replies, fill } = await openAs('operator', '/admin/operators')
  await user.click(await screen.findByRole('button', { name: 'Invite' }))
  await fill(screen.getByRole('textbox', { name: /^E-mail address/ }), 'maya@example.com')
  replies['POST admin-operators'] = () =>
    Response.json({ error: 'No', reason: 'role_needed', role: 'operator' }, { status: 403 })
  replies['POST /auth/v1/token'] = () => sessionWith('editor')
  await user.click(screen.getByRole('button', { name: 'Send invitation' }))
  expect(await screen.findByText(/^This needs the role “Operator”/)).toBeTruthy()
  // What was typed stays, while the sections that need the role are gone.
  expect(screen.getByDisplayValue('maya@example.com')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Users', hidden: true })).toBeNull())
})
