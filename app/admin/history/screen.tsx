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
import { ChangeEntry } from './parts/change-entry.tsx'
import { HistoryFilters } from './parts/history-filters.tsx'
import { RestoreDialog } from './parts/restore-dialog.tsx'

/** What a restore dialog asks about: all fields of a change, or one. */
interface Restoring {
  change: Change
  field?: string | undefined
}

/** All changes in the panel, the latest first; each can be restored where the server says so. */
export default function HistoryScreen() {
  const text = useMessages(messages)
  const lang = useLang()
  const list = useList<Change>({
    path: 'admin-audit',
    many: 'entries',
    sort: '',
    perPage: 25,
    filters: ['actor', 'entity', 'entity_id', 'from', 'to'],
  })
  const { answer: offered } = useLoaded(lang, (signal) =>
    callAdmin<{ actors: { id: string; email: string | null }[]; entities: string[] }>({
      path: 'admin-audit/filters',
      lang,
      signal,
    }),
  )
  const [restoring, setRestoring] = useState<Restoring>()
  const [done, setDone] = useState('')
  return (
    <>
      <HistoryFilters list={list} offered={offered?.ok ? offered.answer : { actors: [], entities: [] }} />
      <DoneNotice text={done} />
      <ListStates list={list} text={text}>
        <ol aria-label={text.changes} aria-busy={list.isLoading} className="grid gap-3">
          {list.rows.map((change) => (
            <ChangeEntry
              key={change.id}
              change={change}
              onRestore={(field) => {
                setDone('')
                setRestoring({ change, field })
              }}
            />
          ))}
        </ol>
        <ListPages list={list} />
      </ListStates>
      {restoring && (
        <RestoreDialog
          {...restoring}
          onClose={() => setRestoring(undefined)}
          onDone={() => {
            setDone(text.done(titleOfChanged(lang, restoring.change)))
            setRestoring(undefined)
            list.reload()
          }}
        />
      )}
    </>
  )
}
