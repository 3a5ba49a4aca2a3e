import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { insertUsage } from '#app/records/usage/store.server.ts'
import type { Database } from '#db/schema.ts'

/** What gathers in the 50 ms that events wait for company when 3,000 arrive in a second. */
export const batchEvents = 150
const eventsOfSession = 6

/** Writes as the site does; every session is a new one, which costs the most. */
export async function writeBatch(db: Kysely<Database>): Promise<void> {
  const sessions = Array.from({ length: batchEvents / eventsOfSession }, () => randomUUID())
  const events = sessions.flatMap((session_id) =>
    Array.from({ length: eventsOfSession }, (_, number) => ({
      tool_name: `tool-${2 * number + 1}`,
      session_id,
      user_agent: 'a browser',
      at: new Date(),
    })),
  )
  await insertUsage(db, events)
}
