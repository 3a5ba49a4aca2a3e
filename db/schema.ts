import type { Kysely } from 'kysely'
import type { DB } from './tables.generated.ts'

export type Database = DB

export type Db = Kysely<Database>
