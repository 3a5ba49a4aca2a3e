import { createMiddleware } from 'hono/factory'
import { z } from 'zod'
import { includesRole } from '#app/lib/operator-role.ts'
import { type Actor, writeAudit } from '#db/audit-log.ts'
import { clientAddressOf } from '#server/http/client-address.ts'
import { addLogFields, type ServerEnv } from '../../env.ts'
import { factorJson, userJson, usersJson } from '../accounts/user-json.ts'
import { findUser, removeUser, type UserRow } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { factorsOf, removeFactor } from '../factors/factor-rows.ts'
import { factorStateOf } from '../factors/recent-factor.ts'
import { createAdminGate } from '../operators/gate.ts'
import { isReserved, type Reserving } from '../operators/roles.ts'
import type { SignIn } from '../services.ts'
import { type AuthContext, type AuthDeps, bodyOf, notifyOwner, queryOf, uuidOf } from './auth-context.ts'

const refusalCodes = {
  access_denied: 'not_admin',
  second_factor_needed: 'insufficient_aal',
  second_factor_lost: 'second_factor_lost',
} as const

/** GoTrue's admin routes have the same gate as the admin area, and need the highest role. */
export function operatorsOnly({ signIn, trustedProxies }: AuthDeps) {
  const gate = createAdminGate(signIn)
  return createMiddleware<ServerEnv>(async (c, next) => {
    const answer = await gate.check(c.req.raw, clientAddressOf(c, trustedProxies))
    if (!answer.ok) {
      addLogFields(c, answer.logFields)
      if (answer.status === 429) throw new AuthError('over_request_rate_limit')
      if (answer.status === 401) throw new AuthError('no_authorization')
      throw new AuthError(answer.reason ? refusalCodes[answer.reason] : 'not_admin')
    }
    addLogFields(c, { user: answer.admin.id })
    if (!includesRole(answer.admin.role, 'operator')) throw new AuthError('not_admin')
    c.set('admin', answer.admin)
    await next()
  })
}

/**
 * For calls that could make an operator act as another user: a link to sign in, a password, a confirmed address, a factor
 * that goes. Configured operators only, within five minutes of their second factor.
 */
export function configuredOnly({ signIn }: AuthDeps) {
  return createMiddleware<ServerEnv>(async (c, next) => {
    if (!signIn.adminEmails.includes(actorOf(c).email ?? '')) throw new AuthError('not_admin')
    const factor = await factorStateOf(c.req.header('authorization') ?? null, signIn)
    if (factor !== 'recent') throw new AuthError('insufficient_aal')
    await next()
  })
}

export function actorOf(c: AuthContext): Actor {
  const admin = c.get('admin')
  if (!admin) throw new AuthError('not_admin')
  return admin
}

const count = (initially: number, most: number) =>
  z.preprocess(
    (text) => (text === '' || text === undefined ? initially : text),
    z.coerce.number().int().min(1).max(most),
  )
const part = z.object({ page: count(1, 1_000_000), per_page: count(50, 200) })

/** `GET /admin/users`: the newest last, with GoTrue's pagination headers. */
export async function listUsers(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { page, per_page } = queryOf(c, part)
  const { db, siteUrl } = signIn
  const { all } = await db
    .selectFrom('auth_users')
    .select((of) => of.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('auth_users')
    .selectAll()
    .orderBy('created_at')
    .orderBy('id')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const last = Math.max(1, Math.ceil(Number(all) / per_page))
  const link = (to: number, rel: string) =>
    `<${siteUrl}/auth/v1/admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return c.json({ users: await usersJson(signIn, rows), aud: 'authenticated' }, 200, {
    'x-total-count': String(all),
    link: links.join(', '),
  })
}

/** `GET /admin/users/:id` */
export async function getUser(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  return c.json(await userJson(signIn, await requestedUser(c, signIn)))
}

export async function requestedUser(c: AuthContext, { db }: SignIn): Promise<UserRow> {
  const user = await findUser(db, uuidOf(c, 'user'))
  if (!user) throw new AuthError('user_not_found')
  return user
}

/** Operators cannot change, ban or delete each other. */
export async function refuseOperator({ email }: { email: string }, source: Reserving): Promise<void> {
  if (await isReserved(source, email)) throw new AuthError('not_admin')
}

const deletion = z.object({ should_soft_delete: z.literal(false).optional() })

/** `DELETE /admin/users/:id`: the user with all dependent rows, sessions included. */
export async function deleteUser(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const user = await requestedUser(c, signIn)
  await bodyOf(c, deletion)
  await refuseOperator(user, signIn)
  await removeUser(signIn, user, async (tx) => {
    const before = { email: user.email, phone: user.phone_number, name: user.name }
    const of = { action: 'delete', entity: 'auth_users', entityId: user.id } as const
    await writeAudit(tx, actorOf(c), { ...of, before })
  })
  notifyOwner(c, signIn, user, 'accountDeleted')
  return c.json({})
}

/** `GET /admin/users/:id/factors` */
export async function listFactors(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { id } = await requestedUser(c, signIn)
  return c.json((await factorsOf(signIn.db, id)).map(factorJson))
}

/** `DELETE /admin/users/:id/factors/:id`: after the loss of app and codes. Also for operators, but not for oneself. */
export async function deleteFactor(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const factorId = uuidOf(c)
  const user = await requestedUser(c, signIn)
  const { id: userId } = user
  if (userId === actorOf(c).id) throw new AuthError('not_admin')
  const factor = await signIn.db.transaction().execute(async (tx) => {
    const removed = await removeFactor(tx, { userId, factorId })
    if (!removed) throw new AuthError('mfa_factor_not_found')
    const of = { action: 'delete', entity: 'auth_factors', entityId: factorId } as const
    const { friendly_name, status } = removed
    await writeAudit(tx, actorOf(c), { ...of, before: { user_id: userId, friendly_name, status } })
    return removed
  })
  if (factor.status === 'verified') notifyOwner(c, signIn, user, 'factorRemoved')
  return c.json({ id: factorId })
}
