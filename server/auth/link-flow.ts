import { z } from 'zod'
import { holderOf } from './assurance.ts'
import type { AuthContext } from './facade-parts.ts'
import { countIdentities } from './identity-rows.ts'
import { findSession, type SignedIn } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** What the engine keeps of a flow while the browser is at the provider, as far as it is read here. */
const kept = z.object({ callbackURL: z.url(), link: z.object({ userId: z.string() }).optional() })

/**
 * Whether the flow that comes back may go on in this browser. An identity is linked only where the session that asked
 * for it is still the browser's own: somebody else may sit there by now. Signing in needs no session.
 */
export async function isOfThisSession(c: AuthContext, signIn: SignIn): Promise<boolean> {
  const state = c.req.query('state') ?? ''
  const flow = await signIn.db
    .selectFrom('auth_verifications')
    .select('value')
    // No text of PostgreSQL holds a null.
    .where('identifier', '=', `auth-state:${state.replaceAll('\0', '')}`)
    .executeTakeFirst()
  if (!flow) return true
  const { link, callbackURL } = kept.parse(JSON.parse(flow.value))
  if (!link) return true
  const held = await holderOf(c, signIn)
  return held?.session.id === new URL(callbackURL).searchParams.get('session')
}

/** Whose session goes on now that an identity was linked; undefined where none was. */
export async function linkedTo(
  { db, now }: SignIn,
  sessionId: string,
  back: URLSearchParams,
): Promise<SignedIn | 'identity_already_exists' | undefined> {
  if (back.get('error')) return undefined
  const found = await findSession(db, { id: sessionId }, now())
  if (!found) return undefined
  const before = Number(back.get('identities'))
  const isNew = (await countIdentities(db, found.user.id)) > before
  return isNew ? found : 'identity_already_exists'
}
