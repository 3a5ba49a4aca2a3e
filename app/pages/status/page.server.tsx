import { ageText, instantText } from '#app/lib/instant-text.ts'
import { definePage } from '#app/platform/document/page.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { renderContext } from '#app/platform/services.server.ts'
import { subjectName } from '#app/records/problems/problem-texts.ts'
import { Card } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { statusContext } from '../page-contexts.server.ts'
import { pageSeo } from '../page-seo.server.ts'
import { messages } from './messages.ne.ts'
import { PartCard, StateBadge } from './part-card.tsx'
import { type JobStatus, type SiteStatus, summaryOf } from './site-status.ts'

export const page = definePage({
  path: '/status',
  load: async (request) => {
    const { context, lang } = request
    // Current data: never cached.
    context.get(renderContext).personal = true
    const [report, seo] = await Promise.all([context.get(statusContext)(), pageSeo(request, messages[lang])])
    return { seo, report }
  },
  draw: ({ report }) => <Status status={report} />,
})

/** The public status of the site and its sources, without anything that only an operator should know. */
function Status({ status }: { status: SiteStatus }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-3xl">{text.title}</h1>
      <p className="mt-3 text-lg font-semibold">{text.summary[summaryOf(status)]}</p>
      <p className="mt-1 text-muted">{text.checked(instantText(lang, status.at))}</p>
      <Card className="mt-6">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h2 className="text-xl">{text.database}</h2>
          <StateBadge state={status.database} />
        </div>
        <p className="mt-2 text-muted">{text.databaseHint}</p>
      </Card>
      <h2 className="mt-8 text-xl">{text.feeds}</h2>
      <ul className="mt-3 grid gap-4">
        {status.parts.map((part) => (
          <PartCard key={part.name.en} part={part} at={new Date(status.at)} />
        ))}
      </ul>
      {status.jobs.length > 0 && <JobRuns jobs={status.jobs} at={new Date(status.at)} />}
    </div>
  )
}

/** The result of each job's last run. A job without a translated name has its name in the log. */
function JobRuns({ jobs, at }: { jobs: readonly JobStatus[]; at: Date }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <section className="mt-8">
      <h2 className="text-xl">{text.jobs}</h2>
      <p className="mt-1 text-muted">{text.jobsHint}</p>
      <DataTable
        caption={text.jobs}
        className="mt-3"
        heads={[text.job, text.ended, text.result]}
        rows={jobs.map(({ job, finishedAt, isOk }) => [
          subjectName(lang, job),
          ageText(lang, text.age, finishedAt, at),
          <span
            key={job}
            className={`inline-flex items-center gap-1.5 font-semibold ${isOk ? 'text-good' : 'text-simrik'}`}
          >
            <Icon name={isOk ? 'check' : 'warning'} className="size-4" />
            {isOk ? text.ok : text.failed}
          </span>,
        ])}
      />
    </section>
  )
}
