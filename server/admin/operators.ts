import { type Lang, pathIn } from '#app/lib/language.ts'
import { operatorProof } from '#app/lib/operator-role.ts'
import { messages } from '#app/records/operators/messages.ne.ts'
import { invitationFields, operatorList, roleFields } from '#app/records/operators/schema.ts'
import { writeOperatorInvitation, writeOperatorRemoval, writeRoleChange } from '../auth/emails/email.ts'
import {
  type Changed,
  changeRole,
  inviteOperator,
  listOperators,
  removeOperator,
  renewInvitation,
} from '../auth/operators/invitations.ts'
import { roleIn } from '../auth/operators/roles.ts'
import { isWithinLimit } from '../auth/requests/requests.ts'
import type { SignIn } from '../auth/sign-in.ts'
import {
  type AdminReply,
  type AdminRoute,
  badRequest,
  conflict,
  done,
  forOperators,
  mailed,
  mailedAnswer,
  refused,
  unknown,
  withFields,
} from './admin-route.ts'

const path = '/api/admin-operators'

const listOperatorsRoute = forOperators.get(path, {
  summary: 'All operators: those of ADMIN_EMAILS, and those who were invited in the panel',
  answers: operatorList,
  answer: async ({ site, now }) => ({
    status: 200,
    body: { operators: await listOperators(site.signIn, now) },
  }),
})

const inviteOperatorRoute = forOperators.post(path, {
  summary:
    'Invites an operator by e-mail. The address is reserved for 14 days; access begins when its owner signs in',
  status: 201,
  answers: mailedAnswer,
  ...withFields(invitationFields, async ({ site: { signIn }, actor, now, lang }, { email, role }) => {
    const provenBy = operatorProof(signIn.methods)
    if (!provenBy) return badRequest(messages[lang].noWayIn)
    const outcome = await inviteOperator(signIn, { email, role, actor, now })
    if (outcome !== 'invited') return refused({ email: messages[lang][outcome] }, lang)
    const invitation = { role, by: actor.email ?? '', link: panelOf(signIn, lang), provenBy }
    return await mailed(
      signIn.sender.mail(email, () => writeOperatorInvitation(lang, invitation)),
      201,
    )
  }),
})

/** The letter holds no secret, so the earlier one need not be made invalid: only the owner of the address can sign in. */
const renewInvitationRoute = forOperators.post(`${path}/:id/invitation`, {
  summary:
    'Mails an invitation that was not accepted yet once more, at most three times a day. Its 14 days begin anew',
  answers: mailedAnswer,
  answer: async ({ site: { signIn }, key: id, actor, now, lang }) => {
    const provenBy = operatorProof(signIn.methods)
    if (!provenBy) return badRequest(messages[lang].noWayIn)
    if (!(await isWithinLimit(signIn, 'invitation', id))) return conflict(messages[lang].invitedOften)
    const renewed = await renewInvitation(signIn, { id, actor, now })
    if (renewed.outcome !== 'saved') return replyTo(renewed, lang)
    const role = roleIn(renewed.before)
    if (!role) return conflict(messages[lang].noRole)
    if (!renewed.isChanged) return conflict(messages[lang].accepted)
    const { email } = renewed.before
    const invitation = { role, by: actor.email ?? '', link: panelOf(signIn, lang), provenBy }
    return await mailed(signIn.sender.mail(email, () => writeOperatorInvitation(lang, invitation)))
  },
})

const panelOf = ({ siteUrl }: SignIn, lang: Lang) => siteUrl + pathIn(lang, '/admin')

const changeRoleRoute = forOperators.put(`${path}/:id`, {
  summary: "Changes the role of an operator who was invited in the panel. Not one's own",
  answers: mailedAnswer,
  ...withFields(roleFields, async ({ site, key: id, actor, now, lang }, { role }) => {
    const changed = await changeRole(site.signIn, { id, role, actor, now })
    if (changed.outcome !== 'saved' || !changed.isChanged) return replyTo(changed, lang)
    const change = { role, by: actor.email ?? '', link: panelOf(site.signIn, lang) }
    return await mailed(site.signIn.sender.mail(changed.before.email, () => writeRoleChange(lang, change)))
  }),
})

const removeOperatorRoute = forOperators.delete(`${path}/:id`, {
  summary:
    "Takes the access away from an operator who was invited in the panel. Not one's own; the account stays",
  answers: mailedAnswer,
  answer: async ({ site: { signIn }, key: id, actor, now, lang }) => {
    const removed = await removeOperator(signIn, { id, actor, now })
    if (removed.outcome !== 'saved') return replyTo(removed, lang)
    const removal = { by: actor.email ?? '', link: signIn.siteUrl + pathIn(lang, '/about') }
    return await mailed(signIn.sender.mail(removed.before.email, () => writeOperatorRemoval(lang, removal)))
  },
})

function replyTo({ outcome }: Changed, lang: Lang): AdminReply {
  switch (outcome) {
    case 'unknown':
      return unknown(lang)
    case 'own':
      return badRequest(messages[lang].ownRole)
    case 'not-allowed':
      return conflict(messages[lang].roleChanged)
    default:
      return done
  }
}

export const operatorRoutes: readonly AdminRoute[] = [
  listOperatorsRoute,
  inviteOperatorRoute,
  renewInvitationRoute,
  changeRoleRoute,
  removeOperatorRoute,
]
