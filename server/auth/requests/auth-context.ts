import type { Context } from 'hono'
import type { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import type { Report } from '#app/platform/document/page.ts'
import type { AuthMethod } from '#app/platform/env/sign-in-config.server.ts'
import type { Actor } from '#db/audit-log.ts'
import { hasContentType, isUuid } from '#server/http/request-guard.ts'
import type { ServerEnv } from '../../env.ts'
import type { UserRow } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { emailLang, type NoticeKind } from '../emails/email.ts'
import type { SignIn } from '../sign-in.ts'

export interface AuthDeps {
  signIn: SignIn
  trustedProxies: readonly string[]
  report: Report
}

export type AuthContext = Context<ServerEnv>

export type Handler = (c: AuthContext, parts: AuthDeps) => Promise<Response>

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
export function requireSameOrigin(c: AuthContext, { siteUrl }: SignIn): void {
  if (c.req.header('origin') !== siteUrl) throw new AuthError('foreign_origin')
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
