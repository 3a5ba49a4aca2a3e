import type { Generated } from 'kysely'
import type { Day, Id, Stamp } from './columns.ts'

/** An emergency, helpline or public number. No two rows have the same digits in `number`. */
export interface EmergencyNumbersTable {
  id: Id
  category: 'general' | 'security' | 'health' | 'utilities' | 'disaster' | 'enquiries'
  name: string
  name_ne: string | null
  /** A row with a short name is large above the list, on the home page and on the offline page. */
  short_name: string | null
  short_name_ne: string | null
  /** As it is written and dialled inside Nepal: `100`, `01-4261945`. */
  number: string
  /** Separated by commas. */
  other_numbers: string | null
  /** Other words that people search with, separated by commas. */
  search_words: string | null
  description: string | null
  description_ne: string | null
  address: string | null
  address_ne: string | null
  email: string | null
  /** `high`: named by an official body, an embassy or recent news. `medium`: from lists only. */
  confidence: Generated<'high' | 'medium'>
  /** A landline of the Kathmandu Valley from a list older than the renumbering. */
  is_old_number: Generated<boolean>
  note: string | null
  note_ne: string | null
  /** Where the number was seen, one source in a line. */
  sources: string
  sources_ne: string | null
  /** When the sources were read. */
  checked_on: Day
  is_active: Generated<boolean>
  sort_order: Generated<number>
  created_at: Stamp
  updated_at: Stamp
}

/** A post office and its code. */
export interface PostalCodesTable {
  id: Id
  /** Five digits, different in every row. */
  code: string
  /** The office, as published. */
  name: string
  name_ne: string | null
  /** As published: a district may have two spellings. */
  district: string
  office_type: Generated<string>
  source: string | null
  /** When the source was read. */
  checked_on: Day | null
  is_active: Generated<boolean>
  created_at: Stamp
  updated_at: Stamp
}
