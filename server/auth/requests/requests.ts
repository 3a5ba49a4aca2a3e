import { createHmac, hash } from 'node:crypto'
import type { Context } from 'hono'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { Actor } from '#db/audit-log.ts'
import { clientIpOf } from '#server/http/client-ip.ts'
import { bearerToken, hasContentType, isUuid } from '#server/http/request-guard.ts'
import type { ServerEnv } from '../../env.ts'
import type { UserRow } from '../accounts/users.ts'
import { AuthError, type RefusalCode } from '../auth-error.ts'
import { emailLang, type NoticeKind } from '../emails/email.ts'
import { readSessionCookie } from '../sessions/session-rows.ts'
import type { SignIn } from '../sign-in.ts'

export type AuthContext = Context<ServerEnv>

export type Handler = (c: AuthContext, signIn: SignIn) => Promise<Response>

/** Parses and validates a JSON body. */
export async function bodyOf<Body>(c: AuthContext, schema: z.ZodType<Body>): Promise<Body> {
  if (!hasContentType(c.req.header('content-type'), 'json')) throw new AuthError('unsupported_content_type')
  const json: unknown = await c.req.json().catch((error: unknown) => {
    throw new AuthError('bad_json', { cause: error })
  })
  return parsed(json, schema)
}

/** Validates the query. */
export const queryOf = <Query>(c: AuthContext, schema: z.ZodType<Query>): Query =>
  parsed(c.req.query(), schema)

function parsed<Value>(given: unknown, schema: z.ZodType<Value>): Value {
  const { success, data, error } = schema.safeParse(given)
  if (!success) throw new AuthError('validation_failed', { cause: error })
  return data
}

/** A parameter of the path, by which a row is found. */
export function uuidOf(c: AuthContext, name = 'id'): string {
  const id = c.req.param(name) ?? ''
  if (!isUuid(id)) throw new AuthError('validation_failed')
  return id.toLowerCase()
}

/** The operator that `operatorsOnly` admitted. */
export function actorOf(c: AuthContext): Actor {
  const admin = c.get('admin')
  if (!admin) throw new AuthError('not_admin')
  return admin
}

/** CSRF: a request with the cookie must come from a page of this site. */
export const fromOwnPage =
  (handler: Handler): Handler =>
  async (c, signIn) => {
    if (c.req.header('origin') !== signIn.siteUrl) throw new AuthError('foreign_origin')
    return await handler(c, signIn)
  }

/** A URL of this site; the home page for anything else (open redirect). */
export function returnUrlOf(siteUrl: string, wanted: string | null | undefined): URL {
  const returnUrl = URL.parse(wanted ?? '/', siteUrl)
  return returnUrl?.origin === siteUrl ? returnUrl : new URL('/', siteUrl)
}

/** The page that the link of an e-mail finally leads to, and the language of the e-mail. */
export function redirectTarget(c: AuthContext, { siteUrl }: SignIn): { returnUrl: URL; lang: Lang } {
  const returnUrl = returnUrlOf(siteUrl, c.req.query('redirect_to')?.slice(0, 2048))
  return { returnUrl, lang: emailLang(c.req.raw.headers, returnUrl) }
}

/** E-mails a notice about a change to the previous address, in the language of the request. */
export function notifyOwner(c: AuthContext, signIn: SignIn, before: UserRow, kind: NoticeKind): void {
  void signIn.sender.notice(before, { kind, lang: redirectTarget(c, signIn).lang })
}

/** Throws GoTrue's error where none of the methods is enabled, or a phone is given and the method `phone` is not. */
export function requireMethod(
  { methods }: SignIn,
  wanted: readonly AuthMethod[],
  { phone }: { phone?: string | undefined } = {},
): void {
  if (phone !== undefined && !methods.has('phone')) throw new AuthError('phone_provider_disabled')
  if (wanted.some((method) => methods.has(method))) return
  throw new AuthError(phone === undefined ? 'email_provider_disabled' : 'phone_provider_disabled')
}

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

const limiting =
  (limit: typeof limitVisitor) =>
  (part: Part, handler: Handler): Handler =>
  async (c, signIn) => {
    await limit(c, part, signIn)
    return await handler(c, signIn)
  }

/** Limits the requests per minute of one IP address to these routes, over all servers. */
export const byVisitor = limiting(limitVisitor)

/** The same for signed-in users, each counted separately from others at the same IP address. */
export const byCaller = limiting(limitCaller)

/** `byVisitor` inside a handler. */
export async function limitVisitor(c: AuthContext, part: Part, signIn: SignIn): Promise<void> {
  await limitKey(signIn, part, clientIpOf(c, signIn.trustedProxies))
}

/** `byCaller` inside a handler. */
export async function limitCaller(c: AuthContext, part: Part, signIn: SignIn): Promise<void> {
  const token = bearerToken(c.req.header('authorization'))
  const claims = token ? await signIn.tokens.read(token) : undefined
  const cookie = claims ? undefined : await readSessionCookie(c, signIn)
  const signedIn = claims ? `user ${claims.userId}` : cookie && `session ${cookie.token}`
  await limitKey(signIn, part, signedIn ?? clientIpOf(c, signIn.trustedProxies))
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

/** After the correct password, or a new one. */
export async function resetTries(signIn: SignIn, ...addresses: (string | null)[]): Promise<void> {
  const keys = addresses.map((address) => keyOf(signIn, 'tries|password', address ?? ''))
  await signIn.db.deleteFrom('auth_rate_limits').where('key', 'in', keys).execute()
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

/** Base64url, as in S256 challenges. */
export const sha256 = (text: string) => hash('sha256', text, 'base64url')

/** HMAC of an address, phone or code: not guessable without the secret of this site. */
export function keyedHash(text: string, secret: string): string {
  return createHmac('sha256', secret).update(`address ${text}`).digest('base64url')
}
