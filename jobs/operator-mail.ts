import { type Lang, languages, pathIn } from '#app/lib/language.ts'
import { layOutMail, type MailPart } from '#app/platform/mail/mail-layout.ts'
import { type Mail, openMailer } from '#app/platform/mail/mailer.server.ts'
import { insertError } from '#app/records/errors/store.server.ts'
import { operatorEmails } from '#app/records/operators/emails.server.ts'
import { messages } from '#app/records/problems/messages.ne.ts'
import type { JobContext } from './job.ts'

export type OperatorMail = Pick<MailPart, 'title' | 'intro' | 'lists' | 'notes'>

interface About {
  /** For filters of mail programs. */
  list: 'Problems' | 'To do'
  /** What the button opens. */
  path: `/admin${string}`
  siteUrl: string
}

/** In both languages: which one an operator reads is not stored. */
export function writeOperatorMail(
  { list, path, siteUrl }: About,
  partIn: (lang: Lang) => OperatorMail,
): Omit<Mail, 'to'> {
  const { hostname } = new URL(siteUrl)
  const parts = languages.map((lang) => {
    const { action, plainLink } = messages[lang].mail
    return { lang, ...partIn(lang), action, plainLink, link: siteUrl + pathIn(lang, path), codeLabel: '' }
  })
  const id = list.toLowerCase().replace(' ', '-')
  return {
    subject: parts.map(({ title }) => title).join(' · '),
    ...layOutMail(parts),
    headers: { 'List-Id': `${list} of ${hostname} <${id}.${hostname}>` },
  }
}

/** Whether this installation sends operators e-mails. */
export function mailsOperators({ config }: JobContext): boolean {
  return config.alertMails && config.smtpUrl !== undefined
}

/** @throws when no operator could be written to */
export async function mailOperators(
  { config, log, storage: { db }, now }: JobContext,
  mail: Omit<Mail, 'to'>,
): Promise<void> {
  const send = openMailer({ ...config, log })
  const addresses = await operatorEmails(db, config.adminEmails, now())
  const outcomes = await Promise.allSettled(addresses.map((to) => send({ ...mail, to })))
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected')
  const [first] = failures
  if (!first) return
  const { code = 'unknown' } = first.reason as { code?: string }
  log.warn({ trouble: code, count: failures.length }, 'e-mails to operators were not sent')
  if (failures.length < outcomes.length) return
  await insertError(db, { kind: 'mail-failed', message: code, path: 'jobs', requestId: '' })
  throw new Error(`The e-mail to the operators was not sent: ${code}`)
}
