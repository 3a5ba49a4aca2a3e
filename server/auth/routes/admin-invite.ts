import { z } from 'zod'
import { writeAudit } from '#db/audit-log.ts'
import { userJson } from '../accounts/user-json.ts'
import { findUserBy } from '../accounts/user-rows.ts'
import { AuthError } from '../auth-error.ts'
import { type LinkType, limitSends, makeLink, sendCode } from '../codes/code-messages.ts'
import { makeCode } from '../codes/one-time-codes.ts'
import { refuseOperator } from '../operators/roles.ts'
import { type AuthContext, type AuthDeps, actorOf, bodyOf, redirectTarget } from '../requests/auth-context.ts'
import { anyEmailField } from '../requests/request-fields.ts'
import type { SignIn } from '../sign-in.ts'
import { addUser, metadata } from './admin-change.ts'

const wanted = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery']),
  email: anyEmailField,
  data: metadata.nullish(),
})

/** `POST /invite`: sends an e-mail with a link, and creates the unverified account. */
export async function invite(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { email, data } = await bodyOf(c, wanted.omit({ type: true }))
  await refuseOperator({ email }, signIn)
  await limitSends(signIn, { email })
  const user = await invitedUser(c, signIn, { email, data, type: 'invite' })
  const { returnUrl } = linkTarget(c, signIn, 'invite')
  await sendCode(c, signIn, { email }, { kind: 'invite', type: 'invite', returnUrl })
  return c.json(await userJson(signIn, user))
}

/** `POST /admin/generate_link`: a link for the operator to pass on. Never for the address of an operator. */
export async function generateLink(c: AuthContext, { signIn }: AuthDeps): Promise<Response> {
  const { type, email, data } = await bodyOf(c, wanted)
  await refuseOperator({ email }, signIn)
  const user = await invitedUser(c, signIn, { email, data, type })
  const target = linkTarget(c, signIn, type)
  const code = await makeCode(signIn, { purpose: 'sign-in', to: email })
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
