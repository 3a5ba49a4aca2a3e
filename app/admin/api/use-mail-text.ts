import { useMessages } from '#app/platform/i18n/use-language.ts'
import type { MailOutcome } from '#app/platform/mail/mail-outcome.ts'
import { messages } from './messages.ne.ts'

/** Joins what was done and what became of the e-mail about it, if the answer tells. */
export function useMailText(): (done: string, answer: { mail?: MailOutcome }) => string {
  const { mails } = useMessages(messages)
  return (done, { mail = 'none' }) => (mail === 'none' ? done : `${done} ${mails[mail]}`)
}
