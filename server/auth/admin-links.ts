import { z } from 'zod'
import { writeAudit } from '#db/audit-log.ts'
import { addUser } from './admin-change.ts'
import { email as emailField, metadata } from './admin-fields.ts'
import { actorOf, refuseOperator } from './admin-users.ts'
import { AuthError } from './auth-error.ts'
import { type AuthContext, bodyOf, type FacadeParts, shownUser } from './facade-parts.ts'
import { takeTurn } from './limits.ts'
import { type LinkType, makeLink } from './links.ts'
import { goalOf } from './oidc.ts'
import type { UserRow } from './sessions.ts'
import type { SignIn } from './sign-in.ts'
import { visitorKey } from './visitor-key.ts'

const invitation = z.object({ email: emailField, data: metadata.nullish() })

/** `POST /invite`: a letter with a link, and an account that waits for it. */
export async function invite(c: AuthContext, parts: FacadeParts): Promise<Response> {
  const { signIn, sendLetter } = parts
  if (!sendLetter) throw new AuthError('email_provider_disabled')
  const { email, data } = await bodyOf(c, invitation)
  refuseOperator({ email }, signIn)
  await limitLetters(signIn, email)
  const user = await waiting(c, signIn, { email, data, type: 'invite' })
  const link = await makeLink(signIn, { type: 'invite', email, goal: goalIn(c, signIn) })
  await sendLetter(email, 'invite', link)
  return c.json(await shownUser(signIn, { user }))
}

const wanted = z.object({
  type: z.enum(['signup', 'invite', 'magiclink', 'recovery']),
  email: emailField,
  data: metadata.nullish(),
})

/** `POST /admin/generate_link`: a link that the operator hands over in their own way. Never one of an operator. */
export async function generateLink(c: AuthContext, { signIn }: FacadeParts): Promise<Response> {
  const { type, email, data } = await bodyOf(c, wanted)
  refuseOperator({ email }, signIn)
  const user = await waiting(c, signIn, { email, data, type })
  const link = await makeLink(signIn, { type, email, goal: goalIn(c, signIn) })
  return c.json({ ...(await shownUser(signIn, { user })), ...link })
}

interface Expected {
  type: LinkType
  email: string
  data: z.output<typeof metadata> | null | undefined
}

/** The user that a link is for; who is invited or signs up and is not there yet is made. */
async function waiting(c: AuthContext, signIn: SignIn, { type, email, data }: Expected): Promise<UserRow> {
  const opens = type === 'invite' || type === 'signup'
  return await signIn.db.transaction().execute(async (tx) => {
    const found = await tx.selectFrom('auth_users').selectAll().where('email', '=', email).executeTakeFirst()
    if (found?.email_verified && opens) throw new AuthError('email_exists')
    if (!found && !opens) throw new AuthError('user_not_found')
    const user = found ?? (await addUser(tx, signIn, { email, ...(data && { user_metadata: data }) }))
    const action = found ? 'update' : 'create'
    await writeAudit(tx, actorOf(c), {
      action,
      entity: 'auth_users',
      entityId: user.id,
      after: { email, link: type },
    })
    return user
  })
}

async function limitLetters(signIn: SignIn, email: string): Promise<void> {
  const hour = { part: 'invite', whose: visitorKey(email, signIn.secret), most: 5, windowMs: 3_600_000 }
  if (!(await takeTurn(signIn, hour))) throw new AuthError('over_email_send_rate_limit')
}

const goalIn = (c: AuthContext, { siteUrl }: SignIn) => goalOf(siteUrl, c.req.query('redirect_to'))
