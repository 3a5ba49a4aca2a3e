import type { Kysely } from 'kysely'
import type { DB } from './schema.generated.ts'

export type Database = DB

export type Db = Kysely<Database>
