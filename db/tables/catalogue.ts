import type { ColumnType, Generated } from 'kysely'
import type { Amount, Day, Id, Json, Stamp } from './columns.ts'

/** What admins may edit about a tool; laid over the tool's manifest by `path`. */
export interface ToolsTable {
  id: Id
  name: string
  name_ne: string | null
  path: string
  description: string
  description_ne: string | null
  icon_name: Generated<string>
  category: Generated<string>
  is_active: Generated<boolean>
  sort_order: Generated<number>
  seo_title: string | null
  seo_title_ne: string | null
  seo_description: string | null
  seo_description_ne: string | null
  seo_keywords: string | null
  seo_keywords_ne: string | null
  og_image: string | null
  created_at: Stamp
  updated_at: Stamp
}

/** One row for each edited key; what was never edited has its default in code. */
export interface SiteSettingsTable {
  key: string
  value: Json
  description: string | null
  created_at: Stamp
  updated_at: Stamp
}

type CarrierColor = 'blue' | 'purple' | 'green' | 'orange' | 'red' | 'pink' | 'indigo' | 'yellow'

export interface CarriersTable {
  id: Id
  name: string
  name_ne: string | null
  technology: Generated<string>
  /** The first three digits of the numbers issued; no prefix belongs to two carriers. */
  prefixes: string[]
  icon_name: Generated<string>
  color: Generated<CarrierColor>
  color_class: Generated<string>
  bg_color_class: Generated<string>
  description: string | null
  description_ne: string | null
  /** `ended`: the licence ended; its numbers are still identified. */
  status: Generated<'operating' | 'ended'>
  status_note: string | null
  status_note_ne: string | null
  is_active: Generated<boolean>
  sort_order: Generated<number>
  created_at: Stamp
  updated_at: Stamp
}

/** Kept by a trigger on carriers, never written by hand: its key makes a prefix unique across carriers. */
export interface CarrierPrefixesTable {
  prefix: ColumnType<string, never, never>
  carrier_id: ColumnType<string, never, never>
}

export interface BanksTable {
  id: Id
  name: string
  name_ne: string | null
  /** The `bankCode` of payment QR codes, upper case. */
  code: string
  logo_url: string | null
  is_active: Generated<boolean>
  sort_order: Generated<number>
  created_at: Stamp
  updated_at: Stamp
}

/** NPR, as published. The 10 gram prices are stored, never computed from the tola. */
export interface GoldSilverPricesTable {
  id: Id
  /** The market day in Nepal; one row for each. */
  date: Day
  gold_hallmark_tola: Amount
  gold_hallmark_10g: Amount
  silver_tola: Amount
  silver_10g: Amount
  /** Who published the figures, and through whom they came. */
  source: string | null
  created_at: Stamp
  updated_at: Stamp
}

/** Prices that moved too far to be believed unseen: an operator approves them. One row for each market day. */
export interface GoldSilverHeldPricesTable {
  date: Day
  gold_hallmark_tola: Amount
  gold_hallmark_10g: Amount
  silver_tola: Amount
  silver_10g: Amount
  source: string | null
  /** The stored market day from which the prices are too far away. */
  compared_with: Day
  created_at: Stamp
  updated_at: Stamp
}
