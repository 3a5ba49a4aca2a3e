import { type Insertable, sql, type Transaction } from 'kysely'
import type { Database, Db } from './schema.ts'
import banks from './seeds/banks.json' with { type: 'json' }
import carriers from './seeds/carriers.json' with { type: 'json' }
import emergencyNumbers from './seeds/emergency-numbers.json' with { type: 'json' }
import goldSilverPrices from './seeds/gold-silver-prices.json' with { type: 'json' }
import plans from './seeds/internet-plans.json' with { type: 'json' }
import providers from './seeds/internet-providers.json' with { type: 'json' }
import postOffices from './seeds/post-offices.json' with { type: 'json' }
import * as seeds from './seeds/rows.ts'

type Tx = Transaction<Database>

/**
 * Inserts each seed row that was never inserted before, in one transaction; gives the number of rows made. What an
 * admin edited or deleted stays so, and a row whose unique key is already taken is passed over for ever.
 */
export async function seed(
  db: Db,
  { tools }: { tools: readonly seeds.ToolSeed[] },
): Promise<{ inserted: number }> {
  return await db.transaction().execute(async (tx) => {
    // Only one server seeds at a time.
    await sql`select pg_advisory_xact_lock(hashtext('seed'))`.execute(tx)
    const applied = new Set(
      (await tx.selectFrom('seed_applied').select('seed_id').execute()).map((row) => row.seed_id),
    )
    const passed: { seed_id: string }[] = []
    const fresh = <Row>(all: { seedId: string; row: Row }[]): Row[] => {
      const some = all.filter(({ seedId }) => !applied.has(seedId))
      passed.push(...some.map(({ seedId }) => ({ seed_id: seedId })))
      return some.map(({ row }) => row)
    }
    const counts = [
      await insert(tx, 'tools', fresh(tools.map(seeds.toolSeed))),
      await insert(tx, 'carriers', await withFreePrefixes(tx, fresh(allCarriers.map(seeds.carrierSeed)))),
      await insert(tx, 'banks', fresh(banks.map(seeds.bankSeed))),
      await insert(tx, 'internet_providers', fresh(providers.map(seeds.providerSeed))),
      await insert(tx, 'internet_plans', await ofKeptProviders(tx, fresh(plans.map(seeds.planSeed)))),
      await insert(tx, 'gold_silver_prices', fresh(goldSilverPrices.map(seeds.priceSeed))),
      await insert(tx, 'emergency_numbers', fresh(allNumbers.map(seeds.emergencySeed))),
      await insert(tx, 'postal_codes', fresh(postOffices.map(seeds.officeSeed))),
    ]
    await insert(tx, 'seed_applied', passed)
    return { inserted: counts.reduce((sum, count) => sum + count, 0) }
  })
}

// A JSON import widens colours, states and categories to string.
const allCarriers = carriers as seeds.CarrierSeed[]
const allNumbers = emergencyNumbers as seeds.EmergencySeed[]

async function insert<T extends keyof Database>(tx: Tx, table: T, rows: Insertable<Database[T]>[]) {
  if (rows.length === 0) return 0
  const query = tx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
  const { numInsertedOrUpdatedRows } = await query.executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

/** The database would refuse the whole seed for one prefix that an admin gave to another carrier. */
async function withFreePrefixes(tx: Tx, rows: Insertable<Database['carriers']>[]) {
  const claimed = await tx.selectFrom('carrier_prefixes').select('prefix').execute()
  const taken = new Set(claimed.map(({ prefix }) => prefix))
  return rows.filter(({ prefixes }) => !prefixes.some((prefix) => taken.has(prefix)))
}

/** Plans of a later release may belong to a provider that an admin deleted. */
async function ofKeptProviders(tx: Tx, rows: Insertable<Database['internet_plans']>[]) {
  const providers = await tx.selectFrom('internet_providers').select('id').execute()
  const providerIds = new Set(providers.map(({ id }) => id))
  return rows.filter(({ provider_id }) => providerIds.has(provider_id))
}
