import { z } from 'zod'
import { type Lang, pathIn } from '#app/lib/language.ts'
import type { SignIn } from './sign-in.ts'

/** GoTrue's types of e-mail links. */
export const linkType = z.enum(['signup', 'magiclink', 'recovery', 'invite', 'email_change'])

export type LinkType = z.output<typeof linkType>

const sealed = z.object({
  type: linkType,
  email: z.string(),
  code: z.string(),
  /** PKCE challenge of the requesting page: only its browser can get the session. */
  challenge: z.string().optional(),
})

export type MailLink = z.output<typeof sealed>

/** GoTrue's `token_hash`: the encrypted address and code, so that nothing has to be stored for a link. */
async function sealLink(signIn: SignIn, link: MailLink): Promise<string> {
  return await (await signIn.engine()).seal(JSON.stringify(link))
}

/** Undefined for a foreign token, or one that was sealed for something else. */
export async function readTokenHash(signIn: SignIn, tokenHash: string): Promise<MailLink | undefined> {
  const text = await (await signIn.engine()).unseal(tokenHash)
  try {
    return sealed.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

interface MadeLink {
  url: string
  tokenHash: string
}

interface Target {
  /** A page of this site that it finally leads to. */
  returnUrl: URL
  lang: Lang
}

/**
 * The link leads to a page with a button: mail scanners open every link, so opening one must change nothing.
 */
export async function makeLink(
  signIn: SignIn,
  link: MailLink,
  { returnUrl, lang }: Target,
): Promise<MadeLink> {
  const tokenHash = await sealLink(signIn, link)
  const query = { token: tokenHash, type: link.type, redirect_to: returnUrl.href }
  return { url: `${signIn.siteUrl}${pathIn(lang, '/confirm')}?${new URLSearchParams(query)}`, tokenHash }
}
