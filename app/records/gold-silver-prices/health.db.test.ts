import { expect, test } from 'vitest'
import { testStorage } from '#test/database.ts'
import { readPricesHealth } from './store.server.ts'

// 10:45 in Nepal on 21 November.
const now = new Date('2026-11-21T05:00:00Z')
const prices = {
  gold_hallmark_tola: 302_200,
  gold_hallmark_10g: 259_090,
  silver_tola: 4660,
  silver_10g: 3995,
}

test('prices are late when the newest market day is more than a week ago', async () => {
  const { db } = await testStorage()
  expect(await readPricesHealth(db, now)).toEqual({ state: 'unknown' })
  const states: string[] = []
  for (const date of ['2026-11-13', '2026-11-14', '2026-11-12']) {
    await db
      .insertInto('gold_silver_prices')
      .values({ date, ...prices })
      .execute()
    states.push((await readPricesHealth(db, now)).state)
  }
  expect(states).toEqual(['late', 'working', 'working'])
  // When a row was stored says nothing: also seeds are.
  expect(await readPricesHealth(db, now)).toEqual({ state: 'working', newestDay: '2026-11-14' })
})
