import type { ReactNode } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { instantText } from '#app/lib/instant-text.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { subjectName } from '#app/records/problems/problem-texts.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { Fact, FactList } from '#app/ui/fact-list.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

type Look = 'good' | 'bad' | 'plain'

const looks: Readonly<Record<Look, string>> = { good: 'text-good', bad: 'text-simrik', plain: 'text-muted' }

const looksOfStates = {
  working: 'good',
  late: 'bad',
  silent: 'bad',
  off: 'plain',
  unknown: 'plain',
} as const satisfies Record<string, Look>

export function SourceList({ sources }: Pick<Health, 'sources'>) {
  const text = useMessages(messages)
  const lang = useLang()
  const when = useInstant()
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {sources.map(({ subject, state, newest_day, newest_at, last_try_at }) => (
        <Item
          key={subject}
          name={subjectName(lang, subject)}
          state={text.states[state]}
          look={looksOfStates[state]}
        >
          {state !== 'off' && (newest_day || newest_at) && (
            <Fact name={text.newest}>{newest_day ? dayText(lang, newest_day) : when(newest_at)}</Fact>
          )}
          {last_try_at && <Fact name={text.lastTry}>{when(last_try_at)}</Fact>}
        </Item>
      ))}
    </ul>
  )
}

export function JobList({ jobs }: Pick<Health, 'jobs'>) {
  const text = useMessages(messages)
  const lang = useLang()
  const when = useInstant()
  return (
    <ul className="grid gap-3 lg:grid-cols-2">
      {jobs.map(({ name, last_run_at, is_ok, last_ok_at, next_run_at }) => (
        <Item
          key={name}
          name={subjectName(lang, name)}
          state={is_ok === null ? text.notRunYet : is_ok ? text.ok : text.failed}
          look={is_ok === null ? 'plain' : is_ok ? 'good' : 'bad'}
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
  const { unknown } = useMessages(messages)
  const lang = useLang()
  return (instant) => (instant ? instantText(lang, instant) : unknown)
}

interface ItemProps {
  name: string
  state: string
  look: Look
  children: ReactNode
}

function Item({ name, state, look, children }: ItemProps) {
  return (
    <li className={`p-4 ${cardStyle}`}>
      <p className="flex flex-wrap items-center justify-between gap-x-3 font-semibold">
        {name}
        <span className={`flex items-center gap-1.5 ${looks[look]}`}>
          {look !== 'plain' && <Icon name={look === 'good' ? 'check' : 'warning'} className="size-4" />}
          {state}
        </span>
      </p>
      <FactList className="mt-2 empty:hidden sm:grid-cols-2">{children}</FactList>
    </li>
  )
}
