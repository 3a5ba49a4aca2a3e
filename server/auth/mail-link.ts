import { z } from 'zod'
import { type Lang, pathIn } from '#app/kit/language.ts'
import type { SignIn } from './sign-in.ts'

/** What a letter's link is for, in GoTrue's words. */
export const linkType = z.enum(['signup', 'magiclink', 'recovery', 'invite', 'email_change'])

export type LinkType = z.output<typeof linkType>

const sealed = z.object({
  type: linkType,
  email: z.string(),
  code: z.string(),
  /** Of the page that asked (PKCE): the session is for nobody else. */
  challenge: z.string().optional(),
})

export type MailLink = z.output<typeof sealed>

/** GoTrue's `token_hash`: address and code, sealed, so that nothing has to be stored for a link. */
async function sealLink(signIn: SignIn, link: MailLink): Promise<string> {
  return await (await signIn.engine()).seal(JSON.stringify(link))
}

/** Undefined for what is none of ours, or was sealed for something else. */
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
  /** Where it leads in the end, an address of this site. */
  returnUrl: URL
  lang: Lang
}

/**
 * The link leads to a page whose button is to be pressed: programs that scan mail open every link, and opening one must
 * change nothing.
 */
export async function makeLink(signIn: SignIn, link: MailLink, { returnUrl, lang }: Target): Promise<MadeLink> {
  const tokenHash = await sealLink(signIn, link)
  const query = { token: tokenHash, type: link.type, redirect_to: returnUrl.href }
  return { url: `${signIn.siteUrl}${pathIn(lang, '/confirm')}?${new URLSearchParams(query)}`, tokenHash }
}
