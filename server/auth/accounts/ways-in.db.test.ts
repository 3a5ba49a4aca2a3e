import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { opensNothing, waysIn } from './prove-owner.ts'

/** The tables of sign-in, those that lead to a user by foreign keys, and those with a user or an address. */
const concerned = sql<{ name: string }>`
  with recursive owned as (
    select 'auth_users'::regclass::oid as id
    union
    select conrelid from pg_constraint join owned on confrelid = owned.id where contype = 'f'
  )
  select relname as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    and (
      relname like 'auth\\_%'
      or oid in (select id from owned)
      or exists (
        select from information_schema.columns
        where table_schema = 'public' and table_name = relname
          and column_name ~ '(user|account|subscriber|actor)_id$|email|phone'
      )
    )
  order by relname`

const { columns, ...tables } = waysIn

test('AUTH-04: of every table of an account it is known whether it opens, recovers or guards the account', async () => {
  const { db } = await testStorage()
  const { rows } = await concerned.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([...Object.values(tables).flat(), ...opensNothing].toSorted())
})

test('what cascades is deleted with a row of an account that falls', async () => {
  const { db } = await testStorage()
  const { rows } = await sql<{ name: string; of: string }>`
    select conrelid::regclass::text as name, confrelid::regclass::text as of from pg_constraint
    where contype = 'f' and confdeltype = 'c'`.execute(db)
  const fall: readonly string[] = [...tables.opens, ...tables.secondFactor]
  const cascades = rows.filter(({ of }) => fall.includes(of)).map(({ name }) => name)
  expect(cascades.toSorted()).toEqual(tables.cascades.toSorted())
})

test('of every column of a user it is known whether it signs in', async () => {
  const { db } = await testStorage()
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_name = 'auth_users'`.execute(db)
  const stay = ['id', 'name', 'email', 'email_verified', 'image', 'banned_until', 'last_sign_in_at']
  const known = [...columns, ...stay, 'created_at', 'updated_at']
  expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted())
})
