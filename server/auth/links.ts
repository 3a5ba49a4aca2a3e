import type { SignIn } from './sign-in.ts'

/** What a link that signs in is for, in GoTrue's words. */
export type LinkType = 'signup' | 'invite' | 'magiclink' | 'recovery'

interface Wanted {
  type: LinkType
  email: string
  /** Where it leads in the end, an address of this site. */
  goal: URL
}

/** A link and what it is made of, as GoTrue's `generate_link` answers it. */
export interface Link {
  action_link: string
  email_otp: string
  hashed_token: string
  redirect_to: string
  verification_type: LinkType
}

/** Sends a letter with a link; where no mail leaves the server there is none. */
export type SendLetter = (email: string, kind: 'invite', link: Link) => Promise<void>

/** In place of every code and link that the address got before. */
export async function makeLink(signIn: SignIn, { type, email, goal }: Wanted): Promise<Link> {
  const { symmetricEncrypt } = await import('better-auth/crypto')
  const code = await (await signIn.engine()).codeFor(email, 'sign-in')
  // Address and code, sealed, so that nothing more has to be stored for a link.
  const hashed_token = await symmetricEncrypt({
    key: `mail link ${signIn.secret}`,
    data: JSON.stringify({ type, email, code }),
  })
  const query = new URLSearchParams({ token: hashed_token, type, redirect_to: goal.href })
  return {
    action_link: `${signIn.siteUrl}/auth/v1/verify?${query}`,
    email_otp: code,
    hashed_token,
    redirect_to: goal.href,
    verification_type: type,
  }
}
