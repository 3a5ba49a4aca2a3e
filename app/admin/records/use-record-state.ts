import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** What is open over the list. */
type Open<Row, Kind> = { kind: 'nothing' } | { kind: 'add' } | { kind: Kind | 'edit'; row: Row }

const nothingDone: { text: string; act?: string | undefined } = { text: '' }

interface Rows<Row> {
  rows: readonly Row[]
  reload: () => void
}

/**
 * The open form or question of a list of rows, also a form that a link opens, and what was said after the last change.
 *
 * @typeParam Kind what can be asked about a row
 */
export function useRecordState<Row extends { id: string }, Kind extends string = 'delete'>({
  rows,
  reload,
}: Rows<Row>) {
  const [pressed, setOpen] = useState<Open<Row, Kind>>({ kind: 'nothing' })
  const linked = useLinkedForm<Row, Kind>(rows)
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
    begin: (next: Open<Row, Kind>) => {
      setDone(nothingDone)
      setFailure('')
      setOpen(next)
    },
    /** @param act what can be undone; @param failed a part that failed */
    finish: (text: string, act?: string, failed = '') => {
      close()
      setFailure(failed)
      setDone({ text, act })
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
function useLinkedForm<Row extends { id: string }, Kind>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('edit')
  const isAdding = params.has('add')
  const row = rows.find((one) => one.id === id)
  const open: Open<Row, Kind> | undefined = isAdding ? { kind: 'add' } : row && { kind: 'edit', row }
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

export type RecordState<Row extends { id: string }> = ReturnType<typeof useRecordState<Row>>
