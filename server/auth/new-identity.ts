import { getOAuthState } from 'better-auth/api'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { letterLang } from './letters/letter-lang.ts'
import { sendNotice } from './letters/send-notice.ts'
import type { Post } from './post.ts'
import { findUser } from './sessions.ts'

interface Parts {
  db: Kysely<Database>
  siteUrl: string
  post: Pick<Post, 'mail'>
  now: () => Date
}

interface Identity {
  userId: string
  providerId: string
}

/** As much of the engine's own request as is read here. */
interface EngineCall {
  path?: string
  headers?: Headers | undefined
}

/**
 * After a provider's identity became a user's. Unless somebody who is signed in linked it, it was joined to the account
 * by its verified address. A password from before may be somebody else's, who had the owner of the address confirm it:
 * it is deleted, and all sessions end.
 */
export async function afterNewIdentity(
  parts: Parts,
  { userId, providerId }: Identity,
  call: EngineCall | null,
): Promise<void> {
  if (providerId !== 'google' && providerId !== 'sso') return
  const { db, siteUrl } = parts
  const state = await getOAuthState()
  const isJoined = call?.path !== '/link-social' && !state?.link
  if (isJoined) {
    await db
      .deleteFrom('auth_accounts')
      .where('user_id', '=', userId)
      .where('provider_id', '=', 'credential')
      .execute()
    await db.deleteFrom('auth_sessions').where('user_id', '=', userId).execute()
  }
  const user = await findUser(db, userId)
  // A new account has no owner to notify.
  if (!user?.last_sign_in_at) return
  const goal = URL.parse(state?.callbackURL ?? '')?.searchParams.get('goal')
  const lang = letterLang(call?.headers ?? new Headers(), URL.parse(goal ?? '/', siteUrl))
  sendNotice(parts, user, { kind: 'identityLinked', lang, isJoined })
}
