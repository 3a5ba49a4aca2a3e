import { expect, test } from 'vitest'
import { bankDays, feedOn, record, start, today } from '#test/central-bank.ts'
import { standIn } from '#test/upstream.ts'

const minute = 60_000

/** All rates of the bank's record, times a factor. */
const ratesTimes = (factor: number) =>
  record.rates.map(({ currency, buy, sell }) => ({
    currency,
    buy: String(Number(buy) * factor),
    sell: String(Number(sell) * factor),
  }))

test('rates that moved by more than a tenth in a day are not shown before a second reading an hour later agrees', async () => {
  const bank = await standIn(bankDays())
  const { feed, clock, heard } = await feedOn(bank)
  await feed.day('2026-11-20')
  bank.answers(bankDays({ rates: ratesTimes(1.11) }))
  for (const _ of [1, 2]) {
    expect(await feed.day(today, { wantsNewer: true })).toEqual({
      kind: 'unavailable',
      refusal: { reason: 'paused', until: start + 60 * minute },
    })
    clock.now += 10 * minute
  }
  expect(bank.asked).toHaveLength(2)
  expect(heard).toEqual(['held'])
  expect(await feed.lastKnown(today)).toMatchObject({ day: { date: '2026-11-20' } })
  expect(await feed.health()).toMatchObject({ state: 'late', heldDay: today, newestDay: '2026-11-20' })
  clock.now += 40 * minute
  expect(await feed.day(today)).toMatchObject({ kind: 'fresh', copy: { day: { date: today } } })
  expect(await feed.health()).toMatchObject({ state: 'working', heldDay: undefined })
})

test('a single wrong reading is never shown: the last good rates stay with their age', async () => {
  const bank = await standIn(bankDays())
  const { feed, another, clock } = await feedOn(bank)
  await feed.day('2026-11-20')
  await feed.day(today)
  clock.now += 61 * minute
  bank.answers(bankDays({ rates: ratesTimes(0.5) }))
  const good = { kind: 'stale', copy: { copiedAt: '2026-11-21T05:00:00.000Z', day: { rates: record.rates } } }
  expect(await feed.day(today)).toMatchObject(good)
  expect(await another().lastKnown(today)).toMatchObject({ day: { rates: record.rates } })
  bank.answers(bankDays())
  clock.now += 61 * minute
  expect(await feed.day(today)).toMatchObject({ kind: 'fresh', copy: { day: { rates: record.rates } } })
  expect((await feed.health()).heldDay).toBeUndefined()
})

test.each(['today', 'the next day'])(
  'a held day that another server accepted is released: its health is asked %s',
  async (when) => {
    const bank = await standIn(bankDays())
    const { feed, another, clock } = await feedOn(bank)
    await feed.day('2026-11-20')
    bank.answers(bankDays({ rates: ratesTimes(1.11) }))
    const other = another()
    for (const one of [other, feed]) await one.day(today)
    clock.now += 60 * minute
    expect((await other.day(today)).kind).toBe('fresh')
    if (when === 'the next day') {
      clock.now += 24 * 60 * minute
      await other.day('2026-11-22')
    }
    expect(await feed.health()).toMatchObject({ state: 'working', heldDay: undefined })
  },
)

test('a held day that another server accepted is shown as it stored it', async () => {
  const bank = await standIn(bankDays())
  const { feed, another, clock } = await feedOn(bank)
  await feed.day('2026-11-20')
  bank.answers(bankDays({ rates: ratesTimes(1.11) }))
  const other = another()
  for (const one of [other, other, feed, other]) {
    await one.day(today)
    clock.now += 20 * minute
  }
  const asked = bank.asked.length
  expect((await feed.day(today)).kind).toBe('fresh')
  expect(bank.asked).toHaveLength(asked)
  // The released day is an ordinary one: what agrees with it is accepted at once, and what moved far is held again.
  clock.now += minute
  expect((await feed.day(today, { wantsNewer: true })).kind).toBe('fresh')
  expect(bank.asked).toHaveLength(asked + 1)
  clock.now += 61 * minute
  bank.answers(bankDays({ rates: ratesTimes(0.5) }))
  expect(await feed.day(today)).toMatchObject({ kind: 'stale', copy: { day: { rates: ratesTimes(1.11) } } })
})
