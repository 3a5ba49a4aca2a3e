import { type Kysely, type Selectable, sql } from 'kysely'
import { publishChange } from '#db/changed-records.ts'
import type { Database } from '#db/schema.ts'
import type { GoldSilverPricesTable } from '#db/tables/catalogue.ts'
import type { PriceInput } from './edit-fields.ts'
import type { PublicPrice } from './fields.ts'
import { asNumbers, priceColumns, type Saved, type Saver, savePrice } from './save-price.server.ts'

/** What became of the row of a market day. */
export type PriceOutcome = Saved & { date: string }

/** So many days of the calendar are handed out, the latest market day last among them. */
const historyDays = 366

/**
 * The market days of the year before the latest one, the latest first: by the day of the market and then by when they
 * came, so that a day that is filled in later never becomes the latest.
 */
export async function listPrices(db: Kysely<Database>): Promise<PublicPrice[]> {
  const rows = await db
    .selectFrom('gold_silver_prices')
    .select(priceColumns)
    .where(
      'date',
      '>',
      sql<string>`(select max(date) - ${sql.lit(historyDays)}::integer from gold_silver_prices)`,
    )
    .orderBy('date', 'desc')
    .orderBy('created_at', 'desc')
    .limit(historyDays)
    .execute()
  return rows.map(shown)
}

type PriceRow = Pick<Selectable<GoldSilverPricesTable>, (typeof priceColumns)[number]>

function shown({ date, source, created_at, updated_at, ...prices }: PriceRow): PublicPrice {
  return {
    date,
    ...asNumbers(prices),
    source,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
  }
}

/**
 * The one way in for prices, whoever hands them in. Each row is looked at by itself, in the order of the market days;
 * what is stored, held and told to the other servers is so for all of them or for none.
 */
export async function savePrices(
  db: Kysely<Database>,
  rows: readonly PriceInput[],
  saver: Saver,
): Promise<PriceOutcome[]> {
  return await db.transaction().execute((transaction) => saveAll(transaction, rows, saver))
}

/** Somebody else stored other prices for the day after it was read; or took it away. */
type Overtaken = { outcome: 'stale'; current: PublicPrice } | { outcome: 'unknown' }

/**
 * One market day, unless it is no longer as who saves has seen it.
 * @param seen when it was stored, as far as who saves knows; null where it was not there; undefined replaces anything.
 */
export async function savePriceOver(
  db: Kysely<Database>,
  row: PriceInput,
  { seen, ...saver }: Saver & { seen: Date | null | undefined },
): Promise<PriceOutcome | Overtaken> {
  return await db.transaction().execute(async (transaction) => {
    await lockPrices(transaction)
    const current = await transaction
      .selectFrom('gold_silver_prices')
      .select(priceColumns)
      .where('date', '=', row.date)
      .executeTakeFirst()
    if (seen && !current) return { outcome: 'unknown' }
    if (seen !== undefined && current && current.updated_at.getTime() !== seen?.getTime())
      return { outcome: 'stale', current: shown(current) }
    const saved = await savePrice(transaction, row, saver)
    await tellStored(transaction, [saved])
    return { date: row.date, ...saved }
  })
}

/** What would become of the rows. Everything is done as if they were saved, and then undone. */
export async function tryPrices(
  db: Kysely<Database>,
  rows: readonly PriceInput[],
  saver: Saver,
): Promise<PriceOutcome[]> {
  const transaction = await db.startTransaction().execute()
  try {
    return await saveAll(transaction, rows, saver)
  } finally {
    await transaction.rollback().execute()
  }
}

async function saveAll(
  transaction: Kysely<Database>,
  rows: readonly PriceInput[],
  saver: Saver,
): Promise<PriceOutcome[]> {
  await lockPrices(transaction)
  const outcomes = new Map<PriceInput, PriceOutcome>()
  for (const row of rows.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)))) {
    outcomes.set(row, { date: row.date, ...(await savePrice(transaction, row, saver)) })
  }
  const done = rows.flatMap((row) => outcomes.get(row) ?? [])
  await tellStored(transaction, done)
  return done
}

/** One writer at a time: a row is compared with its neighbours. Readers are not held up. */
async function lockPrices(transaction: Kysely<Database>) {
  await sql`lock table gold_silver_prices in share row exclusive mode`.execute(transaction)
}

async function tellStored(transaction: Kysely<Database>, saved: readonly Saved[]) {
  if (saved.some(({ outcome }) => outcome === 'stored' || outcome === 'updated'))
    await publishChange(transaction, 'gold-silver-prices')
}
