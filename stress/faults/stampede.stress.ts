import { daysAfter, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import markets from '../../app/feeds/crypto/fixtures/markets-top10.json' with { type: 'json' }
import { type RunningPostgres, startPostgres } from '../../test/postgres.ts'
import { json, standIn } from '../../test/upstream.ts'
import { createDatabase } from '../bench/lib/database.ts'
import { startInspectedSite } from '../lib/inspected-site.ts'
import { centralBank } from '../lib/upstreams.ts'

const visitors = 200

let postgres: RunningPostgres

beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** The fake servers respond slowly, so that all visitors wait for the same response. */
const thinkMs = 300

test('R4: 200 visitors who want the same at once cost a server of others one call, and all are served', async ({
  annotate,
}) => {
  const bank = await standIn((response, request) => {
    setTimeout(() => centralBank.good(response, request), thinkMs)
  })
  const coins = await standIn((response, request) => {
    setTimeout(() => json(markets)(response, request), thinkMs)
  })
  const site = await startInspectedSite(await createDatabase(postgres.url, 'stampede'), {
    NRB_URL: bank.origin,
    COINGECKO_URL: coins.origin,
  })
  const today = nepalDay(site.clock.now())
  const past = daysAfter(today, -3)
  const ratesOf = (day: string) => `/api/forex/v1/rates?page=1&per_page=1&from=${day}&to=${day}`
  const rush = async (path: string) => {
    const [bankBefore, coinsBefore] = [bank.asked.length, coins.asked.length]
    const answers = await Promise.all(Array.from({ length: visitors }, () => site.get(path)))
    expect(new Set(answers.map(({ status, error }) => error ?? status)), path).toEqual(new Set([200]))
    return { bank: bank.asked.slice(bankBefore), coins: coins.asked.slice(coinsBefore) }
  }
  const pictures = (addresses: readonly string[]) =>
    addresses.filter((address) => !address.startsWith('/api/'))
  const pastDay = await rush(ratesOf(past))
  await annotate(`a day of rates: ${pastDay.bank.length} call`)
  const page = await rush('/foreign-exchange')
  const ofToday = page.bank.filter((address) => address.includes(`from=${today}&to=${today}`))
  await annotate(`the page of rates: ${ofToday.length} call for today`)
  const list = await rush('/api/crypto/markets')
  await annotate(`the list of coins: ${list.coins.length} call`)
  expect(pastDay.bank).toHaveLength(1)
  expect(ofToday).toHaveLength(1)
  expect([list.coins.length, pictures(list.coins)]).toEqual([1, []])
  expect((await rush(ratesOf(past))).bank).toEqual([])
})
