import { useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import type { UndoAnswer } from '#app/platform/editing/answers.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { useMay } from '../kit/access.tsx'
import { RequestDialog } from '../kit/dialogs.tsx'
import { actTitle, changedFields, undoCall, undoneText } from '../kit/history.tsx'
import { ListPages, ListTools } from '../kit/list-tools.tsx'
import { messages as kitMessages } from '../kit/messages.ne.ts'
import { DoneNotice, ListStates } from '../kit/screen-parts.tsx'
import { type List, useList } from '../kit/use-list.ts'
import { ActEntry, ChangeEntry, fieldLabel, fieldValue, titleOfChanged } from './entries.tsx'
import { messages } from './messages.ne.ts'

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
  const [text, lang] = useTexts(messages)
  const { history: words } = useMessages(kitMessages)
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
  const [text, lang] = useTexts(messages)
  const { entities, plurals } = useMessages(kitMessages).history
  const { entity, entity_id } = list.view.filters
  const kinds: Readonly<Record<string, string>> = entities
  const offered = Object.keys(useMay('operator') ? entities : plurals)
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

interface RestoreDialogProps extends Pick<Asked, 'change' | 'field'> {
  onClose: () => void
  onDone: () => void
}

/** Says what a restore sets, sends it, and asks again where the record was changed since. */
function RestoreDialog({ change, field, onClose, onDone }: RestoreDialogProps) {
  const [text, lang] = useTexts(messages)
  const [current, setCurrent] = useState<object>()
  const names = field ? [field] : Object.keys(change.restorable ?? {})
  const body = { entry: change.id, ...(field && { fields: [field] }), ...(current && { over: true }) }
  return (
    <RequestDialog
      call={{ path: 'admin-audit/restore', method: 'POST', body }}
      title={text.dialogTitle(titleOfChanged(lang, change))}
      text={
        change.after === null
          ? deletionText(lang, change)
          : valuesText(lang, change, names, change.restorable)
      }
      yes={current ? text.restoreOver : text.restore}
      busy={text.restoring}
      failure={current && text.changedSince(valuesText(lang, change, names, current))}
      onClose={onClose}
      onDone={onDone}
      onFailed={(failure) => setCurrent(failure.current)}
    />
  )
}

/** Fields of a version of the record, with their labels. */
function valuesText(lang: Lang, change: Change, names: readonly string[], version: unknown): string {
  const values = changedFields({ before: null, after: version })
  return names
    .map((name) => {
      const value = values.find((field) => field.name === name)?.after
      return messages[lang].dialogField(fieldLabel(lang, change, name), fieldValue(lang, change, name, value))
    })
    .join('; ')
}

/** With how many rows fell with it. */
function deletionText(lang: Lang, change: Change): string {
  const rows = changedFields(change).filter(
    ({ before }) => Array.isArray(before) && before.some((item) => typeof item === 'object'),
  )
  const { dialogDeleted, dialogDeletedWith } = messages[lang]
  if (rows.length === 0) return dialogDeleted
  const named = rows.map(
    ({ name, before }) => `${fieldLabel(lang, change, name)}: ${fieldValue(lang, change, name, before)}`,
  )
  return dialogDeletedWith(named.join(', '))
}
