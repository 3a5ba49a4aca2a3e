import { expect, test } from 'vitest'
import { bankDays, feedOn, record, start, today } from '#test/central-bank.ts'
import { failingDatabase } from '#test/fake-storage.ts'
import { pastTimeLimit, slowTroubles, standIn, troubles } from '#test/upstream.ts'
import { saveDays } from './store.server.ts'

const minute = 60_000
const never = new AbortController().signal

test('FX-01: a day is asked for in the path and with the parameters of the bank', async () => {
  const bank = await standIn(bankDays())
  const { feed } = await feedOn(bank)
  const reading = await feed.day(today)
  expect(bank.asked).toEqual([`/api/forex/v1/rates?from=${today}&to=${today}&per_page=50&page=1`])
  expect(reading).toMatchObject({
    kind: 'fresh',
    copy: { day: { date: today }, copiedAt: '2026-11-21T05:00:00.000Z' },
  })
})

test('two hundred visitors at once are one call to the bank', async () => {
  const bank = await standIn(bankDays())
  const { feed } = await feedOn(bank)
  const readings = await Promise.all(
    Array.from({ length: 200 }, (_, number) => feed.day(today, { wantsNewer: number % 2 === 0 })),
  )
  expect(bank.asked).toHaveLength(1)
  expect(new Set(readings.map(({ kind }) => kind))).toEqual(new Set(['fresh']))
})

test('FX-02: today is asked for once an hour, and once a minute for all who want newer rates', async () => {
  const bank = await standIn(bankDays())
  const { feed, clock } = await feedOn(bank)
  const asks = async (wantsNewer: boolean) => {
    await feed.day(today, { wantsNewer })
    return bank.asked.length
  }
  expect(await asks(false)).toBe(1)
  expect(await asks(true)).toBe(1)
  clock.now += minute
  expect(await asks(false)).toBe(1)
  expect(await asks(true)).toBe(2)
  expect(await asks(true)).toBe(2)
  clock.now += 60 * minute
  expect(await asks(false)).toBe(3)
})

test('a past day is asked for once ever, also by a server that is started again', async () => {
  const bank = await standIn(bankDays())
  const { feed, another, clock } = await feedOn(bank)
  await feed.day('2026-04-01')
  clock.now += 400 * 24 * 60 * minute
  expect((await another().day('2026-04-01', { wantsNewer: true })).kind).toBe('fresh')
  expect(bank.asked).toHaveLength(1)
})

test('a copy made on the day itself is made once more when the day is over', async () => {
  const bank = await standIn(bankDays())
  const { feed, clock } = await feedOn(bank)
  await feed.day(today)
  clock.now += 24 * 60 * minute
  bank.answers(bankDays({ modified: 'later that day' }))
  for (const _ of [1, 2]) {
    expect(await feed.day(today)).toMatchObject({ copy: { day: { modified_on: 'later that day' } } })
  }
  expect(bank.asked).toHaveLength(2)
})

test('a day without rates is remembered for a moment', async () => {
  const bank = await standIn(bankDays({ except: [today] }))
  const { feed, clock } = await feedOn(bank)
  for (const _ of [1, 2, 3]) expect(await feed.day(today)).toEqual({ kind: 'none' })
  expect(bank.asked).toHaveLength(1)
  bank.answers(bankDays())
  clock.now += minute
  expect((await feed.day(today)).kind).toBe('fresh')
})

test.each(['never answers', 'answers 500', 'answers a page of HTML', 'sends elsewhere', 'answers 429'])(
  'a bank that %s leaves the last known rates, and is left alone for a while',
  async (name) => {
    const bank = await standIn(bankDays())
    const { feed, another, clock, heard } = await feedOn(bank)
    await feed.day(today)
    clock.now += 61 * minute
    bank.answers(troubles[name]!)
    const asked = bank.asked.length
    const stale = { kind: 'stale', copy: { day: { date: today }, copiedAt: '2026-11-21T05:00:00.000Z' } }
    const first = () => feed.day(today)
    const isAsked = () => bank.asked.length > asked
    const reading = slowTroubles.includes(name) ? pastTimeLimit(first, isAsked) : first()
    expect(await reading).toMatchObject(stale)
    for (const _ of [2, 3]) expect(await feed.day(today)).toMatchObject(stale)
    expect(bank.asked).toHaveLength(asked + 1)
    expect(heard).toHaveLength(1)
    bank.answers(bankDays())
    clock.now += 3 * minute
    expect((await feed.day(today)).kind).toBe('fresh')
    expect(await another().lastKnown('2026-12-01')).toMatchObject({ day: { date: today } })
  },
)

test('FX-08: with nothing known of a day there is no answer, but the last rates before it', async () => {
  const bank = await standIn(bankDays())
  const { feed, clock } = await feedOn(bank)
  expect(await feed.lastKnown(today)).toBeUndefined()
  await feed.day('2026-11-20')
  await bank.close()
  expect(await feed.day(today)).toMatchObject({ kind: 'unavailable' })
  expect(await feed.lastKnown(today)).toMatchObject({ day: { date: '2026-11-20' } })
  expect(await feed.lastKnown('2026-11-19')).toBeUndefined()
  clock.now += minute
  expect(await feed.day('2026-11-20')).toMatchObject({ kind: 'fresh' })
})

test('no more than thirty days a minute are asked for, and twenty for visitors', async () => {
  const bank = await standIn(bankDays())
  const { feed, clock } = await feedOn(bank)
  const day = (number: number) =>
    `2026-0${1 + Math.floor(number / 28)}-${String((number % 28) + 1).padStart(2, '0')}`
  const reading = (number: number) => feed.day(day(number), { address: `192.0.2.${number}` })
  const kinds: string[] = []
  for (let number = 0; number < 25; number += 1) kinds.push((await reading(number)).kind)
  expect(bank.asked).toHaveLength(20)
  expect(kinds.slice(20)).toEqual(Array.from({ length: 5 }, () => 'unavailable'))
  expect(await reading(30)).toEqual({
    kind: 'unavailable',
    refusal: { reason: 'paused', until: start + minute },
  })
  for (let number = 40; number < 60; number += 1) await feed.day(day(number))
  expect(bank.asked).toHaveLength(30)
  clock.now += minute
  expect((await reading(30)).kind).toBe('fresh')
})

test('a database that does not answer is reported, and rates come from the bank all the same', async () => {
  const bank = await standIn(bankDays())
  const { feed, heard } = await feedOn(bank, failingDatabase())
  for (const _ of [1, 2]) expect((await feed.day(today)).kind).toBe('fresh')
  expect(bank.asked).toHaveLength(1)
  expect(new Set(heard)).toEqual(new Set(['storage']))
})

test('the past year is brought in a hundred days at a time, the latest first, and then nothing is asked', async () => {
  const bank = await standIn(bankDays({ except: ['2026-11-20', '2026-11-11'] }))
  const { feed, another, clock } = await feedOn(bank)
  expect(await feed.fillHistory(never)).toBe(true)
  expect(bank.asked.map((path) => path.replace(/^.*rates/, ''))).toEqual([
    '?from=2026-08-13&to=2026-11-20&per_page=100&page=1',
    '?from=2026-05-05&to=2026-08-12&per_page=100&page=1',
    '?from=2026-01-25&to=2026-05-04&per_page=100&page=1',
    '?from=2025-11-21&to=2026-01-24&per_page=100&page=1',
  ])
  // Days that the bank left out are not looked for again within a day.
  clock.now += 60 * minute
  expect(await feed.fillHistory(never)).toBe(true)
  expect(bank.asked).toHaveLength(4)
  const { from, to, points } = await another().history('USD', 365)
  expect([from, to, points.length]).toEqual(['2025-11-22', today, 363])
  expect(points.at(-1)).toEqual({ date: today, unit: 1, buy: '151.44', sell: '152.04' })
  expect((await feed.history('KRW', 7)).points.map(({ date }) => date.slice(8))).toEqual([
    '15',
    '16',
    '17',
    '18',
    '19',
    '21',
  ])
})

test('bringing in the past goes on where trouble ended it, and what is known is given meanwhile', async () => {
  const bank = await standIn(bankDays())
  const { feed, clock } = await feedOn(bank)
  let answers = 0
  bank.answers((response, request) => {
    answers += 1
    if (answers > 2) troubles['answers 500']!(response, request)
    else bankDays()(response, request)
  })
  expect(await feed.fillHistory(never)).toBe(false)
  bank.answers(bankDays())
  clock.now += minute
  expect((await feed.history('USD', 365)).points).toHaveLength(201)
  bank.asked.length = 0
  expect(await feed.fillHistory(never)).toBe(true)
  expect(bank.asked).toHaveLength(2)
  expect((await feed.history('USD', 365)).points).toHaveLength(365)
  expect((await feed.history('XYZ', 30)).points).toEqual([])
})

test('a visitor who looks at the past of a currency causes no call to the bank but for today', async () => {
  const bank = await standIn(bankDays())
  const { feed } = await feedOn(bank)
  expect((await feed.history('USD', 365)).points.map(({ date }) => date)).toEqual([today])
  expect(bank.asked).toHaveLength(1)
})

test('known days of a range are given in pages, today brought up to date', async () => {
  const bank = await standIn(bankDays())
  const { feed, db } = await feedOn(bank)
  const dates = ['2026-11-18', '2026-11-19', '2026-11-20']
  await saveDays(
    db,
    dates.map((date) => ({ ...record, date })),
    new Date(start),
  )
  const page = (offset: number) => feed.days({ from: '2026-11-19', to: '2026-12-31', limit: 2, offset })
  expect((await page(0)).days.map(({ date }) => date)).toEqual(['2026-11-19', '2026-11-20'])
  expect(await page(2)).toMatchObject({ days: [{ date: today, rates: record.rates }], total: 3 })
})
