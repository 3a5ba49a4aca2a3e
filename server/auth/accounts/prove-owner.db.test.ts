import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/schema.ts'
import { testStorage } from '#test/database.ts'
import { type OwnerProof, proveOwner, waysIn } from './prove-owner.ts'

const email = 'ram@example.com'
const now = new Date()
const later = new Date(now.getTime() + 600_000)
const identity = { provider: 'google', id: 'of-ram' }

/** An account with something in each table that opens, recovers or guards it. */
async function filledAccount() {
  const { db } = await testStorage()
  const of = { email_verified: true, name: '', image: null }
  const phone = { phone_number: '+9779841234567', phone_number_verified: true }
  const { id: user_id } = await inserted(db, 'auth_users', { ...of, ...phone, email })
  const account = { user_id, updated_at: now }
  for (const [provider_id, account_id] of [
    [identity.provider, identity.id],
    ['google', 'of-a-stranger'],
    ['siwe', '0x1:1'],
    ['credential', user_id],
  ] as const)
    await inserted(db, 'auth_accounts', { ...account, provider_id, account_id })
  const session = { user_id, expires_at: later, updated_at: now, ip_address: null, user_agent: null }
  const kept = await inserted(db, 'auth_sessions', { ...session, token: 'a' })
  const old = await inserted(db, 'auth_sessions', { ...session, token: 'b' })
  await db.insertInto('auth_refreshes').values({ session_id: old.id, rotated_at: now }).execute()
  const code = { code_hash: 'x', challenge: 'x', expires_at: later }
  await db
    .insertInto('auth_codes')
    .values({ ...code, session_id: old.id })
    .execute()
  const factor = { user_id, friendly_name: '', secret: '', last_step: null }
  const { id: factor_id } = await inserted(db, 'auth_factors', { ...factor, status: 'verified' })
  await inserted(db, 'auth_challenges', { factor_id, expires_at: later })
  await db.insertInto('auth_recovery_codes').values({ user_id, code_hash: 'x' }).execute()
  const device = { device_type: 'x', backed_up: false, transports: null, aaguid: null, last_used_at: null }
  const passkey = { user_id, name: null, credential_id: 'x', public_key: 'x', counter: 0 }
  await inserted(db, 'auth_passkeys', { ...passkey, ...device })
  for (const identifier of [`sign-up:${email}`, `code:sign-in:${email}`, `code:sign-in:x${email}`])
    await inserted(db, 'auth_verifications', { identifier, value: 'x', expires_at: later })
  return { db, userId: user_id, sessionId: kept.id }
}

async function inserted<Table extends 'auth_users'>(db: Kysely<Database>, table: string, row: object) {
  return (await db
    .insertInto(table as Table)
    .values(row as never)
    .returning('id')
    .executeTakeFirstOrThrow()) as { id: string }
}

/** How many rows are left in each of these tables. */
async function left(db: Kysely<Database>, tables: readonly (keyof Database)[]) {
  const counts: [string, number][] = []
  for (const table of tables) counts.push([table, (await db.selectFrom(table).selectAll().execute()).length])
  return Object.fromEntries(counts.filter(([, count]) => count > 0))
}

const falling = [...waysIn.opens, ...waysIn.secondFactor, ...waysIn.cascades, ...waysIn.pending]
const secondFactor = { auth_factors: 1, auth_challenges: 1, auth_passkeys: 1, auth_recovery_codes: 1 }

const proofs: OwnerProof['by'][] = ['join', 'invitation', 'take-over', 'change-of-address']

test.each(proofs)('AUTH-04: after a proof by %s everything falls that did not prove it', async (by) => {
  const { db, userId, sessionId } = await filledAccount()
  await proveOwner(db, { userId, email, by, keeps: { identity, sessionId }, now })
  expect(await left(db, falling)).toEqual({ auth_accounts: 1, auth_sessions: 1, auth_verifications: 1 })
  const { account_id } = await db.selectFrom('auth_accounts').select('account_id').executeTakeFirstOrThrow()
  const session = await db.selectFrom('auth_sessions').select('id').executeTakeFirstOrThrow()
  const code = await db.selectFrom('auth_verifications').select('identifier').executeTakeFirstOrThrow()
  expect([account_id, session.id, code.identifier]).toEqual([
    identity.id,
    sessionId,
    `code:sign-in:x${email}`,
  ])
  const user = await db.selectFrom('auth_users').selectAll().executeTakeFirstOrThrow()
  expect(user).toMatchObject({ phone_number: null, phone_number_verified: null })
})

test('a proof that opened no session and linked no identity keeps none', async () => {
  const { db, userId } = await filledAccount()
  await proveOwner(db, { userId, email, by: 'join', keeps: {}, now })
  expect(await left(db, falling)).toEqual({ auth_verifications: 1 })
})

test.each(proofs)(
  'the second factor that this account proved as an operator stays or falls: %s',
  async (by) => {
    const { db, userId } = await filledAccount()
    const record = { email, user_id: userId, proven_at: now }
    await db.insertInto('auth_operator_factors').values(record).execute()
    await proveOwner(db, { userId, email, by, keeps: {}, now })
    // No operator's address is taken over or changed to: the record is of an earlier operator with this address.
    const stays = by === 'join' || by === 'invitation'
    expect(await left(db, falling)).toEqual({ ...(stays && secondFactor), auth_verifications: 1 })
    expect(await left(db, waysIn.roles)).toEqual({ auth_operator_factors: 1 })
  },
)

test('a record of another account, or of another address of this one, keeps no second factor', async () => {
  for (const other of [{ user_id: randomUUID() }, { email: 'old@example.com' }]) {
    const { db, userId } = await filledAccount()
    const record = { email, user_id: userId, proven_at: now, ...other }
    await db.insertInto('auth_operator_factors').values(record).execute()
    await proveOwner(db, { userId, email, by: 'join', keeps: {}, now })
    expect(await left(db, falling)).toEqual({ auth_verifications: 1 })
    expect(await left(db, waysIn.roles)).toEqual({ auth_operator_factors: 1 })
  }
})
