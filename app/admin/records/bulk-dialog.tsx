import { useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { BulkAnswer } from '#app/platform/editing/answers.ts'
import type { FormValues } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { RequestDialog } from '../forms/request-dialog.tsx'
import type { RecordForm } from '../forms/use-form.ts'
import type { Selection } from '../lists/use-selection.ts'
import { messages } from './messages.ne.ts'

type BulkChange = { set: FormValues } | { delete: true }

/** A change that is offered as a button. */
export interface BulkAction {
  button: string
  /** With the number of rows in words. */
  title: (rows: string) => string
  text: string
  change: BulkChange
}

interface BulkDialogProps {
  path: RecordForm['path']
  selection: Selection
  action: BulkAction
  onClose: () => void
  onDone: (done: BulkAnswer) => void
}

/** Of 2,000 rows, the most of one change: on a slow server. */
const timeoutMs = 90_000

/** Asks, then changes or deletes the selected rows. Where their number is another one by now, it asks again with that. */
export function BulkDialog({ path, selection, action, onClose, onDone }: BulkDialogProps) {
  const say = useMessages(messages)
  const lang = useLang()
  const [expected, setExpected] = useState(selection.count)
  const body = { ...selection.rows, ...action.change, expected }
  return (
    <RequestDialog
      call={{ path: `${path}/bulk`, method: 'POST', body, timeoutMs }}
      title={action.title(say.rows(groupedNumber(lang, expected)))}
      text={action.text}
      yes={action.button}
      busy={say.busy}
      onClose={onClose}
      // With the bar.
      isOpenerGone
      onDone={(answer) => onDone(answer as BulkAnswer)}
      onFailed={({ current }) => {
        const { count } = Object(current) as { count?: unknown }
        // The next press confirms the number that the server found.
        if (typeof count === 'number' && count > 0) setExpected(count)
      }}
    />
  )
}
