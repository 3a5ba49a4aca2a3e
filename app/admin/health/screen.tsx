import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { effectOf, problemTitle, subjectName } from '#app/records/problems/problem-texts.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useHealth } from '../kit/requests.ts'
import { LoadFailure, LoadingNotice, Part } from '../kit/screen-parts.tsx'
import { messages } from './messages.ne.ts'

/** Open and recovered problems, the sources of data and the scheduled jobs. */
export default function HealthScreen() {
  const text = useMessages(messages)
  const { health, error, ...state } = useHealth()
  if (error !== undefined) return <LoadFailure title={text.errorTitle} error={error} {...state} />
  if (!health) return <LoadingNotice text={text.loading} />
  return (
    <div className="grid gap-6">
      <Part title={text.problems}>
        <CheckTime health={health} />
        <OpenProblems problems={health.problems} isChecked={health.checked_at !== null} />
        <p className="mt-3 text-muted">{text.mails[health.mails]}</p>
      </Part>
      <Part title={text.sources}>
        <SourceList sources={health.sources} />
        <p className="mt-3 text-muted">{text.sourcesHint}</p>
      </Part>
      <Part title={text.jobs}>
        <JobList jobs={health.jobs} />
      </Part>
      <Part title={text.recovered}>
        <RecoveredProblems problems={health.recovered} />
      </Part>
    </div>
  )
}

function CheckTime({ health: { checked_at, is_check_late } }: { health: Health }) {
  const [text, lang] = useTexts(messages)
  return (
    <div className="mb-3">
      <p className="text-muted">
        {checked_at ? text.checked(instantText(lang, checked_at)) : text.neverChecked}
      </p>
      {is_check_late && (
        <p className="mt-1 flex items-start gap-2 font-semibold text-simrik">
          <Icon name="warning" className="mt-1 size-5 shrink-0" />
          {text.checkLate}
        </p>
      )}
    </div>
  )
}

/** @param isChecked before the first check nothing is known */
function OpenProblems({ problems, isChecked }: Pick<Health, 'problems'> & { isChecked: boolean }) {
  const [text, lang] = useTexts(messages)
  if (problems.length === 0 && !isChecked) return null
  if (problems.length === 0)
    return (
      <p className={`flex items-center gap-2 p-4 font-semibold text-good ${cardStyle}`}>
        <Icon name="check" className="size-5" />
        {text.noProblems}
      </p>
    )
  return (
    <ul className="grid gap-3">
      {problems.map((problem) => (
        <li key={problem.id} className={`p-4 ${cardStyle}`}>
          <p className="flex items-start gap-2 font-semibold wrap-anywhere">
            <Icon name="warning" className="mt-1 size-5 shrink-0 text-simrik" />
            {problemTitle(lang, problem)}
          </p>
          <p className="mt-1">{effectOf(lang, problem)}</p>
          {problem.detail && <p className="mt-1 font-mono text-sm wrap-anywhere">{problem.detail}</p>}
          <p className="mt-1 text-sm text-muted">
            {`${text.since(instantText(lang, problem.since))} · ${text.lastSeen(instantText(lang, problem.last_seen_at))}`}
          </p>
        </li>
      ))}
    </ul>
  )
}

function RecoveredProblems({ problems }: Pick<Health, 'problems'>) {
  const [text, lang] = useTexts(messages)
  if (problems.length === 0) return <p className="text-muted">{text.nothingRecovered}</p>
  return (
    <ul className={`divide-y divide-line px-4 py-2 ${cardStyle}`}>
      {problems.map((problem) => (
        <li key={problem.id} className="py-2">
          <p className="font-semibold wrap-anywhere">{problemTitle(lang, problem)}</p>
          <p className="text-sm text-muted">
            {text.fromTo(
              instantText(lang, problem.since),
              instantText(lang, problem.recovered_at ?? problem.last_seen_at),
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

const colours = { good: 'text-good', bad: 'text-simrik', plain: 'text-muted' }

type Tone = keyof typeof colours

const tones = {
  working: 'good',
  late: 'bad',
  silent: 'bad',
  off: 'plain',
  unknown: 'plain',
} as const satisfies Record<string, Tone>

function SourceList({ sources }: Pick<Health, 'sources'>) {
  const [text, lang] = useTexts(messages)
  const when = useInstant()
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {sources.map(({ subject, state, newest_day, newest_at, last_try_at }) => (
        <Item key={subject} name={subjectName(lang, subject)} state={text.states[state]} tone={tones[state]}>
          {state !== 'off' && (newest_day || newest_at) && (
            <Fact name={text.newest}>{newest_day ? dayText(lang, newest_day) : when(newest_at)}</Fact>
          )}
          {last_try_at && <Fact name={text.lastTry}>{when(last_try_at)}</Fact>}
        </Item>
      ))}
    </ul>
  )
}

function JobList({ jobs }: Pick<Health, 'jobs'>) {
  const [text, lang] = useTexts(messages)
  const when = useInstant()
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {jobs.map(({ name, last_run_at, is_ok, last_ok_at, next_run_at }) => (
        <Item
          key={name}
          name={subjectName(lang, name)}
          state={is_ok === null ? text.notRunYet : is_ok ? text.ok : text.failed}
          tone={is_ok === null ? 'plain' : is_ok ? 'good' : 'bad'}
        >
          {last_run_at && <Fact name={text.lastRun}>{when(last_run_at)}</Fact>}
          {last_run_at && <Fact name={text.lastOk}>{when(last_ok_at)}</Fact>}
          <Fact name={text.nextRun}>{when(next_run_at)}</Fact>
        </Item>
      ))}
    </ul>
  )
}

function useInstant(): (instant: string | null) => string {
  const [{ unknown }, lang] = useTexts(messages)
  return (instant) => (instant ? instantText(lang, instant) : unknown)
}

interface ItemProps {
  name: string
  state: string
  tone: Tone
  children: ReactNode
}

function Item({ name, state, tone, children }: ItemProps) {
  return (
    <li className={`p-4 ${cardStyle}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-3 font-semibold">
        {name}
        <span className={`flex items-center gap-1.5 ${colours[tone]}`}>
          {tone !== 'plain' && <Icon name={tone === 'good' ? 'check' : 'warning'} className="size-4" />}
          {state}
        </span>
      </p>
      <FactList className="mt-2 empty:hidden sm:grid-cols-2">{children}</FactList>
    </li>
  )
}
