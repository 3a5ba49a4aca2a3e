import { createMiddleware } from 'hono/factory'
import { sql } from 'kysely'
import type { Db } from '#db/schema.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import { bearerToken } from '#server/http/request-guard.ts'
import type { ServerEnv } from '../../env.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'
import { keyedHash } from '../hashes.ts'
import { readSessionCookie } from '../sessions/session-cookie.ts'
import type { SignIn } from '../sign-in.ts'
import type { AuthContext, AuthDeps } from './auth-context.ts'

const minuteMs = 60_000

/** The expensive requests: e-mails, text messages and password hashes. Many visitors may share an IP address. */
export const sendsPerMinute = 20
export const hashesPerMinute = 30
/** Sign-ins through a provider, and its callbacks. */
export const providerPerMinute = 30
/** Challenges for a passkey, and their answers: two a sign-in. */
export const passkeysPerMinute = 60
/** Verified codes and links. */
export const verifiesPerMinute = 10

/** Limits the requests per minute of one IP address to these routes, over all servers. */
export function limited(part: string, perMinute: number, parts: AuthDeps) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    await limitVisitor(c, part, perMinute, parts)
    await next()
  })
}

/** The same inside a handler. */
export async function limitVisitor(
  c: AuthContext,
  part: string,
  perMinute: number,
  { signIn, trustedProxies }: AuthDeps,
): Promise<void> {
  await limitKey(signIn, part, perMinute, clientAddressOf(c, trustedProxies))
}

/** The same for signed-in users, each counted separately from others at the same IP address. */
export function limitedCaller(part: string, perMinute: number, parts: AuthDeps) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    await limitCaller(c, part, perMinute, parts)
    await next()
  })
}

/** Counts by the user of a valid token, else by the session of a signed cookie, else by IP address. */
export async function limitCaller(
  c: AuthContext,
  part: string,
  perMinute: number,
  { signIn, trustedProxies }: AuthDeps,
): Promise<void> {
  const token = bearerToken(c.req.header('authorization'))
  const claims = token ? await signIn.tokens.read(token) : undefined
  const cookie = claims ? undefined : await readSessionCookie(c.req.raw.headers, signIn)
  const signedIn = claims ? `user ${claims.userId}` : cookie && `session ${cookie.token}`
  await limitKey(signIn, part, perMinute, signedIn ?? clientAddressOf(c, trustedProxies))
}

async function limitKey({ db, secret, now }: SignIn, part: string, perMinute: number, of: string) {
  const count = await countOf(db, `facade|${part}|${keyedHash(of, secret)}`, now().getTime(), minuteMs)
  if (count > perMinute) throw new AuthError('over_request_rate_limit')
}

/** Limits for one e-mail address, phone or user, from whatever IP address. */
const rules = {
  password: { max: 10, windowMs: 15 * minuteMs, refusal: 'over_request_rate_limit' },
  totp: { max: 10, windowMs: 15 * minuteMs, refusal: 'over_request_rate_limit' },
  recoveryCode: { max: 10, windowMs: 15 * minuteMs, refusal: 'mfa_recovery_codes_locked' },
  mail: { max: 5, windowMs: 60 * minuteMs, refusal: 'over_email_send_rate_limit' },
  /** E-mails of one invitation to the panel, and downloads of a backup by one operator. */
  invitation: { max: 3, windowMs: 24 * 60 * minuteMs, refusal: 'over_email_send_rate_limit' },
  download: { max: 10, windowMs: 60 * minuteMs, refusal: 'over_request_rate_limit' },
  sms: { max: 5, windowMs: 60 * minuteMs, refusal: 'over_sms_send_rate_limit' },
} as const satisfies Record<string, { max: number; windowMs: number; refusal: RefusalCode }>

type Rule = keyof typeof rules

/** Counts before the attempt, so that simultaneous attempts all count; unknown addresses count alike. */
export async function limitTries(signIn: SignIn, rule: Rule, whose: string): Promise<void> {
  if (!(await isWithinLimit(signIn, rule, whose))) throw new AuthError(rules[rule].refusal)
}

/** The same for routes that answer a refusal themselves. */
export async function isWithinLimit(
  { db, secret, now }: SignIn,
  rule: Rule,
  whose: string,
): Promise<boolean> {
  const { max, windowMs } = rules[rule]
  return (await countOf(db, keyOf(rule, whose, secret), now().getTime(), windowMs)) <= max
}

/** After the correct password. */
export async function resetTries({ db, secret }: SignIn, address: string): Promise<void> {
  await db
    .deleteFrom('auth_rate_limits')
    .where('key', '=', keyOf('password', address, secret))
    .execute()
}

const keyOf = (rule: Rule, whose: string, secret: string) => `tries|${rule}|${keyedHash(whose, secret)}`

/** One statement, so that simultaneous requests are all counted. Restarts at 1 when the window is over. */
async function countOf(db: Db, key: string, now: number, windowMs: number): Promise<number> {
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
