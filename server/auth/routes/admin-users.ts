import { z } from 'zod'
import { listRows } from '#app/platform/editing/row-list.server.ts'
import { writeAudit } from '#db/audit-log.ts'
import { factorJson, findUserBy, removeUser, userJson, usersJson } from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { type LinkType, limitSends, makeLink, sendCode } from '../codes/sent-codes.ts'
import { makeCode } from '../codes/stored-codes.ts'
import { factorsOf, removeFactor } from '../factors/factors.ts'
import { refuseOperator } from '../operators/roles.ts'
import { anyEmailField } from '../requests/request-fields.ts'
import {
  type AuthContext,
  actorOf,
  bodyOf,
  notifyOwner,
  queryOf,
  redirectTarget,
  uuidOf,
} from '../requests/requests.ts'
import type { SignIn } from '../sign-in.ts'
import { addUser, metadata, requestedUser } from './admin-change.ts'

const count = (initially: number, most: number) =>
  z.preprocess((text) => text || initially, z.coerce.number().int().min(1).max(most))
const part = z.object({ page: count(1, 1_000_000), per_page: count(50, 200) })

/** `GET /admin/users`: the newest last, with GoTrue's pagination headers. */
export async function listUsers(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { page, per_page } = queryOf(c, part)
  const listed = { table: 'auth_users', searched: ['id'], filters: {} } as const
  const query = { page, perPage: per_page, sort: 'created_at', descending: false, q: '', filters: {} }
  const { rows, total } = await listRows(signIn.db, listed, query)
  const last = Math.max(1, Math.ceil(Number(total) / per_page))
  const link = (to: number, rel: string) =>
    `<${signIn.siteUrl}/auth/v1/admin/users?page=${to}&per_page=${per_page}>; rel="${rel}"`
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')]
  return c.json({ users: await usersJson(signIn, rows), aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: links.join(', '),
  })
}

/** `GET /admin/users/:id` */
export async function getUser(c: AuthContext, signIn: SignIn): Promise<Response> {
  return c.json(await userJson(signIn, await requestedUser(c, signIn)))
}

const deletion = z.object({ should_soft_delete: z.literal(false).optional() })

/** `DELETE /admin/users/:id`: the user with all dependent rows, sessions included. */
export async function deleteUser(c: AuthContext, signIn: SignIn): Promise<Response> {
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
export async function listFactors(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { id } = await requestedUser(c, signIn)
  return c.json((await factorsOf(signIn.db, id)).map(factorJson))
}

/** `DELETE /admin/users/:id/factors/:id`: after the loss of app and codes. Also for operators, but not for oneself. */
export async function deleteFactor(c: AuthContext, signIn: SignIn): Promise<Response> {
  const factorId = uuidOf(c)
  const user = await requestedUser(c, signIn)
  const { id: userId } = user
  if (userId === actorOf(c).id) throw new AuthError('not_admin')
  const factor = await signIn.db.transaction().execute(async (tx) => {
    const removed = await removeFactor(tx, userId, factorId)
    if (!removed) throw new AuthError('mfa_factor_not_found')
    const before = { user_id: userId, friendly_name: removed.friendly_name, status: removed.status }
    await writeAudit(tx, actorOf(c), { action: 'delete', entity: 'auth_factors', entityId: factorId, before })
    return removed
  })
  if (factor.status === 'verified') notifyOwner(c, signIn, user, 'factorRemoved')
  return c.json({ id: factorId })
}

const wanted = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery']),
  email: anyEmailField,
  data: metadata.nullish(),
})

/** `POST /invite`: sends an e-mail with a link, and creates the unverified account. */
export async function invite(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { email, data } = await bodyOf(c, wanted.omit({ type: true }))
  await refuseOperator({ email }, signIn)
  await limitSends(signIn, { email })
  const user = await invitedUser(c, signIn, { email, data, type: 'invite' })
  const { returnUrl } = linkTarget(c, signIn, 'invite')
  await sendCode(c, signIn, { email }, { kind: 'invite', type: 'invite', returnUrl })
  return c.json(await userJson(signIn, user))
}

/** `POST /admin/generate_link`: a link for the operator to pass on. Never for the address of an operator. */
export async function generateLink(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { type, email, data } = await bodyOf(c, wanted)
  await refuseOperator({ email }, signIn)
  const user = await invitedUser(c, signIn, { email, data, type })
  const target = linkTarget(c, signIn, type)
  const code = await makeCode(signIn, 'sign-in', email)
  const { url, tokenHash } = makeLink(signIn, { type, email, code }, target)
  return c.json({
    ...(await userJson(signIn, user)),
    action_link: url,
    email_otp: code,
    hashed_token: tokenHash,
    redirect_to: target.returnUrl.href,
    verification_type: type,
  })
}

/** The user that a link is for; created for `invite` and `signup` when missing. */
async function invitedUser(c: AuthContext, signIn: SignIn, { type, email, data }: z.output<typeof wanted>) {
  const opens = type === 'invite' || type === 'signup'
  return await signIn.db.transaction().execute(async (tx) => {
    const found = await findUserBy(tx, 'email', email)
    if (found?.email_verified && opens) throw new AuthError('email_exists')
    if (!found && !opens) throw new AuthError('user_not_found')
    const user = found ?? (await addUser(tx, signIn, { email, ...(data && { user_metadata: data }) }))
    const [action, after] = [found ? 'update' : 'create', { email, link: type }] as const
    await writeAudit(tx, actorOf(c), { action, entity: 'auth_users', entityId: user.id, after })
    return user
  })
}

/** Without `redirect_to` the link leads to the page that handles its type. */
function linkTarget(c: AuthContext, signIn: SignIn, type: LinkType) {
  const own = type === 'recovery' ? '/forgot-password' : '/sign-in'
  const target = redirectTarget(c, signIn)
  return c.req.query('redirect_to') ? target : { ...target, returnUrl: new URL(own, signIn.siteUrl) }
}
