import fixture from '#app/feeds/forex/fixtures/day.json'
import { ForexFeed } from '#app/feeds/forex/read.server.ts'
import { testStorage } from './database.ts'
import type { failingDatabase } from './fake-storage.ts'
import { json, type standIn } from './upstream.ts'

// 10:45 in Nepal on 21 November.
export const start = Date.parse('2026-11-21T05:00:00Z')
export const today = '2026-11-21'
const [first] = fixture.data.payload
if (!first) throw new Error('The fixture has no day')
export const record = first

type Bank = Awaited<ReturnType<typeof standIn>>

interface BankWishes {
  except?: string[]
  modified?: string
  rates?: typeof record.rates
}

/** Answers every range with a day for each date, like the bank. */
export function bankDays({ except = [], modified = 'once', rates = record.rates }: BankWishes = {}) {
  return ((response, request) => {
    const query = new URL(request.url ?? '', 'http://bank').searchParams
    const payload: object[] = []
    for (let at = Date.parse(query.get('from') ?? ''); at <= Date.parse(query.get('to') ?? ''); at += 864e5) {
      const date = new Date(at).toISOString().slice(0, 10)
      if (!except.includes(date)) payload.push({ ...record, date, modified_on: modified, rates })
    }
    json({ ...fixture, data: { payload } })(response, request)
  }) satisfies Parameters<typeof standIn>[0]
}

export async function feedOn(bank: Bank, db?: ReturnType<typeof failingDatabase>) {
  const clock = { now: start }
  const heard: string[] = []
  const database = db ?? (await testStorage()).db
  const feed = () =>
    new ForexFeed({
      db: database,
      bankUrl: bank.origin,
      now: () => new Date(clock.now),
      onTrouble: (trouble) => heard.push(trouble),
    })
  return { feed: feed(), another: feed, clock, heard, db: database }
}
