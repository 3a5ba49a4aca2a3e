import { digitsIn } from '@chautari/bikram-sambat/digits'
import { daysBetween, nepalDay } from '@chautari/bikram-sambat/iso-day'
import { dayText } from '#app/lib/day-text.ts'
import { ageText, instantText } from '#app/lib/instant-text.ts'
import type { Bilingual } from '#app/lib/language.ts'
import { definePage } from '#app/platform/document/page.ts'
import type { FeedHealth, HealthState } from '#app/platform/health/feed-health.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { JobRun } from '#app/records/job-runs/store.server.ts'
import { subjectName } from '#app/records/problems/problem-texts.ts'
import { Card, cardStyle } from '#app/ui/card.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { pageSeo } from '../load-text.server.ts'
import { messages } from '../messages.ne.ts'

/** A data source or service that the site depends on. */
export interface StatusPart extends FeedHealth {
  name: Bilingual
  /** Its publisher or receiver. */
  source: Bilingual
}

export type JobStatus = Pick<JobRun, 'job' | 'finished_at' | 'outcome'>

export interface SiteStatus {
  /** ISO 8601. */
  at: string
  database: HealthState
  parts: readonly StatusPart[]
  /** The last run of each. */
  jobs: readonly JobStatus[]
}

/** The worst state of all. What is switched off, or not known yet, does not count. */
export function summaryOf({ database, parts, jobs }: SiteStatus): 'well' | 'behind' | 'trouble' {
  const states = [database, ...parts.map(({ state }) => state)]
  if (states.includes('silent') || jobs.some(({ outcome }) => outcome !== 'ok')) return 'trouble'
  return states.includes('late') ? 'behind' : 'well'
}

export const page = definePage({
  path: '/status',
  // Current data, within a second even when the database does not answer.
  render: { personal: true, patienceMs: 600 },
  load: async (request) => {
    const { site, lang } = request
    const [report, seo] = await Promise.all([site.status(), pageSeo(request, messages[lang].status)])
    return { seo, report }
  },
  draw: ({ report }) => <Status status={report} />,
})

/** The public status of the site and its sources, without anything that only an operator should know. */
function Status({ status }: { status: SiteStatus }) {
  const [{ status: text }, lang] = useTexts(messages)
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
  const [{ status: text }, lang] = useTexts(messages)
  return (
    <section className="mt-8">
      <h2 className="text-xl">{text.jobs}</h2>
      <p className="mt-1 text-muted">{text.jobsHint}</p>
      <DataTable
        caption={text.jobs}
        className="mt-3"
        columnTitles={[text.job, text.ended, text.result]}
        rows={jobs.map(({ job, finished_at, outcome }) => [
          subjectName(lang, job),
          ageText(lang, text.age, finished_at.toISOString(), at),
          <span
            key={job}
            className={`inline-flex items-center gap-1.5 font-semibold ${outcome === 'ok' ? 'text-good' : 'text-simrik'}`}
          >
            <Icon name={outcome === 'ok' ? 'check' : 'warning'} className="size-4" />
            {text[outcome]}
          </span>,
        ])}
      />
    </section>
  )
}

/** The status of one data source. */
function PartCard({ part, at }: { part: StatusPart; at: Date }) {
  const [{ status: text }, lang] = useTexts(messages)
  const { newestDay, heldDay, newestAt, lastTryAt } = part
  const behind = newestDay ? daysBetween(newestDay, nepalDay(at)) : 0
  const moment = (instant: Date) => {
    const iso = instant.toISOString()
    return `${instantText(lang, iso)} (${ageText(lang, text.age, iso, at)})`
  }
  const since = behind > 0 ? ` (${text.age.days(digitsIn(lang, behind))})` : ''
  const facts = [
    [text.source, part.source[lang]],
    [text.newest, newestDay && dayText(lang, newestDay) + since],
    [text.held, heldDay && text.heldOf(dayText(lang, heldDay))],
    [text.arrived, newestAt ? moment(newestAt) : !newestDay && text.nothing],
    [text.lastTry, lastTryAt && moment(lastTryAt)],
  ] as const
  return (
    <li className={`${cardStyle} p-4 sm:p-6`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-lg">{part.name[lang]}</h3>
        <StateBadge state={part.state} />
      </div>
      <FactList className="mt-3 sm:grid-cols-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <Fact key={name} className="" name={name}>
                {value}
              </Fact>
            ),
        )}
      </FactList>
    </li>
  )
}

const looks = {
  working: { icon: 'check', colour: 'text-good' },
  late: { icon: 'hourglass', colour: 'text-ink' },
  silent: { icon: 'warning', colour: 'text-simrik' },
  off: { icon: 'toggle-left', colour: 'text-muted' },
  unknown: { icon: 'circle-help', colour: 'text-muted' },
} as const

/** A state as a word, an icon and a colour. */
function StateBadge({ state }: { state: HealthState }) {
  const { states } = useMessages(messages).status
  const { icon, colour } = looks[state]
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full border border-current px-3 py-0.5 text-sm font-semibold ${colour}`}
    >
      <Icon name={icon} className="size-4" />
      {states[state]}
    </span>
  )
}
