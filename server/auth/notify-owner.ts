import { destination } from './asked.ts'
import type { AuthContext } from './facade-parts.ts'
import type { NoticeKind } from './letters/letter.ts'
import { sendNotice } from './letters/send-notice.ts'
import type { UserRow } from './sessions.ts'
import type { SignIn } from './sign-in.ts'

/** The letter about a change, in the language of who made it and to the address from before. */
export function notifyOwner(c: AuthContext, signIn: SignIn, before: UserRow, kind: NoticeKind): void {
  sendNotice(signIn, before, { kind, lang: destination(c, signIn).lang })
}
