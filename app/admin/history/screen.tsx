import { useState } from 'react'
import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { useMay } from '../kit/access.tsx'
import { actTitle, undoCall, undoneText } from '../kit/history-texts.ts'
import { DoneNotice, ListStates } from '../kit/list-states.tsx'
import { ListPages, ListTools } from '../kit/list-tools.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { RequestDialog } from '../kit/request-dialog.tsx'
import { type List, useList } from '../kit/use-list.ts'
import { ActEntry, ChangeEntry } from './entries.tsx'
import { titleOfChanged } from './field-labels.ts'
import { messages } from './messages.ne.ts'
import { RestoreDialog } from './restore-dialog.tsx'

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
  const { history: words } = useMessages(kitMessages)
  const lang = useLang()
  const list = useList<Change>({
    path: 'admin-audit',
    collection: 'entries',
    sort: '',
    filters: ['entity', 'entity_id', 'act', 'from', 'to'],
  })
  const [asked, setAsked] = useState<Asked>()
  const [done, setDone] = useState('')
  const ask = (next: Asked) => {
    setDone('')
    setAsked(next)
  }
  const finish = (message: string) => {
    setDone(message)
    setAsked(undefined)
    list.reload()
  }
  const { act, entity_id, q } = list.where
  const [first] = list.rows
  const isWhole = ({ act_rows }: Change) => !act && !entity_id && !q && act_rows > 1
  return (
    <>
      <HistoryTools list={list} />
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
                  isInAct={Boolean(act)}
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
          yes={words.undo}
          busy={words.undoing}
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

/** Narrows the changes to a text, a kind and some days. Links narrow them to one record or act. */
function HistoryTools({ list }: { list: List<Change> }) {
  const text = useMessages(messages)
  const { entities, manyOf } = useMessages(kitMessages).history
  const lang = useLang()
  const { entity, entity_id } = list.view.filters
  const kinds: Readonly<Record<string, string>> = entities
  const offered = Object.keys(useMay('operator') ? entities : manyOf)
  // A record is of one kind.
  const setView: typeof list.setView = ({ filters, ...change }) =>
    list.setView(
      filters
        ? { ...change, filters: filters.entity === entity ? filters : { ...filters, entity_id: '' } }
        : change,
    )
  const recordName = () => list.rows.map((row) => titleOfChanged(lang, row)).find((name) => name !== '')
  return (
    <>
      <ListTools
        list={{ ...list, setView }}
        filters={[
          {
            name: 'entity',
            label: text.kind,
            options: offered.map((kind) => [kind, kinds[kind] ?? kind] as const),
          },
          { name: 'from', label: text.from },
          { name: 'to', label: text.to },
        ]}
        clear={text.showAll}
      />
      {entity_id && (
        <p className="mb-3 font-semibold wrap-anywhere">{text.oneRecord(recordName() ?? entity_id)}</p>
      )}
    </>
  )
}
