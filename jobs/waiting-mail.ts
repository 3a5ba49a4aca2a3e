import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { messages } from '#app/records/problems/messages.ne.ts'
import { type Waiting, waitingKeys } from '#app/records/problems/schema.ts'
import { countWaiting } from '#app/records/problems/store.server.ts'
import type { Job } from './job.ts'
import { mailOperators, mailsOperators, type OperatorMail, writeOperatorMail } from './operator-mail.ts'

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
    const { siteUrl } = site.config
    const { host } = new URL(siteUrl)
    await mailOperators(
      site,
      writeOperatorMail({ list: 'To do', path: '/admin', siteUrl }, (lang) => partIn(lang, waiting, host)),
    )
  },
}

function partIn(lang: Lang, waiting: Waiting, site: string): OperatorMail {
  const { mail, waiting: texts } = messages[lang]
  const items = waitingKeys
    .filter((key) => waiting[key] > 0)
    .map((key) => texts[key](groupedNumber(lang, waiting[key])))
  return {
    title: mail.subjects.waiting(site),
    intro: mail.waitingIntro,
    lists: [{ title: mail.waiting, items }],
    notes: [mail.waitingWhy],
  }
}
