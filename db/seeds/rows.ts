import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Database } from '../schema.ts'

type Table =
  | 'tools'
  | 'carriers'
  | 'banks'
  | 'internet_providers'
  | 'internet_plans'
  | 'gold_silver_prices'
  | 'emergency_numbers'
  | 'postal_codes'
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
export type EmergencySeed = Row<'emergency_numbers'> & { slug: string }

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

export const emergencySeed = ({ slug, ...row }: EmergencySeed): Seed<'emergency_numbers'> =>
  named(`emergency-numbers/${slug}`, row)

/** @param line such as `33700|Kaski|Kaski|W.R.P.D.`; the row is named by its code. */
export function officeSeed(line: string): Seed<'postal_codes'> {
  const office = officeOf(line)
  const source = 'Nepal Postal Service, published list of 26 June 2025'
  return named(`postal-codes/${office.code}`, { ...office, source, checked_on: '2026-11-21' })
}

/** A line of the list of post offices. */
export function officeOf(line: string) {
  const [code = '', district = '', name = '', office_type = ''] = line.split('|')
  return { code, district, name, office_type }
}

function named<R>(seedId: string, row: R): { seedId: string; row: R & { id: string } } {
  return { seedId, row: { ...row, id: seedUuid(seedId) } }
}

const namespace = Buffer.from('5b0f6c3e4c5d4d0e9b1f7a2d8c6e1f30', 'hex')

/** A version 5 UUID of a seed id such as `carriers/ncell`: the row's id, the same in every installation. */
export function seedUuid(seedId: string): string {
  const bytes = createHash('sha1').update(namespace).update(seedId).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
