import type { Lang } from '#app/kit/language.ts'
import type { Post } from '../post.ts'
import { isPlaceholder } from '../shapes.ts'
import { type NoticeKind, writeNotice } from './letter.ts'

interface Parts {
  post: Pick<Post, 'mail'>
  siteUrl: string
  now: () => Date
}

interface Notice {
  kind: NoticeKind
  lang: Lang
  isJoined?: boolean
}

/** Tells the owner of an account what was just changed in it. Only an address that was proven gets a letter. */
export function sendNotice(
  { post, siteUrl, now }: Parts,
  { email, email_verified }: { email: string; email_verified: boolean },
  { lang, ...notice }: Notice,
): void {
  if (!email_verified || isPlaceholder(email)) return
  const at = now()
  post.mail(email, () => writeNotice(lang, { ...notice, at, siteUrl }))
}
