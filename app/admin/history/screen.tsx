import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { Change } from '../changes/changed-row.ts'
import { titleOfChanged } from '../changes/field-labels.ts'
import { DoneNotice, ListStates } from '../lists/list-states.tsx'
import { ListPages } from '../lists/list-tools.tsx'
import { useList } from '../lists/use-list.ts'
import { messages } from './messages.ne.ts'
import { ActEntry } from './parts/act-entry.tsx'
import { ChangeEntry } from './parts/change-entry.tsx'
import { HistoryFilters } from './parts/history-filters.tsx'
import { RestoreDialog } from './parts/restore-dialog.tsx'
import { UndoDialog } from './parts/undo-dialog.tsx'

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
  const lang = useLang()
  const list = useList<Change>({
    path: 'admin-audit',
    many: 'entries',
    sort: '',
    perPage: 25,
    filters: ['actor', 'entity', 'entity_id', 'act', 'from', 'to'],
  })
  const { answer: offered } = useLoaded(lang, (signal) =>
    callAdmin<{ actors: { id: string; email: string | null }[]; entities: string[] }>({
      path: 'admin-audit/filters',
      lang,
      signal,
    }),
  )
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
      <HistoryFilters list={list} offered={offered?.ok ? offered.answer : { actors: [], entities: [] }} />
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
        <UndoDialog change={asked.change} onClose={() => setAsked(undefined)} onDone={finish} />
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
