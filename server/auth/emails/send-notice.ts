import type { Lang } from '#app/lib/language.ts'
import { isPlaceholder } from '../gotrue-json.ts'
import type { MessageSender } from '../message-sender.ts'
import { type NoticeKind, writeNotice } from './email.ts'

interface Parts {
  sender: Pick<MessageSender, 'mail'>
  siteUrl: string
  now: () => Date
}

interface Notice {
  kind: NoticeKind
  lang: Lang
  isJoined?: boolean
}

/** E-mails the owner of an account what was just changed in it. Only a verified address gets the notice. */
export function sendNotice(
  { sender, siteUrl, now }: Parts,
  { email, email_verified }: { email: string; email_verified: boolean },
  { lang, ...notice }: Notice,
): void {
  if (!email_verified || isPlaceholder(email)) return
  const at = now()
  sender.mail(email, () => writeNotice(lang, { ...notice, at, siteUrl }))
}
