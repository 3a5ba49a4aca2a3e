import { digitsIn } from '@chautari/bikram-sambat/digits'
import { instantText } from '#app/lib/instant-text.ts'
import { type Lang, languages, pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { layOutMail, type MailPart } from '#app/platform/mail/mail-layout.ts'
import { openMailer } from '#app/platform/mail/mailer.server.ts'
import { insertError } from '#app/records/errors/store.server.ts'
import { messages } from '#app/records/problems/messages.ne.ts'
import { effectOf, problemTitle, subjectName } from '#app/records/problems/problem-texts.ts'
import { waitingKeys } from '#app/records/problems/schema.ts'
import { countWaiting, type Notice, type StoredProblem } from '#app/records/problems/store.server.ts'
import type { Db } from '#db/schema.ts'
import type { Job, JobContext } from './job.ts'

type OperatorMail = Pick<MailPart, 'title' | 'intro' | 'lists' | 'notes'>

/** Whether this installation sends operators e-mails. */
export function mailsOperators({ config }: JobContext): boolean {
  return config.alertMails && config.smtpUrl !== undefined
}

/**
 * Writes in both languages: which one an operator reads is not stored.
 * @param about `list` is for filters of mail programs, `path` what the button opens
 * @param partIn gets the host of the site
 * @throws when no operator could be written to
 */
async function mailOperators(
  { config, log, storage: { db }, now }: JobContext,
  { list, path }: { list: 'Problems' | 'To do'; path: `/admin${string}` },
  partIn: (lang: Lang, host: string) => OperatorMail,
): Promise<void> {
  const { siteUrl, adminEmails } = config
  const { host, hostname } = new URL(siteUrl)
  const parts = languages.map((lang) => {
    const { action, plainLink } = messages[lang].mail
    return {
      lang,
      ...partIn(lang, host),
      action,
      plainLink,
      link: siteUrl + pathIn(lang, path),
      codeLabel: '',
    }
  })
  const mail = {
    subject: parts.map(({ title }) => title).join(' · '),
    ...layOutMail(parts),
    headers: { 'List-Id': `${list} of ${hostname} <${list.toLowerCase().replace(' ', '-')}.${hostname}>` },
  }
  const send = openMailer({ ...config, log })
  const addresses = await operatorEmails(db, adminEmails, now())
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

const mostAddresses = 50

/**
 * The e-mail addresses of all with the role operator: those of ADMIN_EMAILS, and those who accepted an invitation and are
 * not banned.
 */
async function operatorEmails(db: Db, adminEmails: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('auth_operators as operator')
    .innerJoin('auth_users as account', 'account.id', 'operator.user_id')
    .select('operator.email')
    .where('operator.role', '=', 'operator')
    .whereRef('account.email', '=', 'operator.email')
    .where('account.email_verified', '=', true)
    .where((row) => row.or([row('account.banned_until', 'is', null), row('account.banned_until', '<=', now)]))
    .orderBy('operator.email')
    .limit(mostAddresses)
    .execute()
  return [...new Set([...adminEmails, ...rows.map(({ email }) => email)])].slice(0, mostAddresses)
}

/** Sends the e-mail about problems, without details of errors. @throws when no operator could be written to */
export async function mailProblems(site: JobContext, { begun, still, recovered }: Notice): Promise<void> {
  await mailOperators(site, { list: 'Problems', path: '/admin/health' }, (lang, host) => {
    const { mail } = messages[lang]
    const when = (at: Date) => instantText(lang, at.toISOString())
    const open = (problem: StoredProblem) =>
      mail.since(problemTitle(lang, problem), when(problem.since), effectOf(lang, problem))
    const over = ({ subject, since, recovered_at }: StoredProblem) =>
      mail.over(subjectName(lang, subject), when(since), when(recovered_at ?? since))
    return {
      title: titleIn(lang, { begun, recovered }, host),
      intro: mail.intro,
      lists: [
        { title: mail.begun, items: begun.map(open) },
        { title: mail.recovered, items: recovered.map(over) },
        { title: mail.still, items: still.map(open) },
      ].filter(({ items }) => items.length > 0),
      notes: [mail.why],
    }
  })
}

function titleIn(lang: Lang, { begun, recovered }: Omit<Notice, 'still'>, site: string): string {
  const { subjects } = messages[lang].mail
  if (begun.length > 0) return subjects.begun(site, digitsIn(lang, begun.length))
  return recovered.length > 0 ? subjects.recovered(site) : subjects.still(site)
}

/**
 * Sends the operators one e-mail a day about what waits for them; none where nothing does. Plans that were never verified are
 * named beside something else alone: a new site has them from its seeds.
 */
export const waitingMail: Job = {
  name: 'waiting-mail',
  cron: '30 8 * * *',
  isNeeded: mailsOperators,
  async run(site) {
    const waiting = await countWaiting(site.storage.db, site.now())
    if (waitingKeys.every((key) => key === 'never_verified' || waiting[key] === 0)) return
    await mailOperators(site, { list: 'To do', path: '/admin' }, (lang, host) => {
      const { mail, waiting: texts } = messages[lang]
      const items = waitingKeys
        .filter((key) => waiting[key] > 0)
        .map((key) => texts[key](groupedNumber(lang, waiting[key])))
      return {
        title: mail.subjects.waiting(host),
        intro: mail.waitingIntro,
        lists: [{ title: mail.waiting, items }],
        notes: [mail.waitingWhy],
      }
    })
  },
}
