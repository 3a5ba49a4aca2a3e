import type { ReactNode } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useUser } from '#app/platform/auth/use-user.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { messages as problemMessages } from '#app/records/problems/messages.ne.ts'
import { problemTitle } from '#app/records/problems/problem-texts.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { waitingKeys } from '#app/records/problems/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { AdminLink } from '../kit/buttons.tsx'
import { actTitle, ChangeOrigin, ChangeTitle, nameOfChanged, pathOfAct } from '../kit/history.tsx'
import { useAnswer } from '../kit/requests.ts'
import { opens, waitingPaths } from '../sections.ts'
import { messages } from './messages.ne.ts'

/** What waits in the sections that the role opens, and whether a backup is missing. */
export function ToDo({ health, error }: { health: Health | undefined; error: string | undefined }) {
  const [{ nothingToDo }, lang] = useTexts(messages)
  const { waiting: texts } = useMessages(problemMessages)
  const role = useUser()?.role
  const lines =
    health &&
    [
      ...waitingKeys
        .filter((key) => health.waiting[key] > 0)
        .map((key) => ({
          path: waitingPaths[key],
          text: texts[key](groupedNumber(lang, health.waiting[key])),
        })),
      ...health.problems
        .filter(({ kind }) => kind === 'backup')
        .map((problem) => ({ path: '/admin/backups', text: problemTitle(lang, problem) })),
    ].filter(({ path }) => opens(role, path))
  return (
    <Lines lines={lines} error={error} empty={nothingToDo}>
      {({ path, text }) => (
        <li key={text}>
          <AdminLink
            to={path}
            className="flex min-h-11 items-center text-brand-ink underline underline-offset-4"
          >
            {text}
          </AdminLink>
        </li>
      )}
    </Lines>
  )
}

/** The latest entries of the history. */
export function RecentChanges() {
  const [{ noChanges }, lang] = useTexts(messages)
  const { answer, error } = useAnswer<{ entries: readonly Change[] }>('admin-audit?per_page=8')
  return (
    <Lines lines={answer?.entries} error={error} empty={noChanges}>
      {(change) => (
        <li key={change.id} className="py-2">
          <p className="wrap-anywhere">
            {change.act_rows > 1 ? (
              <AdminLink to={pathOfAct(change)} className="font-semibold text-brand-ink underline">
                {actTitle(lang, change)}
              </AdminLink>
            ) : (
              <ChangeTitle change={change} name={nameOfChanged(change) || change.entity} />
            )}
          </p>
          <ChangeOrigin change={change} />
        </li>
      )}
    </Lines>
  )
}

interface LinesProps<Line> {
  /** Undefined until they are loaded. */
  lines: readonly Line[] | undefined
  error: string | undefined
  empty: string
  children: (line: Line) => ReactNode
}

function Lines<Line>({ lines, error, empty, children }: LinesProps<Line>) {
  const text = useMessages(messages)
  return (
    <div className={`min-h-14 px-4 py-2 ${cardStyle}`}>
      {!lines && error === undefined && <p className="py-2">{text.loading}</p>}
      {error !== undefined && <p className="py-2 text-simrik">{text.notLoaded}</p>}
      {lines?.length === 0 && <p className="py-2 text-muted">{empty}</p>}
      <ul className="divide-y divide-line">{lines?.map(children)}</ul>
    </div>
  )
}
