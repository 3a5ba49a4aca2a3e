import { sql } from 'kysely'
import { z } from 'zod'
import { AppError } from '#app/lib/app-error.ts'
import type { IpHashes } from '#app/platform/upstream/ip-limit.server.ts'
import { invalidate } from '#db/invalidation.ts'
import type { Db } from '#db/schema.ts'

/** One vote as the browser sends it: a visitor has one for each tool and may change it. */
export const vote = z.strictObject({
  path: z.string().regex(/^\/[a-z0-9-]{1,80}$/),
  /** Random, kept in the browser's local storage. */
  voter_id: z.uuid(),
  stars: z.int().min(1).max(5),
})

type Vote = z.output<typeof vote>

/** Fewer votes than this say nothing yet: the card reads "New". */
const votesNeeded = 5

/** Votes that one address may give or change within an hour: a household or an office, not a script. */
const votesPerAddress = 30

export interface ToolRating {
  /** Null below the number of votes that say something. */
  mean: number | null
  votes: number
}

export const notRated: ToolRating = { mean: null, votes: 0 }

/**
 * Saves a visitor's vote for a tool, in place of an earlier one.
 * @throws {AppError} `too-many-requests` when the address voted too often.
 */
export async function saveVote(db: Db, vote: Vote, { current, hourAgo }: IpHashes): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // Votes of one address are counted one after another, on however many servers they arrive.
    await sql`select pg_advisory_xact_lock(hashtext(${current}))`.execute(tx)
    await forgetAddresses(tx)
    const { recent } = await tx
      .selectFrom('tool_ratings')
      .select((of) => of.fn.countAll<number>().as('recent'))
      .where('address_hash', 'in', [current, hourAgo])
      .where('updated_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirstOrThrow()
    if (recent >= votesPerAddress) throw new AppError('too-many-requests')
    await tx
      .insertInto('tool_ratings')
      .values({ tool_path: vote.path, voter_id: vote.voter_id, stars: vote.stars, address_hash: current })
      .onConflict((conflict) =>
        conflict.columns(['tool_path', 'voter_id']).doUpdateSet({ stars: vote.stars, address_hash: current }),
      )
      .execute()
    await invalidate(tx, 'ratings')
  })
}

/** Hashes of addresses are kept no longer than the limit needs them. */
export async function forgetAddresses(db: Db): Promise<void> {
  await db
    .updateTable('tool_ratings')
    .set({ address_hash: null })
    .where('address_hash', 'is not', null)
    .where('updated_at', '<', sql<Date>`now() - interval '1 hour'`)
    .execute()
}

/** The ratings of all tools, by path. */
export async function listRatings(db: Db): Promise<ReadonlyMap<string, ToolRating>> {
  const rows = await db
    .selectFrom('tool_ratings')
    .select(['tool_path', (of) => of.fn.countAll<number>().as('votes'), sql<string>`avg(stars)`.as('mean')])
    .groupBy('tool_path')
    .limit(500)
    .execute()
  return new Map(rows.map(({ tool_path, votes, mean }) => [tool_path, summary(votes, mean)]))
}

function summary(votes: number, mean: string): ToolRating {
  return { votes, mean: votes < votesNeeded ? null : Math.round(Number(mean) * 10) / 10 }
}
