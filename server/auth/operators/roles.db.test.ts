import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import type { Storage } from '#db/storage.ts'
import { testStorage } from '#test/database.ts'
import { changeRole, listOperators, renewInvitation } from './invitations.ts'
import { isReserved, mayClaim, mayLink, roleOf, rolesOf } from './roles.ts'

const adminEmails = ['sita@example.com']

let storage: Storage
/** The account that accepted the invitation to `hari@example.com`. */
let hariId: string

beforeAll(async () => {
  storage = await testStorage()
  const { id } = await storage.db
    .insertInto('auth_users')
    .values({ email: 'hari@example.com', email_verified: true, name: 'Hari', image: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  hariId = id
  const invited = { invited_by: 'sita@example.com', invited_at: new Date(), updated_at: new Date() }
  await storage.db
    .insertInto('auth_operators')
    .values([
      { ...invited, email: 'hari@example.com', role: 'editor', user_id: id },
      { ...invited, email: 'gita@example.com', role: 'editor', user_id: null },
    ])
    .execute()
})

const source = () => ({ db: storage.db, adminEmails, now: () => new Date() })

test.each([
  ['sita@example.com', true, 'operator'],
  ['sita@example.com', false, undefined],
  ['ram@example.com', true, undefined],
  ['sita@example.com.np', true, undefined],
  ['gita@example.com', true, undefined],
  ['', true, undefined],
])('AUTH-04: %j, verified %s, has the role %s', async (email, email_verified, expected) => {
  expect(await roleOf(source(), { id: randomUUID(), email, email_verified })).toBe(expected)
})

test('AUTH-04: an invited address makes an operator of the account that accepted only, and while it is verified', async () => {
  const hari = { id: hariId, email: 'hari@example.com', email_verified: true }
  expect(await roleOf(source(), hari)).toBe('editor')
  expect(await roleOf(source(), { ...hari, email_verified: false })).toBeUndefined()
  expect(await roleOf(source(), { ...hari, id: randomUUID() })).toBeUndefined()
  expect(await roleOf(source(), { ...hari, email: 'other@example.com' })).toBeUndefined()
})

test('AUTH-04: a role of an earlier release gives none, is listed as none, invites nobody, and another one is chosen', async () => {
  const { db } = storage
  const bina = await db
    .insertInto('auth_users')
    .values({ email: 'bina@example.com', email_verified: true, name: 'Bina', image: null })
    .returning(['id', 'email', 'email_verified'])
    .executeTakeFirstOrThrow()
  const now = new Date()
  const row = { invited_by: 'sita@example.com', invited_at: now, updated_at: now }
  const { id } = await db
    .insertInto('auth_operators')
    .values({ ...row, email: bina.email, role: 'viewer', user_id: bina.id })
    .returning('id')
    .executeTakeFirstOrThrow()
  const listed = async () => (await listOperators(source(), now)).find(({ email }) => email === bina.email)
  expect(await roleOf(source(), bina)).toBeUndefined()
  expect(await listed()).toMatchObject({ role: null, has_access: true })
  const target = { id, actor: { id: hariId, email: 'sita@example.com' }, now }
  expect(await renewInvitation(source(), target)).toMatchObject({ outcome: 'saved', isChanged: false })
  const changed = await changeRole(source(), { ...target, role: 'editor' })
  expect(changed).toMatchObject({ before: { role: 'viewer' }, isChanged: true })
  expect([await roleOf(source(), bina), (await listed())?.role]).toEqual(['editor', 'editor'])
})

test('the roles of a list are read in one query', async () => {
  const sita = { id: randomUUID(), email: 'sita@example.com', email_verified: true }
  const ram = { id: randomUUID(), email: 'ram@example.com', email_verified: true }
  const hari = { id: hariId, email: 'hari@example.com', email_verified: true }
  expect(await rolesOf(source(), [ram, hari, sita])).toEqual(
    new Map([
      [sita.id, 'operator'],
      [hariId, 'editor'],
    ]),
  )
})

test.each([
  ['ram@example.com', 'maya@example.com', true],
  ['sita@example.com', 'Sita@example.com', true],
  ['Sita@example.com ', 'ram@example.com', false],
  ['ram@example.com', 'sita@example.com', false],
  ['gita@example.com', 'ram@example.com', false],
  ['ram@example.com', 'hari@example.com', false],
])('AUTH-04: an identity of %s is linked to the user %s: %s', async (email, own, expected) => {
  expect(await mayLink(source(), email, own)).toBe(expected)
})

test.each([
  ['sita@example.com', true, false, false],
  [' SITA@example.com ', true, false, false],
  ['hari@example.com', true, false, true],
  ['Gita@example.com', true, false, true],
  ['ram@example.com', false, true, true],
])(
  'AUTH-04: %s is reserved: %s; an e-mail proves it beside Google: %s, without Google: %s',
  async (email, reserved, besideGoogle, alone) => {
    expect(await isReserved(source(), email)).toBe(reserved)
    expect(await mayClaim({ ...source(), hasGoogle: true }, email)).toBe(besideGoogle)
    expect(await mayClaim({ ...source(), hasGoogle: false }, email)).toBe(alone)
  },
)
