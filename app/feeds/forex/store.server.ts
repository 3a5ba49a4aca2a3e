import { type Selectable, sql } from 'kysely'
import type { Database, Db } from '#db/schema.ts'
import type { RatePoint, RatesCopy, RatesDay } from './rates-day.ts'

const columns = ['date', 'published_on', 'modified_on', 'rates', 'fetched_at'] as const

export async function findDay(db: Db, date: string): Promise<RatesCopy | undefined> {
  const row = await db.selectFrom('forex_days').select(columns).where('date', '=', date).executeTakeFirst()
  return row && copyOf(row)
}

/** The last known day on or before a date. */
export async function findLastDay(db: Db, until: string): Promise<RatesCopy | undefined> {
  return (await listLastDays(db, until, 1))[0]
}

/** The last known days on or before a date, the latest first. */
export async function listLastDays(db: Db, until: string, most: number): Promise<RatesCopy[]> {
  const rows = await db
    .selectFrom('forex_days')
    .select(columns)
    .where('date', '<=', until)
    .orderBy('date', 'desc')
    .limit(most)
    .execute()
  return rows.map(copyOf)
}

/** Known days of a range, ascending, with their total count. */
export async function listDays(db: Db, range: { from: string; to: string; limit: number; offset: number }) {
  const within = db.selectFrom('forex_days').where('date', '>=', range.from).where('date', '<=', range.to)
  const [rows, counted] = await Promise.all([
    within.select(columns).orderBy('date').limit(range.limit).offset(range.offset).execute(),
    within.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ])
  return { days: rows.map((row) => copyOf(row).day), total: counted.count }
}

/** Days of a range whose stored rates are final. */
export async function listFinalDates(db: Db, from: string, to: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('forex_days')
    .select('date')
    .where('date', '>=', from)
    .where('date', '<=', to)
    .where(sql<boolean>`(fetched_at at time zone 'Asia/Kathmandu')::date > date`)
    .execute()
  return new Set(rows.map(({ date }) => date))
}

/** One currency over a range of days, ascending, without days on which the bank did not publish it. */
export async function listPoints(
  db: Db,
  { currency, from, to }: { currency: string; from: string; to: string },
): Promise<RatePoint[]> {
  const { rows } = await sql<RatePoint>`
    select date, (rate -> 'currency' ->> 'unit')::int as unit, rate ->> 'buy' as buy, rate ->> 'sell' as sell
    from forex_days, jsonb_array_elements(rates) as rate
    where date between ${from} and ${to} and rate -> 'currency' ->> 'iso3' = ${currency}
    order by date`.execute(db)
  return rows
}

/** Overwrites known days: a later reading is the better one. */
export async function saveDays(db: Db, days: readonly RatesDay[], fetchedAt: Date): Promise<void> {
  if (days.length === 0) return
  await db
    .insertInto('forex_days')
    .values(
      days.map(({ rates, ...day }) => ({ ...day, rates: JSON.stringify(rates), fetched_at: fetchedAt })),
    )
    .onConflict((conflict) =>
      conflict.column('date').doUpdateSet((eb) => ({
        published_on: eb.ref('excluded.published_on'),
        modified_on: eb.ref('excluded.modified_on'),
        rates: eb.ref('excluded.rates'),
        fetched_at: eb.ref('excluded.fetched_at'),
      })),
    )
    .execute()
}

function copyOf({ fetched_at, rates, ...day }: Selectable<Database['forex_days']>): RatesCopy {
  // Only `saveDays` writes the column.
  return { day: { ...day, rates: rates as unknown as RatesDay['rates'] }, copiedAt: fetched_at.toISOString() }
}
