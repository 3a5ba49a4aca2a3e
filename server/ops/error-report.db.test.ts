import { expect, test, vi } from 'vitest'
import { testStorage } from '#test/database.ts'
import { signInSite } from '#test/sign-in-site.ts'
import { isStorageTrouble } from './error-report.ts'

const thrown = (code: string) => Object.assign(new Error('of the database'), { code })

test('R2: while the storage is away a session cannot be renewed, and the browser keeps it for later', async () => {
  const { browser, db } = await signInSite()
  const visitor = browser()
  await visitor.signIn()
  vi.spyOn(db, 'insertInto').mockImplementation(() => {
    throw thrown('57P01')
  })
  const answer = await visitor.send('/auth/v1/token?grant_type=refresh_token', { method: 'POST', body: '{}' })
  // The client of the pages forgets a session for any other answer that is not a yes.
  expect([answer.status, await answer.json()]).toEqual([
    503,
    expect.objectContaining({ error_code: 'storage_unavailable' }),
  ])
})

test('R10: a full disk is trouble of the storage, a rule that was broken is not', async () => {
  const { db } = await testStorage()
  expect(await isStorageTrouble(thrown('53100'), db)).toBe(true)
  expect(await isStorageTrouble(thrown('23505'), db)).toBe(false)
  expect(await isStorageTrouble(new TypeError('a mistake of ours'), db)).toBe(false)
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(await isStorageTrouble(new Error('could not be read yet', { cause: refused }), db)).toBe(true)
  // These the driver throws without a code, also where the database has come back meanwhile.
  expect(await isStorageTrouble(new Error('Connection terminated unexpectedly'), db)).toBe(true)
  expect(await isStorageTrouble(new Error('timeout exceeded when trying to connect'), db)).toBe(true)
})
