import { digitsIn } from 'bikram-sambat-calendar/digits'
import { instantText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import type { Mail } from '#app/platform/mail/mailer.server.ts'
import { messages } from '#app/records/problems/messages.ne.ts'
import type { Notice, StoredProblem } from '#app/records/problems/problem.ts'
import { effectOf, problemTitle, subjectName } from '#app/records/problems/problem-texts.ts'
import { type OperatorMail, writeOperatorMail } from './operator-mail.ts'

/** The e-mail about problems. Without details of errors. */
export function writeProblemMail(notice: Notice, siteUrl: string): Omit<Mail, 'to'> {
  const { host } = new URL(siteUrl)
  return writeOperatorMail({ list: 'Problems', path: '/admin/health', siteUrl }, (lang) =>
    partIn(lang, notice, host),
  )
}

function partIn(lang: Lang, { begun, still, recovered }: Notice, site: string): OperatorMail {
  const { mail } = messages[lang]
  const when = (at: Date) => instantText(lang, at.toISOString())
  const open = (problem: StoredProblem) =>
    mail.since(problemTitle(lang, problem), when(problem.since), effectOf(lang, problem))
  const over = ({ subject, since, recoveredAt }: StoredProblem) =>
    mail.over(subjectName(lang, subject), when(since), when(recoveredAt ?? since))
  return {
    title: titleIn(lang, { begun, recovered }, site),
    intro: mail.intro,
    lists: [
      { title: mail.begun, items: begun.map(open) },
      { title: mail.recovered, items: recovered.map(over) },
      { title: mail.still, items: still.map(open) },
    ].filter(({ items }) => items.length > 0),
    notes: [mail.why],
  }
}

function titleIn(lang: Lang, { begun, recovered }: Omit<Notice, 'still'>, site: string): string {
  const { subjects } = messages[lang].mail
  if (begun.length > 0) return subjects.begun(site, digitsIn(lang, begun.length))
  return recovered.length > 0 ? subjects.recovered(site) : subjects.still(site)
}
