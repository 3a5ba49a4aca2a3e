import { useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Change } from '#app/records/audit/schema.ts'
import { changedFields } from '../kit/history-texts.ts'
import { RequestDialog } from '../kit/request-dialog.tsx'
import { fieldLabel, fieldValue, titleOfChanged } from './field-labels.ts'
import { messages } from './messages.ne.ts'

interface RestoreDialogProps {
  change: Change
  /** Only this field. */
  field?: string | undefined
  onClose: () => void
  onDone: () => void
}

/** Says what a restore sets, sends it, and asks again where the record was changed since. */
export function RestoreDialog({ change, field, onClose, onDone }: RestoreDialogProps) {
  const text = useMessages(messages)
  const lang = useLang()
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
