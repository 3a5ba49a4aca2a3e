import { hash } from 'node:crypto'
import { z } from 'zod'
import type { Lang } from '#app/lib/language.ts'
import type { Db } from '#db/schema.ts'
import { acceptInvitation, proveOwner } from '../accounts/prove-owner.ts'
import {
  addIdentity,
  findUser,
  findUserBy,
  insertUser,
  lockUser,
  saveUser,
  type UserRow,
} from '../accounts/users.ts'
import { AuthError } from '../auth-error.ts'
import { emailLang } from '../emails/email.ts'
import { refusalReason } from '../operators/operator-address.ts'
import { isReserved, mayLink } from '../operators/roles.ts'
import { type AuthContext, bodyOf, limitVisitor } from '../requests/requests.ts'
import { findSession, type SignedIn } from '../sessions/session-rows.ts'
import { openSession, requireFullSession, startSession } from '../sessions/signed-in.ts'
import type { ProviderId, SignIn } from '../sign-in.ts'
import { type Person, ProviderRefusal } from './oidc-provider.ts'

/** A person whose identity the provider has confirmed. */
interface Identity {
  provider: ProviderId
  person: Person
  /** Of an e-mail to the owner of the account. */
  lang: () => Lang
}

const taken = 'identity_already_exists'

/** GoTrue's names in `amr`. */
const methods = { google: 'oauth', sso: 'sso/oidc' } as const

/**
 * Opens a session of the account that has the identity, else of the one with the same address, which it joins, else of
 * a new one.
 *
 * @throws ProviderRefusal, AuthError `user_banned`
 */
export async function signInAs(signIn: SignIn, identity: Identity, userAgent: string | undefined) {
  const { provider, lang } = identity
  const isOperator = await checkAddress(signIn, identity)
  const now = signIn.now()
  const open = () =>
    signIn.db.transaction().execute(async (tx) => {
      const { user, isJoined } = await accountOf(tx, identity, isOperator, now)
      return { ...(await openSession(tx, user, { method: methods[provider], userAgent, now })), isJoined }
    })
  // Of two first sign-ins at once, the second finds what the first has made.
  const { isJoined, ...opened } = await open().catch(async (error: unknown) => {
    if (!(error instanceof ProviderRefusal && error.reason === taken)) throw error
    return await open()
  })
  if (isJoined) notifyOwner(signIn, opened.user, { lang: lang(), isJoined })
  return opened
}

async function accountOf(tx: Db, { provider, person }: Identity, isOperator: boolean, now: Date) {
  const { email } = person
  const identity = { provider, id: person.sub }
  const id = (await ownerOf(tx, identity)) ?? (await findUserBy(tx, 'email', email))?.id
  const found = id === undefined ? undefined : await lockUser(tx, id)
  // Read again: the identity may have been unlinked before the lock.
  const isOwn = found !== undefined && (await ownerOf(tx, identity)) === found.id
  const isJoined = found !== undefined && !isOwn
  if (isJoined && found.email !== email) throw new ProviderRefusal('account_not_linked')
  const { name, picture: image } = person
  const user = found ?? (await insertUser(tx, { email, email_verified: true, name, image }, now))
  if (!user || (!isOwn && !(await addIdentity(tx, user.id, identity, now)))) throw new ProviderRefusal(taken)
  const proof = { userId: user.id, email, keeps: { identity }, now }
  if (isJoined) await proveOwner(tx, { ...proof, by: found.email_verified ? 'join' : 'take-over' })
  if (!user.email_verified && user.email === email) await saveUser(tx, user.id, { email_verified: true })
  // Opened without a name, as by the one-time link.
  if (user.name === '' && user.image === null) await saveUser(tx, user.id, { name, image })
  if (isOperator) await acceptInvitation(tx, proof)
  return { user: (await findUser(tx, user.id)) ?? user, isJoined }
}

/**
 * Links an identity to the account of a session.
 *
 * @throws ProviderRefusal
 */
export async function linkTo(
  signIn: SignIn,
  { user, session }: SignedIn,
  { provider, person, lang }: Identity,
): Promise<SignedIn> {
  await checkAddress(signIn, { provider, person })
  if (!(await mayLink(signIn, person.email, user.email))) throw new ProviderRefusal('email_reserved')
  const now = signIn.now()
  const linked = await signIn.db.transaction().execute(async (tx) => {
    await lockUser(tx, user.id)
    // It may have ended meanwhile, as where the owner of the address has come.
    const found = await findSession(tx, { id: session.id }, now)
    if (!found) throw new ProviderRefusal('state_mismatch')
    const isNew = await addIdentity(tx, user.id, { provider, id: person.sub }, now)
    if (!isNew) throw new ProviderRefusal(taken)
    return found
  })
  notifyOwner(signIn, user, { lang: lang(), isJoined: false })
  return linked
}

/** @returns whether it is an operator's. */
async function checkAddress(signIn: SignIn, { provider, person }: Omit<Identity, 'lang'>): Promise<boolean> {
  const isOperator = await isReserved(signIn, person.email)
  const reason = refusalReason(person, provider, isOperator)
  if (reason) throw new ProviderRefusal(reason)
  return isOperator
}

/** A new account has no owner to notify. */
function notifyOwner({ sender }: SignIn, user: UserRow, how: { lang: Lang; isJoined: boolean }): void {
  if (user.last_sign_in_at) void sender.notice(user, { kind: 'identityLinked', ...how })
}

async function ownerOf(tx: Db, { provider, id }: { provider: string; id: string }) {
  const ofProvider = tx.selectFrom('auth_accounts').select('user_id').where('provider_id', '=', provider)
  return (await ofProvider.where('account_id', '=', id).executeTakeFirst())?.user_id
}

const idTokenRequest = z.object({
  provider: z.string(),
  id_token: z.string().min(1).max(8192),
  nonce: z.string().max(200).nullish(),
  link_identity: z.boolean().nullish(),
})

/** `POST /token?grant_type=id_token`: an ID token that a page got from Google, as with One Tap. */
export async function grantIdToken(c: AuthContext, signIn: SignIn): Promise<Response> {
  const { provider, id_token, nonce, link_identity } = await bodyOf(c, idTokenRequest)
  if (provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  // Always required: a stolen token alone is not enough.
  if (!nonce) throw new AuthError('bad_oauth_callback')
  const opened = await signIn.providers.google()
  if (!opened) throw new AuthError('provider_unreachable')
  const linker = link_identity ? await requireFullSession(c, signIn) : undefined
  if (!linker) await limitVisitor(c, 'provider', signIn)
  // As in GoTrue, the page has the nonce and the token its hash.
  const person = await opened.personOfToken(id_token, hash('sha256', nonce))
  const identity = { provider, person, lang: () => emailLang(c.req.raw.headers) } as const
  if (linker) return await startSession(c, signIn, await linkTo(signIn, linker, identity))
  await spendToken(signIn, person, nonce)
  return await startSession(c, signIn, await signInAs(signIn, identity, c.req.header('user-agent')))
}

/** A token opens one session. Of two at once, one gets the row: its id is made of user and nonce. */
async function spendToken({ db }: SignIn, { sub, exp }: Person, nonce: string): Promise<void> {
  const used = await db
    .insertInto('auth_verifications')
    .values({
      id: hash('sha256', `${sub} ${nonce}`).slice(0, 32),
      identifier: 'used-token',
      value: '',
      // A minute longer than the token: clocks differ.
      expires_at: new Date((exp + 60) * 1000),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!used) throw new AuthError('bad_oauth_callback')
}
