import { sql } from 'kysely'
import { clientIpOf } from '#server/http/client-ip.ts'
import { bearerToken } from '#server/http/request-guard.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'
import { keyedHash } from '../hashes.ts'
import { readSessionCookie } from '../sessions/session-cookie.ts'
import type { SignIn } from '../sign-in.ts'
import type { AuthContext, AuthDeps, Handler } from './auth-context.ts'

const minuteMs = 60_000

/** Requests per minute of one IP address, or of one signed-in user. Many visitors may share an address. */
const perMinute = {
  token: 120,
  account: 120,
  admin: 120,
  keys: 120,
  factors: 60,
  /** Challenges for a passkey, and their answers: two a sign-in. */
  passkey: 60,
  /** Sign-ins through a provider, and its callbacks. */
  provider: 30,
  callback: 30,
  web3: 30,
  /** Expensive: hashes of passwords, e-mails and text messages. */
  password: 30,
  send: 20,
  /** Codes and links. */
  verify: 10,
} as const

type Part = keyof typeof perMinute
type Limit = (c: AuthContext, part: Part, parts: AuthDeps) => Promise<void>

const limiting =
  (limit: Limit) =>
  (part: Part, handler: Handler): Handler =>
  async (c, parts) => {
    await limit(c, part, parts)
    return await handler(c, parts)
  }

/** Limits the requests per minute of one IP address to these routes, over all servers. */
export const byVisitor = limiting(limitVisitor)

/** The same for signed-in users, each counted separately from others at the same IP address. */
export const byCaller = limiting(limitCaller)

/** `byVisitor` inside a handler. */
export async function limitVisitor(c: AuthContext, part: Part, parts: AuthDeps): Promise<void> {
  await limitKey(parts.signIn, part, clientIpOf(c, parts.trustedProxies))
}

/** `byCaller` inside a handler. */
export async function limitCaller(c: AuthContext, part: Part, parts: AuthDeps): Promise<void> {
  const { signIn, trustedProxies } = parts
  const token = bearerToken(c.req.header('authorization'))
  const claims = token ? await signIn.tokens.read(token) : undefined
  const cookie = claims ? undefined : await readSessionCookie(c.req.raw.headers, signIn)
  const signedIn = claims ? `user ${claims.userId}` : cookie && `session ${cookie.token}`
  await limitKey(signIn, part, signedIn ?? clientIpOf(c, trustedProxies))
}

async function limitKey(signIn: SignIn, part: Part, of: string): Promise<void> {
  const count = await countOf(signIn, keyOf(signIn, `facade|${part}`, of), minuteMs)
  if (count > perMinute[part]) throw new AuthError('over_request_rate_limit')
}

const keyOf = ({ secret }: SignIn, counted: string, of: string) => `${counted}|${keyedHash(of, secret)}`

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
export async function isWithinLimit(signIn: SignIn, rule: Rule, whose: string): Promise<boolean> {
  const { max, windowMs } = rules[rule]
  return (await countOf(signIn, keyOf(signIn, `tries|${rule}`, whose), windowMs)) <= max
}

/** After the correct password. */
export async function resetTries(signIn: SignIn, address: string): Promise<void> {
  const key = keyOf(signIn, 'tries|password', address)
  await signIn.db.deleteFrom('auth_rate_limits').where('key', '=', key).execute()
}

/** One statement, so that simultaneous requests are all counted. Restarts at 1 when the window is over. */
async function countOf({ db, now }: SignIn, key: string, windowMs: number): Promise<number> {
  const at = now().getTime()
  const over = sql<boolean>`auth_rate_limits.last_request <= ${at - windowMs}`
  const { count } = await db
    .insertInto('auth_rate_limits')
    .values({ key, count: 1, last_request: at })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${over} then 1 else auth_rate_limits.count + 1 end`,
        last_request: sql`case when ${over} then ${at} else auth_rate_limits.last_request end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}
