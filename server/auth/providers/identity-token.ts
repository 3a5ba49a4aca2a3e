import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AuthError } from '../auth-error.ts'
import { emailLang } from '../emails/email.ts'
import { type AuthContext, type AuthDeps, bodyOf } from '../requests/auth-context.ts'
import { limitVisitor } from '../requests/limits.ts'
import { requireFullSession } from '../sessions/require-session.ts'
import { startSession } from '../sessions/start-session.ts'
import type { SignIn } from '../sign-in.ts'
import { linkTo, signInAs } from './identities.ts'
import type { Person } from './oidc-provider.ts'

const idTokenRequest = z.object({
  provider: z.string(),
  id_token: z.string().min(1).max(8192),
  nonce: z.string().max(200).nullish(),
  link_identity: z.boolean().nullish(),
})

/** `POST /token?grant_type=id_token`: an ID token that a page got from Google, as with One Tap. */
export async function grantIdToken(c: AuthContext, parts: AuthDeps): Promise<Response> {
  const { signIn } = parts
  const { provider, id_token, nonce, link_identity } = await bodyOf(c, idTokenRequest)
  if (provider !== 'google' || !signIn.hasGoogle) throw new AuthError('provider_disabled')
  // Always required: a stolen token alone is not enough.
  if (!nonce) throw new AuthError('bad_oauth_callback')
  const opened = await signIn.providers.google()
  if (!opened) throw new AuthError('provider_unreachable')
  const linker = link_identity ? await requireFullSession(c, signIn) : undefined
  if (!linker) await limitVisitor(c, 'provider', parts)
  // As in GoTrue, the page has the nonce and the token its hash.
  const person = await opened.personOfToken(id_token, hashOf(nonce))
  const identity = { provider, person, lang: () => emailLang(c.req.raw.headers) } as const
  if (linker) return await startSession(c, signIn, await linkTo(signIn, linker, identity))
  await spendToken(signIn, person, nonce)
  return await startSession(c, signIn, await signInAs(signIn, identity, c.req.header('user-agent')))
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

/** A token opens one session. Of two at once, one gets the row: its id is made of user and nonce. */
async function spendToken({ db }: SignIn, { sub, exp }: Person, nonce: string): Promise<void> {
  const used = await db
    .insertInto('auth_verifications')
    .values({
      id: hashOf(`${sub} ${nonce}`).slice(0, 32),
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
