import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MailOutcome } from '#app/platform/mail/mail-outcome.ts'

/** What is open over the list. */
type Open<Row, Kind, Tool> = { kind: 'nothing' | 'add' | Tool } | { kind: Kind | 'edit'; row: Row }

/** What was done last. */
export interface Done {
  text: string
  /** Undefined where there is nothing to undo. */
  act?: string | undefined
  /** What became of the e-mail about it. */
  mail?: MailOutcome | undefined
}

/** A row's button calls one of them when it is done. */
export interface RowCallbacks {
  done: (message: string) => void
  failed: (error: string) => void
}

const nothingDone: Done = { text: '' }

/**
 * The open form or question of a list of rows, also a form that a link opens, and what was done last.
 *
 * @typeParam Kind what can be asked about a row
 * @typeParam Tool what can be opened for the list
 */
export function useRecordState<
  Row extends { id: string },
  Kind extends string = 'delete',
  Tool extends string = never,
>({ rows, reload }: { rows: readonly Row[]; reload: () => void }) {
  const [pressed, setOpen] = useState<Open<Row, Kind, Tool>>({ kind: 'nothing' })
  const linked = useLinkedForm(rows)
  const open = linked.open ?? pressed
  const [done, setDone] = useState(nothingDone)
  const [failure, setFailure] = useState('')
  const close = () => {
    linked.leave()
    setOpen({ kind: 'nothing' })
  }
  return {
    open,
    done,
    failure,
    close,
    begin: (next: Open<Row, Kind, Tool>) => {
      setDone(nothingDone)
      setFailure('')
      setOpen(next)
    },
    /** @param failed a part that failed */
    finish: (text: string, { failed = '', ...more }: Omit<Done, 'text'> & { failed?: string } = {}) => {
      close()
      setFailure(failed)
      setDone({ text, ...more })
      reload()
    },
    fail: (error: string) => {
      setDone(nothingDone)
      setFailure(error)
      reload()
    },
  }
}

/** The form that a link opens, of a row by its id in `?edit=`, or with `?add=`; `leave` takes it out of the address. */
function useLinkedForm<Row extends { id: string }>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('edit')
  const isAdding = params.has('add')
  const row = rows.find((one) => one.id === id)
  const open = isAdding ? { kind: 'add' as const } : row && { kind: 'edit' as const, row }
  return {
    open,
    leave: () => {
      if (!id && !isAdding) return
      const without = (before: URLSearchParams) => {
        before.delete('edit')
        before.delete('add')
        return before
      }
      setParams(without, { replace: true, preventScrollReset: true })
    },
  }
}
