import { z } from 'zod'
import { messages } from '#app/platform/editing/messages.ne.ts'
import { banFields, type ListedUser, listedUser, userOrders } from '#app/records/users/schema.ts'
import type { Site } from '#server/services.ts'
import { banUser, endSessions, listUsers } from '../auth/accounts/user-list.ts'
import { findUser } from '../auth/accounts/users.ts'
import { resetSecondFactor } from '../auth/operators/recorded-factor.ts'
import { badRequest, done, forOperators, mailed, mailedAnswer, unknown, withFields } from './admin-route.ts'

export const listUsersRoute = forOperators.list('/api/admin-users', {
  summary: 'All registered users, in parts',
  wrapper: 'users',
  orders: userOrders,
  row: listedUser,
  list: async ({ site, now }, query) => {
    const { users, total } = await listUsers(site.signIn, query, now)
    return { rows: await withOwnAvatars(site, users), total }
  },
})

export const banUserRoute = forOperators.put('/api/admin-users/:id', {
  summary: 'Shuts a user out and ends their sessions, or lets them in again. Not operators',
  answers: z.object({ user: listedUser }),
  ...withFields(banFields, async ({ site, key, actor, now, lang }, { banned }) => {
    const ban = await banUser(site.signIn, { id: key, banned, actor, now })
    if (ban.outcome === 'unknown') return unknown(lang)
    if (ban.outcome === 'operator') return badRequest(messages[lang].operatorStays)
    const [user] = await withOwnAvatars(site, [ban.user])
    return { status: 200, body: { user } }
  }),
})

export const resetSecondFactorRoute = forOperators.delete('/api/admin-users/:id/second-factor', {
  summary:
    "Deletes a user's second factors and sessions; an operator's address may then begin anew. Not one's own",
  answers: mailedAnswer,
  answer: async ({ site, key, actor, lang }) => {
    if (key === actor.id) return badRequest(messages[lang].ownSecondFactor)
    const { db } = site.storage
    const user = await findUser(db, key)
    if (!user) return unknown(lang)
    await resetSecondFactor(db, user.email, actor)
    return await mailed(site.signIn.sender.notice(user, { kind: 'factorsReset', lang }))
  },
})

export const signOutUserRoute = forOperators.delete('/api/admin-users/:id/sessions', {
  summary: 'Ends all sessions of a user, who is told by e-mail and may sign in again',
  answers: mailedAnswer,
  answer: async ({ site, key, actor, lang }) => {
    const { db } = site.storage
    const user = await findUser(db, key)
    if (!user) return unknown(lang)
    if (!(await endSessions(db, user, actor))) return done
    return await mailed(site.signIn.sender.notice(user, { kind: 'signedOut', lang }))
  },
})

/** Pictures of users stored on this site; pages cannot load those of a provider. */
async function withOwnAvatars({ pictures }: Site, users: readonly ListedUser[]): Promise<ListedUser[]> {
  const paths = await pictures.paths(users.map(({ user_metadata }) => user_metadata.avatar_url))
  return users.map(({ user_metadata: { avatar_url, ...named }, ...user }) => ({
    ...user,
    user_metadata: { ...named, avatar_url: paths.get(avatar_url ?? '') ?? avatar_url },
  }))
}
