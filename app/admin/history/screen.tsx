import { useState } from 'react'
import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { actTitle, undoCall, undoneText } from '../changes/act.ts'
import { titleOfChanged } from '../changes/field-labels.ts'
import { messages as changeMessages } from '../changes/messages.ne.ts'
import { RequestDialog } from '../forms/request-dialog.tsx'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages } from '../lists/list-tools.tsx'
import { useList } from '../lists/use-list.ts'
import { messages } from './messages.ne.ts'
import { ActEntry } from './parts/act-entry.tsx'
import { ChangeEntry } from './parts/change-entry.tsx'
import { HistoryFilters } from './parts/history-filters.tsx'
import { RestoreDialog } from './parts/restore-dialog.tsx'

/** What a dialog asks about: all fields of a change, or one; or a whole act. */
interface Asked {
  change: Change
  field?: string | undefined
  isAct?: boolean
}

/**
 * All changes in the panel, the latest first; each can be restored where the server says so. What one call changed stands as
 * one, but where an act, a record or a text is looked for.
 */
export default function HistoryScreen() {
  const text = useMessages(messages)
  const say = useMessages(changeMessages)
  const lang = useLang()
  const list = useList<Change>({
    path: 'admin-audit',
    many: 'entries',
    sort: '',
    filters: ['entity', 'entity_id', 'act', 'from', 'to'],
  })
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState('')
  const ask = (next: Asked) => {
    setDone('')
    setAsked(next)
  }
  const finish = (said: string) => {
    setDone(said)
    setAsked(undefined)
    list.reload()
  }
  const { act, entity_id, q } = list.where
  const [first] = list.rows
  const isWhole = ({ act_rows }: Change) => !act && !entity_id && !q && act_rows > 1
  return (
    <>
      <HistoryFilters list={list} />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        {act && first && (
          <ActEntry change={first} isOpen onUndo={() => ask({ change: first, isAct: true })} />
        )}
        <ol aria-label={text.changes} aria-busy={list.isLoading} className="mt-3 grid gap-3">
          {list.rows.map((change) => (
            <li key={change.id}>
              {isWhole(change) ? (
                <ActEntry change={change} onUndo={() => ask({ change, isAct: true })} />
              ) : (
                <ChangeEntry
                  change={change}
                  isInAct={act !== undefined && act !== ''}
                  onRestore={(field) => ask({ change, field })}
                />
              )}
            </li>
          ))}
        </ol>
        <ListPages list={list} />
      </ListStates>
      {asked?.isAct && (
        <RequestDialog
          call={undoCall(asked.change.act ?? '')}
          title={text.undoTitle(actTitle(lang, asked.change))}
          text={text.undoText}
          yes={say.undo}
          busy={say.undoing}
          onClose={() => setAsked(undefined)}
          onDone={(answer) => finish(undoneText(lang, answer as UndoAnswer))}
        />
      )}
      {asked && !asked.isAct && (
        <RestoreDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onDone={() => finish(text.done(titleOfChanged(lang, asked.change)))}
        />
      )}
    </>
  )
}
