import { AuthError } from '../auth-error.ts'
import { issueAuthCode } from '../codes/authorization-codes.ts'
import { emailLang } from '../emails/email.ts'
import { type AuthContext, type Handler, returnUrlOf } from '../requests/auth-context.ts'
import { sessionOfCookie } from '../sessions/session-cookie.ts'
import type { SignedIn } from '../sessions/session-rows.ts'
import type { ProviderId, SignIn } from '../sign-in.ts'
import { takeBegunSignIn } from './authorize.ts'
import { linkTo, signInAs } from './identities.ts'
import { ProviderRefusal, redirectWithError } from './provider-refusal.ts'

/** The callback of the provider. The page gets a code that is useless without its PKCE verifier. */
export const callbackOf =
  (provider: ProviderId): Handler =>
  async (c, { signIn }) => {
    const begun = await takeBegunSignIn(c, signIn, provider)
    const returnUrl = returnUrlOf(signIn.siteUrl, begun?.returnUrl)
    if (!begun) return redirectWithError(c, returnUrl, 'state_mismatch')
    try {
      const { session } = await sessionOf(c, signIn, { ...begun, provider, returnUrl })
      const { challenge } = begun
      returnUrl.searchParams.set('code', await issueAuthCode(signIn, { session_id: session.id, challenge }))
      return c.redirect(returnUrl.href, 302)
    } catch (error) {
      if (!(error instanceof AuthError)) throw error
      const reason = error instanceof ProviderRefusal ? error.reason : error.code
      return redirectWithError(c, returnUrl, reason === 'unreachable' ? `${provider}_unreachable` : reason)
    }
  }

type Begun = NonNullable<Awaited<ReturnType<typeof takeBegunSignIn>>>

/** @throws ProviderRefusal, AuthError `user_banned` */
async function sessionOf(
  c: AuthContext,
  signIn: SignIn,
  { provider, returnUrl, ...begun }: Omit<Begun, 'returnUrl'> & { provider: ProviderId; returnUrl: URL },
): Promise<SignedIn> {
  const opened = await signIn.providers[provider]()
  if (!opened) throw new ProviderRefusal('unreachable')
  const person = await opened.personOfCode(new URL(c.req.url).search, begun)
  const identity = { provider, person, lang: () => emailLang(c.req.raw.headers, returnUrl) }
  if (!begun.linker) return await signInAs(signIn, identity, c.req.header('user-agent'))
  // Another user may have signed in to the browser meanwhile.
  const owner = await sessionOfCookie(c.req.raw.headers, signIn)
  if (owner?.session.id !== begun.linker) throw new ProviderRefusal('state_mismatch')
  return await linkTo(signIn, owner, identity)
}
