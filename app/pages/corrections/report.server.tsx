import { definePage } from '#app/platform/document/page.ts'
import { degrade, renderContext, servicesContext } from '#app/platform/services.server.ts'
import { subjectOf } from '#app/records/corrections/subjects.server.ts'
import { type ReportAnswer, reportAnswerContext } from '../page-contexts.server.ts'
import { messages } from './messages.ne.ts'
import { ReportPage } from './report-page.tsx'

/** The form that reports a wrong value; it works without JavaScript. */
export const reportPage = definePage({
  path: '/corrections/new',
  load: async ({ url, lang, context }) => {
    context.get(renderContext).personal = true
    const sent = context.get(reportAnswerContext)
    const about = (sent?.about ?? url.searchParams.get('about') ?? '').slice(0, 100)
    const subject = await subjectOf(context.get(servicesContext).db, about).catch((error: unknown) => {
      degrade(context, error, 'correction-subject-unavailable')
      return 'unavailable' as const
    })
    const isUnknown = subject === undefined
    const state: ReportAnswer['state'] | 'open' = sent?.state ?? (isUnknown ? 'unknown-subject' : 'open')
    const { title, sentTitle } = messages[lang].report
    return {
      title: sent?.state === 'sent' ? sentTitle : title,
      ...(isUnknown && !sent && { status: 404 }),
      about,
      subject: subject === 'unavailable' ? undefined : subject,
      state,
      typed: { message: sent?.message ?? '', link: sent?.link ?? '' },
    }
  },
  draw: ({ title, about, subject, state, typed }) => (
    <ReportPage title={title} about={about} subject={subject} state={state} typed={typed} />
  ),
})
