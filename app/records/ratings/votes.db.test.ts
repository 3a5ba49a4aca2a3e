import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { listRatings, saveVote } from './votes.server.ts'

const from = (house: string) => ({ current: house, hourAgo: house })
const voter = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const vote = (number: number, stars: number, path = '/qr-builder') => ({
  path,
  voter_id: voter(number),
  stars,
})

test('HOME-12: below five votes there is no mean, from five on there is', async () => {
  const { db } = await testStorage()
  expect(await listRatings(db)).toEqual(new Map())
  for (const [number, stars] of [5, 5, 4, 4].entries())
    await saveVote(db, vote(number, stars), from(`house-${number}`))
  expect((await listRatings(db)).get('/qr-builder')).toEqual({ votes: 4, mean: null })
  await saveVote(db, vote(4, 4), from('house-4'))
  expect((await listRatings(db)).get('/qr-builder')).toEqual({ votes: 5, mean: 4.4 })
})

test('HOME-12: a visitor has one vote for each tool, and may change it', async () => {
  const { db } = await testStorage()
  for (let number = 0; number < 5; number += 1) await saveVote(db, vote(number, 1), from('house'))
  await saveVote(db, vote(0, 5), from('house'))
  await saveVote(db, vote(0, 2, '/postal-codes'), from('house'))
  expect(Object.fromEntries(await listRatings(db))).toEqual({
    '/qr-builder': { votes: 5, mean: 1.8 },
    '/postal-codes': { votes: 1, mean: null },
  })
})

test('the mean is rounded to one decimal', async () => {
  const { db } = await testStorage()
  for (const [number, stars] of [5, 5, 5, 5, 4, 4].entries())
    await saveVote(db, vote(number, stars), from(`h-${number}`))
  expect((await listRatings(db)).get('/qr-builder')?.mean).toBe(4.7)
})

test('one address has thirty votes in an hour; another one is not held up', async () => {
  const { db } = await testStorage()
  for (let number = 0; number < 30; number += 1) await saveVote(db, vote(number, 3), from('office'))
  await expect(saveVote(db, vote(30, 3), from('office'))).rejects.toMatchObject({ code: 'too-many-requests' })
  await saveVote(db, vote(30, 3), from('house'))
  expect((await listRatings(db)).get('/qr-builder')?.votes).toBe(31)
})

test('HOME-12: an address whose hash changed within the hour is still counted as one', async () => {
  const { db } = await testStorage()
  for (let number = 0; number < 29; number += 1) await saveVote(db, vote(number, 3), from('yesterday'))
  const afterMidnight = { current: 'today', hourAgo: 'yesterday' }
  await saveVote(db, vote(29, 3), afterMidnight)
  await expect(saveVote(db, vote(30, 3), afterMidnight)).rejects.toMatchObject({ code: 'too-many-requests' })
  await saveVote(db, vote(30, 3), from('today'))
})

test('after an hour the address may vote again', async () => {
  const { db } = await testStorage()
  for (let number = 0; number < 30; number += 1) await saveVote(db, vote(number, 3), from('office'))
  // The trigger would set the time of change to now.
  await sql`alter table tool_ratings disable trigger user`.execute(db)
  await sql`update tool_ratings set updated_at = now() - interval '61 minutes' where voter_id = ${voter(0)}`.execute(
    db,
  )
  await sql`alter table tool_ratings enable trigger user`.execute(db)
  await saveVote(db, vote(30, 3), from('office'))
  await expect(saveVote(db, vote(31, 3), from('office'))).rejects.toMatchObject({ code: 'too-many-requests' })
})

test('votes of one address that arrive at once cannot pass the limit together', async () => {
  const { db } = await testStorage()
  for (let number = 0; number < 28; number += 1) await saveVote(db, vote(number, 3), from('office'))
  const late = Array.from({ length: 6 }, (_, number) => saveVote(db, vote(100 + number, 3), from('office')))
  const results = await Promise.allSettled(late)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await listRatings(db)).get('/qr-builder')?.votes).toBe(30)
})
