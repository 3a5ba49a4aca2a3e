import type { ReactNode } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { actTitle, pathOfAct } from '../changes/act.ts'
import { ChangeOrigin, ChangeTitle } from '../changes/change-lines.tsx'
import { nameOfChanged } from '../changes/changed-row.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'

/** The latest entries of the audit log. */
export function RecentChanges() {
  const { noChanges } = useMessages(messages)
  const lang = useLang()
  const { answer } = useLoaded(lang, (signal) =>
    callAdmin<{ entries: readonly Change[] }>({ path: 'admin-audit?per_page=8', lang, signal }),
  )
  return (
    <Lines lines={answer?.ok ? answer.answer.entries : answer && null} empty={noChanges}>
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
  lines: readonly Line[] | null | undefined
  empty: string
  children: (line: Line) => ReactNode
}

export function Lines<Line>({ lines, empty, children }: LinesProps<Line>) {
  const text = useMessages(messages)
  return (
    <div className={`min-h-14 px-4 py-2 ${cardStyle}`}>
      {lines === undefined && <p className="py-2">{text.loading}</p>}
      {lines === null && <p className="py-2 text-simrik">{text.notLoaded}</p>}
      {lines?.length === 0 && <p className="py-2 text-muted">{empty}</p>}
      <ul className="divide-y divide-line">{lines?.map(children)}</ul>
    </div>
  )
}
