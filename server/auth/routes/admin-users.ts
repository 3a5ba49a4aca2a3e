import { z } from 'zod'
import { writeAudit } from '#db/audit-log.ts'
import { factorJson, userJson, usersJson } from '../accounts/user-json.ts'
import { findUser, removeUser, type UserRow } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { factorsOf, removeFactor } from '../factors/factor-rows.ts'
import { refuseOperator } from '../operators/roles.ts'
import {
  type AuthContext,
  type AuthDeps,
  actorOf,
  bodyOf,
  notifyOwner,
  queryOf,
  uuidOf,
} from '../requests/auth-context.ts'
import type { SignIn } from '../sign-in.ts'

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

const deletion = z.object({ should_soft_delete: z.literal(false).optional() })

/** `DELETE /admin/users/:id`: the user with all dependent rows, sessions included. */
export async function deleteUser(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const user = await requestedUser(c, signIn)
  await bodyOf(c, deletion)
  await refuseOperator(user, signIn)
  await removeUser(signIn, user, async (tx) => {
    const before = { email: user.email, phone: user.phone_number, name: user.name }
    await writeAudit(tx, actorOf(c), { action: 'delete', entity: 'auth_users', entityId: user.id, before })
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
    const before = { user_id: userId, friendly_name: removed.friendly_name, status: removed.status }
    await writeAudit(tx, actorOf(c), { action: 'delete', entity: 'auth_factors', entityId: factorId, before })
    return removed
  })
  if (factor.status === 'verified') notifyOwner(c, signIn, user, 'factorRemoved')
  return c.json({ id: factorId })
}
