import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OperatorRole } from '#app/lib/operator-role.ts'
import { reloadUser, storageKey } from '#app/platform/auth/user-state.ts'
import { listOfBanks as banks, openScreen, screen, waitFor } from '#test/admin-screen.tsx'
import { sections } from '../sections.ts'
import { Gate } from './gate.tsx'

const site = { authMethods: ['google', 'totp'] as const }

/** The stored session, with another role. */
function sessionWith(role: OperatorRole) {
  const session = JSON.parse(localStorage.getItem(storageKey) ?? '{}') as { user: { app_metadata: object } }
  const app_metadata = { ...session.user.app_metadata, admin_role: role }
  return { ...session, user: { ...session.user, app_metadata } }
}

async function openAs(role: OperatorRole, path: string) {
  const opened = openScreen(Gate, { 'GET admin-banks': banks }, { path, site })
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

test.each(['viewer', 'editor', 'operator'] as const)(
  'ADM-01: the panel shows a %s the sections that the role opens',
  async (role) => {
    await openAs(role, '/admin/banks')
    const closed = ['users', 'operators', 'newsletter', 'settings', 'backups']
    const expected = sections.filter(({ slug }) => role === 'operator' || !closed.includes(slug))
    expect(new Set(linked())).toEqual(new Set(expected.map(({ path }) => path)))
  },
)

test.each([
  ['viewer', false],
  ['editor', true],
] as const)('a %s sees the buttons that change a record: %s', async (role, sees) => {
  const { user } = await openAs(role, '/admin/banks')
  await screen.findByRole('row', { name: /NMB/ })
  expect(screen.queryByRole('button', { name: 'Edit NMB Bank' }) !== null).toBe(sees)
  expect(screen.queryByRole('button', { name: 'Add Bank' }) !== null).toBe(sees)
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(
    sees ? ['Export CSV', 'Import CSV', 'Change order'] : ['Export CSV'],
  )
})

test('ADM-01: a section that the role does not open says which role it needs and whom to ask, and asks the server for nothing', async () => {
  const { sent } = await openAs('viewer', '/admin/users')
  const notice = await screen.findByRole('alert')
  expect(notice.textContent).toContain('Your role is “Viewer”; this section needs “Operator”.')
  expect(notice.textContent).toContain('Ask who invited you')
  expect(sent.filter(({ path }) => path === 'admin-users')).toEqual([])
  await openAs('editor', '/ne/admin/settings')
  expect((await screen.findByRole('alert')).textContent).toContain('तपाईंको भूमिका “सम्पादक” हो')
})

test('GATE-01: after a refusal for the role the panel asks for the role that the user has now', async () => {
  const { user, answers, fill } = await openAs('editor', '/admin/banks')
  await user.click(await screen.findByRole('button', { name: 'Edit NMB Bank' }))
  await fill(screen.getByRole('textbox', { name: /^Name \(required\)/ }), 'Another name')
  answers['PUT admin-banks/*'] = () =>
    Response.json({ error: 'No', reason: 'role_needed', role: 'editor' }, { status: 403 })
  answers['POST /auth/v1/token'] = () => sessionWith('viewer')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^This needs the role “Editor”/)).toBeTruthy()
  // What was typed stays, while the buttons behind the form are gone.
  expect(screen.getByDisplayValue('Another name')).toBeTruthy()
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Edit NMB Bank', hidden: true })).toBeNull(),
  )
})
