import { type Lang, pathIn } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { layOutMail, type MailPart } from '#app/platform/mail/mail-layout.ts'
import type { Mail } from '#app/platform/mail/mailer.server.ts'
import { messages } from '#app/records/problems/messages.ne.ts'
import { countWaiting, type Waiting } from '#app/records/problems/waiting.server.ts'
import type { Job } from './job.ts'
import { mailOperators, mailsOperators } from './operator-mail.ts'

/** Sends the operators one e-mail a day about what waits for them; none where nothing does. */
export const waitingMail: Job = {
  name: 'waiting-mail',
  cron: '30 8 * * *',
  isNeeded: mailsOperators,
  async run(site) {
    const waiting = await countWaiting(site.storage.db, site.now())
    if (Object.values(waiting).some((count) => count > 0))
      await mailOperators(site, writeWaitingMail(waiting, site.config.siteUrl))
  },
}

function writeWaitingMail(waiting: Waiting, siteUrl: string): Omit<Mail, 'to'> {
  const { hostname } = new URL(siteUrl)
  const parts = (['en', 'ne'] as const).map((lang) => partIn(lang, waiting, siteUrl))
  return {
    subject: parts.map(({ title }) => title).join(' · '),
    ...layOutMail(parts),
    headers: { 'List-Id': `To do at ${hostname} <to-do.${hostname}>` },
  }
}

function partIn(lang: Lang, waiting: Waiting, siteUrl: string): MailPart {
  const { mail, waiting: texts } = messages[lang]
  const keys = (Object.keys(texts) as (keyof Waiting)[]).filter((key) => waiting[key] > 0)
  return {
    lang,
    title: mail.subjects.waiting(new URL(siteUrl).host),
    intro: mail.waitingIntro,
    lists: [{ title: mail.waiting, items: keys.map((key) => texts[key](groupedNumber(lang, waiting[key]))) }],
    action: mail.action,
    link: siteUrl + pathIn(lang, '/admin'),
    plainLink: mail.plainLink,
    codeLabel: '',
    notes: [mail.waitingWhy],
  }
}
