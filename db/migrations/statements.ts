import { type RawBuilder, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A migration of single statements in order: the embedded database takes only one statement per query. */
export function statements(...list: RawBuilder<unknown>[]): Migration {
  return {
    async up(db) {
      for (const statement of list) await statement.execute(db)
    },
  }
}

/** Lets the database keep `updated_at`: writers never set it, and a save that changes nothing leaves it alone. */
export function keepUpdatedAt(table: string): RawBuilder<unknown> {
  return sql`
    create trigger keep_updated_at before update on ${sql.table(table)}
    for each row when (old.* is distinct from new.*) execute function keep_updated_at()`
}
