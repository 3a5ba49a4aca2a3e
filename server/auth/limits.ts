import { createMiddleware } from 'hono/factory'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ServerEnv } from '../env.ts'
import { visitorAddress } from '../visitor.ts'
import { AuthError } from './auth-error.ts'
import type { FacadeParts } from './facade-parts.ts'
import type { SignIn } from './sign-in.ts'
import { visitorKey } from './visitor-key.ts'

const minuteMs = 60_000

/** So many requests a minute to this part of the facade from one address, counted in the database for all servers. */
export function limited(part: string, perMinute: number, { signIn, trustedProxies }: FacadeParts) {
  const { db, secret, now } = signIn
  return createMiddleware<ServerEnv>(async (c, next) => {
    const visitor = visitorKey(visitorAddress(c, trustedProxies), secret)
    const count = await countOf(db, `facade|${part}|${visitor}`, now().getTime(), minuteMs)
    if (count > perMinute) throw new AuthError('over_request_rate_limit')
    await next()
  })
}

interface Turns {
  /** Of what, and for whom. */
  part: string
  whose: string
  most: number
  windowMs: number
}

/** Whether one more try is allowed, counted for whom it is about and not for where it comes from. */
export async function takeTurn(
  { db, now }: SignIn,
  { part, whose, most, windowMs }: Turns,
): Promise<boolean> {
  return (await countOf(db, `facade|${part}|${whose}`, now().getTime(), windowMs)) <= most
}

/** One statement, so that requests that come at once are all counted. Begins anew a window after the first one. */
async function countOf(db: Kysely<Database>, key: string, now: number, windowMs: number): Promise<number> {
  const over = sql<boolean>`auth_rate_limits.last_request <= ${now - windowMs}`
  const { count } = await db
    .insertInto('auth_rate_limits')
    .values({ key, count: 1, last_request: now })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then 1 else auth_rate_limits.count + 1 end`,
        last_request: sql`case when ${over} then ${now} else auth_rate_limits.last_request end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
