import type { ReactNode } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { actTitle, pathOfAct } from '../changes/act.ts'
import { type Change, changedFields, nameOfChanged, pathOfChanged } from '../changes/changed-row.ts'
import { fieldLabel, fieldValue } from '../changes/field-labels.ts'
import { messages as changeMessages } from '../changes/messages.ne.ts'
import { AdminLink } from '../lists/admin-link.tsx'
import { messages } from './messages.ne.ts'
import type { Figures } from './use-dashboard.ts'

/** The latest entries of the audit log. */
export function RecentChanges({ changes }: { changes: readonly Change[] | null | undefined }) {
  const { noChanges } = useMessages(messages)
  const text = useMessages(changeMessages)
  const lang = useLang()
  const verbs: Readonly<Record<string, string>> = text.actions
  const things: Readonly<Record<string, string>> = text.entities
  return (
    <Lines lines={changes} empty={noChanges}>
      {(change) => (
        <li key={change.id} className="py-2">
          <p className="wrap-anywhere">
            {change.act_rows > 1 ? (
              <AdminLink to={pathOfAct(change)} className="font-semibold text-brand-ink underline">
                {actTitle(lang, change)}
              </AdminLink>
            ) : (
              <>
                <span className="font-semibold">{verbs[change.action] ?? change.action}</span>
                {`: ${things[change.entity] ?? change.entity}`} <ChangedName change={change} />
              </>
            )}
          </p>
          <p className="text-sm wrap-anywhere empty:hidden">{fieldsText(lang, change)}</p>
          <p className="text-sm text-muted wrap-anywhere">
            {`${change.actor_email ?? text.program} · ${instantText(lang, change.at)}`}
          </p>
        </li>
      )}
    </Lines>
  )
}

const longestValue = 24

/** The changed fields by their labels; with both values where these are short. */
function fieldsText(lang: Lang, change: Change): string {
  if (!change.before || !change.after || change.act_rows > 1) return ''
  return changedFields(change)
    .map(({ name, before, after }) => {
      const label = fieldLabel(lang, change, name)
      const values = [before, after].map((value) => fieldValue(lang, change, name, value))
      return values.every(({ length }) => length <= longestValue) ? `${label}: ${values.join(' → ')}` : label
    })
    .join(', ')
}

function ChangedName({ change }: { change: Change }) {
  const name = nameOfChanged(change) || change.entity
  const path = pathOfChanged(change)
  if (!path) return name
  return (
    <AdminLink to={path} className="text-brand-ink underline">
      {name}
    </AdminLink>
  )
}

/** The latest usage events. */
export function RecentUse({ figures }: { figures: Figures | null | undefined }) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <Lines lines={figures ? figures.recentActivity : figures} empty={text.noUse}>
      {({ tool, count, time }) => (
        <li key={`${tool} ${time}`} className="flex flex-wrap justify-between gap-x-3 py-2">
          <p className="font-semibold">{tool}</p>
          <p className="text-good">{`+${groupedNumber(lang, count)}`}</p>
          <p className="w-full text-sm text-muted">{instantText(lang, time)}</p>
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

function Lines<Line>({ lines, empty, children }: LinesProps<Line>) {
  const text = useMessages(messages)
  return (
    <div className={`min-h-24 px-4 py-2 ${cardStyle}`}>
      {lines === undefined && <p className="py-2">{text.loading}</p>}
      {lines === null && <p className="py-2 text-simrik">{text.notLoaded}</p>}
      {lines?.length === 0 && <p className="py-2 text-muted">{empty}</p>}
      <ul className="divide-y divide-line">{lines?.map(children)}</ul>
    </div>
  )
}
