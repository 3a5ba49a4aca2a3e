import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import { pathIn } from '#app/lib/language.ts'
import { parseFields } from '#app/platform/editing/parse-fields.ts'
import { invitationFields, listedOperator, roleFields } from '#app/records/operators/fields.ts'
import { messages } from '#app/records/operators/messages.ne.ts'
import { mailMethods } from '../auth/auth-context.ts'
import { writeOperatorInvitation } from '../auth/emails/email.ts'
import { changeRole, inviteOperator, listOperators, removeOperator } from '../auth/operator-list.ts'
import type { SignIn } from '../auth/sign-in-services.ts'
import type { AdminReply, AdminRoute } from './define.ts'
import { badRequest, done, refused, unknown } from './replies.ts'

const path = '/api/admin-operators'
const ok = z.object({ ok: z.literal(true) })

const listOperatorsRoute: AdminRoute = {
  role: 'operator',
  method: 'GET',
  path,
  summary: 'All operators: those of ADMIN_EMAILS, and those who were invited in the panel',
  answers: z.object({ operators: z.array(listedOperator) }),
  answer: async ({ site }) => ({ status: 200, body: { operators: await listOperators(site.signIn) } }),
}

const inviteOperatorRoute: AdminRoute = {
  role: 'operator',
  method: 'POST',
  path,
  summary:
    'Invites an operator by e-mail. The address is reserved at once; access begins when its owner signs in',
  accepts: invitationFields('en'),
  status: 201,
  answers: ok,
  answer: async ({ site: { signIn }, body, actor, now, lang }) => {
    const parsed = parseFields(invitationFields(lang), body, lang)
    if (!parsed.ok) return refused(parsed.fieldErrors, lang)
    const provenBy = proofOf(signIn)
    if (!provenBy) return badRequest(messages[lang].noWayIn)
    const { email, role } = parsed.fields
    const outcome = await inviteOperator(signIn, { email, role, actor, now })
    if (outcome !== 'invited') return refused({ email: messages[lang][outcome] }, lang)
    const link = signIn.siteUrl + pathIn(lang, '/admin')
    const invitation = { role, by: actor.email ?? '', link, provenBy }
    signIn.sender.mail(email, () => writeOperatorInvitation(lang, invitation))
    return { status: 201, body: { ok: true } }
  },
}

/** How an invited person proves the address. */
function proofOf({ hasGoogle, methods }: SignIn): 'google' | 'email' | undefined {
  if (hasGoogle) return 'google'
  return mailMethods.some((method) => methods.has(method)) ? 'email' : undefined
}

const changeRoleRoute: AdminRoute = {
  role: 'operator',
  method: 'PUT',
  path: `${path}/:id`,
  summary: "Changes the role of an operator who was invited in the panel. Not one's own",
  accepts: roleFields('en'),
  answers: ok,
  answer: async ({ site, key: id, body, actor, now, lang }) => {
    const parsed = parseFields(roleFields(lang), body, lang)
    if (!parsed.ok) return refused(parsed.fieldErrors, lang)
    return replyTo(await changeRole(site.signIn, { id, ...parsed.fields, actor, now }), lang)
  },
}

const removeOperatorRoute: AdminRoute = {
  role: 'operator',
  method: 'DELETE',
  path: `${path}/:id`,
  summary:
    "Takes the access away from an operator who was invited in the panel. Not one's own; the account stays",
  answers: ok,
  answer: async ({ site, key: id, actor, now, lang }) =>
    replyTo(await removeOperator(site.signIn, { id, actor, now }), lang),
}

function replyTo(outcome: Awaited<ReturnType<typeof changeRole>>, lang: Lang): AdminReply {
  switch (outcome) {
    case 'unknown':
      return unknown(lang)
    case 'own':
      return badRequest(messages[lang].ownRole)
    case 'not-allowed':
      return { status: 409, body: { ok: false, error: messages[lang].roleChanged } }
    default:
      return done
  }
}

export const operatorRoutes: readonly AdminRoute[] = [
  listOperatorsRoute,
  inviteOperatorRoute,
  changeRoleRoute,
  removeOperatorRoute,
]
