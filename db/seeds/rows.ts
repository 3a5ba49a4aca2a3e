import type { Insertable } from 'kysely'
import type { Database } from '../schema.ts'
import { seedUuid } from './seed-uuid.ts'

type Table = 'tools' | 'carriers' | 'banks' | 'internet_providers' | 'internet_plans' | 'gold_silver_prices'
type Row<T extends Table> = Omit<Insertable<Database[T]>, 'id' | 'created_at' | 'updated_at'>

/** A tool's row as its manifest gives it; its seed is named by the path. */
export type ToolSeed = Row<'tools'>
export type CarrierSeed = Row<'carriers'> & { slug: string }
export type BankSeed = Row<'banks'> & { slug: string }
export type ProviderSeed = Row<'internet_providers'> & { slug: string }
/** `provider` is the slug of the provider's seed. */
export type PlanSeed = Omit<Row<'internet_plans'>, 'provider_id'> & { slug: string; provider: string }
/** Named by its date. */
export type GoldSilverPriceSeed = Row<'gold_silver_prices'>

/** A row under the name by which seed_applied remembers it, such as `carriers/ncell`. */
export interface Seed<T extends Table> {
  seedId: string
  row: Row<T> & { id: string }
}

export const toolSeed = (tool: ToolSeed): Seed<'tools'> => named(`tools${tool.path}`, tool)

export const carrierSeed = ({ slug, ...row }: CarrierSeed): Seed<'carriers'> => named(`carriers/${slug}`, row)

export const bankSeed = ({ slug, ...row }: BankSeed): Seed<'banks'> => named(`banks/${slug}`, row)

export const providerSeed = ({ slug, ...row }: ProviderSeed): Seed<'internet_providers'> =>
  named(`internet-providers/${slug}`, row)

export const planSeed = ({ slug, provider, ...row }: PlanSeed): Seed<'internet_plans'> =>
  named(`internet-plans/${slug}`, { ...row, provider_id: seedUuid(`internet-providers/${provider}`) })

export const priceSeed = (price: GoldSilverPriceSeed): Seed<'gold_silver_prices'> =>
  named(`gold-silver-prices/${price.date}`, price)

function named<R>(seedId: string, row: R): { seedId: string; row: R & { id: string } } {
  return { seedId, row: { ...row, id: seedUuid(seedId) } }
}
