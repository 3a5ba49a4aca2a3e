import type { AuthContext } from './auth-context.ts'
import type { NoticeKind } from './emails/email.ts'
import { sendNotice } from './emails/send-notice.ts'
import { redirectTarget } from './request-schemas.ts'
import type { UserRow } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** E-mails a notice about a change to the previous address, in the language of the request. */
export function notifyOwner(c: AuthContext, signIn: SignIn, before: UserRow, kind: NoticeKind): void {
  sendNotice(signIn, before, { kind, lang: redirectTarget(c, signIn).lang })
}
