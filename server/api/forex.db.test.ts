import { expect, test } from 'vitest'
import type { z } from 'zod'
import day from '#app/feeds/forex/fixtures/day.json'
import error400 from '#app/feeds/forex/fixtures/error-400.json'
import { testStorage } from '#test/database.ts'
import { testSite } from '#test/site.ts'
import { json, standIn, troubles } from '#test/upstream.ts'
import { readForexHistory, readForexRates } from './forex.ts'

const today = '2026-11-21'
const record = day.data.payload[0]!
const ratesOf = (...dates: string[]) =>
  json({ ...day, data: { payload: dates.map((date) => ({ ...record, date })) } })

/** Answers a day with rates of that date. */
const bankOfAllDays: Parameters<typeof standIn>[0] = (response, request) => {
  const date = new URL(request.url ?? '', 'http://bank').searchParams.get('from') ?? ''
  ratesOf(date)(response, request)
}

async function forexSite(answers: Parameters<typeof standIn>[0]) {
  const bank = await standIn(answers)
  const parts = await testSite({ storage: await testStorage(), config: { nrbUrl: bank.origin } })
  const get = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await parts.app.request(`/api/forex/v1/${query}`, { headers })
    const { status, headers: given } = answer
    return { status, headers: given, body: (await answer.json()) as z.output<typeof readForexRates.answers> }
  }
  return { ...parts, bank, get }
}

const asked = (from: string, to = from, rest = 'per_page=50&page=1') => `rates?from=${from}&to=${to}&${rest}`

test('FX-01: the answer for a day has the shape of the bank, to the letter', async () => {
  const { get, bank } = await forexSite(json(day))
  const { status, body, headers } = await get(asked('2026-04-01'))
  expect(status).toBe(200)
  expect(body).toEqual(day)
  expect(readForexRates.answers.parse(body)).toEqual(body)
  expect(headers.get('x-copied-at')).toBe('2026-11-21T05:00:00.000Z')
  expect(headers.get('x-copy')).toBe('fresh')
  expect(headers.get('cache-control')).toContain('no-store')
  expect(bank.asked).toEqual(['/api/forex/v1/rates?from=2026-04-01&to=2026-04-01&per_page=50&page=1'])
})

test('FX-02: a reload asks the bank again for today, if a minute has passed', async () => {
  const { get, bank, pass } = await forexSite(ratesOf(today))
  await get(asked(today))
  await get(asked(today), { 'cache-control': 'no-cache' })
  pass(60_000)
  await get(asked(today))
  expect(bank.asked).toHaveLength(1)
  await get(asked(today), { 'cache-control': 'no-cache' })
  expect(bank.asked).toHaveLength(2)
})

test('FX-07: a day without rates, and one that has not come, are empty lists', async () => {
  const { get, bank } = await forexSite(json({ ...day, data: { payload: null } }))
  for (const date of ['2026-04-01', '2026-11-22']) {
    const { status, body } = await get(asked(date))
    expect([status, body]).toMatchObject([200, { status: { code: 200 }, data: { payload: [] } }])
  }
  expect(bank.asked).toHaveLength(1)
})

test('FX-08: with the bank away, a known day is given and marked, an unknown one is 503', async () => {
  const { get, bank, pass } = await forexSite(ratesOf(today))
  await get(asked(today))
  pass(3_600_000)
  bank.answers(troubles['answers 500']!)
  const known = await get(asked(today))
  expect([known.status, known.headers.get('x-copy')]).toEqual([200, 'stale'])
  expect(known.headers.get('x-copied-at')).toBe('2026-11-21T05:00:00.000Z')
  const unknown = await get(asked('2026-04-01'))
  expect([unknown.status, unknown.body]).toMatchObject([503, { code: 'upstream-unavailable' }])
})

test('one address cannot use up the calls to the bank that others and the rates of today need', async () => {
  const { app, bank, get, pass } = await forexSite(bankOfAllDays)
  const from = async (address: string, date: string) => {
    const connection = { incoming: { socket: { remoteAddress: address } } }
    const { status, headers } = await app.request(`/api/forex/v1/${asked(date)}`, {}, connection)
    return [status, headers.get('retry-after')]
  }
  const day = (number: number) => `2010-01-${String(number).padStart(2, '0')}`
  for (let number = 1; number <= 6; number += 1)
    expect(await from('198.51.100.1', day(number))).toEqual([200, null])
  for (let number = 7; number <= 31; number += 1)
    expect(await from('198.51.100.1', day(number))).toEqual([429, '60'])
  expect(await from('198.51.100.1', day(1))).toEqual([200, null])
  expect(await from('198.51.100.2', day(31))).toEqual([200, null])

  // Many addresses together leave a reserve for the rates of today.
  for (let number = 7; number <= 30; number += 1) await from(`192.0.2.${number}`, day(number))
  expect(bank.asked).toHaveLength(20)
  expect(await from('192.0.2.99', '2013-01-01')).toEqual([503, '60'])
  const ofToday = await get(asked(today))
  expect([ofToday.status, ofToday.headers.get('x-copy')]).toEqual([200, 'fresh'])
  pass(60_000)
  expect(await from('198.51.100.1', day(30))).toEqual([200, null])
})

test('within a pause after trouble an answer says when the bank can be asked again', async () => {
  const { get, bank, pass } = await forexSite(troubles['answers 500']!)
  const wait = async () => {
    const { status, headers } = await get(asked('2026-04-01'))
    return [status, headers.get('retry-after')]
  }
  expect(await wait()).toEqual([503, '30'])
  pass(12_000)
  expect(await wait()).toEqual([503, '18'])
  expect(bank.asked).toHaveLength(1)
})

test('days before 2000 are refused, as by the page, and the bank is not asked', async () => {
  const { get, bank } = await forexSite(bankOfAllDays)
  for (const query of [asked('1999-12-31'), asked('0001-01-01'), asked('1990-01-01', '2026-11-21')]) {
    expect(await get(query)).toMatchObject({
      status: 400,
      body: { errors: { validation: { from: ['From must not be before 2000-01-01'] } } },
    })
  }
  expect(bank.asked).toEqual([])
  expect((await get(asked('2000-01-01'))).status).toBe(200)
})

test('what is missing or wrong is answered as the bank does', async () => {
  const { get, bank } = await forexSite(json(day))
  const none = await get('rates')
  expect(none.status).toBe(400)
  expect(none.body).toMatchObject({ status: error400.status, data: error400.data })
  expect(none.body).toMatchObject({ pagination: error400.pagination })
  expect(readForexRates.refuses!.parse(none.body)).toEqual(none.body)
  const { validation } = (none.body as typeof error400).errors
  for (const [name, [text]] of Object.entries(error400.errors.validation))
    expect(validation[name as keyof typeof validation]).toContain(text)
  const wrong = await get('rates?from=2026-02-30&to=today&per_page=101&page=-1')
  expect(wrong.body).toMatchObject({
    errors: {
      validation: {
        from: ["From must be date with format 'Y-m-d'"],
        to: ["To must be date with format 'Y-m-d'"],
        per_page: ['Per Page must be no more than 100'],
        page: ['Page must be an integer'],
      },
    },
  })
  expect((await get(asked('2026-04-02', '2026-04-01'))).status).toBe(400)
  expect((await get(asked('2026-04-01', '2026-04-01', 'per_page=0&page=9999999'))).status).toBe(400)
  expect(bank.asked).toEqual([])
})

test('a range gives the days that are known, in pages with links', async () => {
  const { get } = await forexSite(ratesOf(today))
  await get(asked(today))
  const range = (page: number) => get(asked('2026-11-01', '2026-12-31', `per_page=1&page=${page}`))
  expect((await range(1)).body).toMatchObject({
    data: { payload: [{ date: today }] },
    pagination: { page: 1, pages: 1, per_page: 1, total: 1, links: { prev: null, next: null } },
  })
  expect((await range(2)).body).toMatchObject({
    data: { payload: [] },
    pagination: { links: { prev: '/api/forex/v1/rates?from=2026-11-01&to=2026-12-31&per_page=1&page=1' } },
  })
})

test('a history has one currency and the span that was asked for', async () => {
  const { get } = await forexSite(ratesOf(today))
  await get(asked(today))
  const { status, body } = await get('history?currency=JPY&days=30')
  expect([status, body]).toEqual([
    200,
    {
      currency: 'JPY',
      from: '2026-10-23',
      to: today,
      points: [{ date: today, unit: 10, buy: '9.49', sell: '9.53' }],
    },
  ])
  expect(readForexHistory.answers.parse(body)).toEqual(body)
})

test.each([
  '',
  'currency=usd&days=30',
  'currency=USD&days=1',
  'currency=USD&days=367',
  'currency=USD&days=3e2',
])('a history of %j is refused', async (query) => {
  const { get, bank } = await forexSite(json(day))
  const { status, body } = await get(`history?${query}`)
  expect(status).toBe(400)
  expect(readForexHistory.refuses!.parse(body)).toEqual(body)
  expect(bank.asked).toEqual([])
})
