import { useState } from 'react'
import { useSearchParams } from 'react-router'

/** What is open over the list. */
type Open<Row> = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

const nothingDone: { text: string; entries: readonly number[] } = { text: '', entries: [] }

interface Rows<Row> {
  rows: readonly Row[]
  reload: () => void
}

/** The open form of a list of rows, also one that a link opens, and what was said after the last change. */
export function useRecordState<Row extends { id: string }>({ rows, reload }: Rows<Row>) {
  const [pressed, setOpen] = useState<Open<Row>>({ kind: 'nothing' })
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
    begin: (next: Open<Row>) => {
      setDone(nothingDone)
      setFailure('')
      setOpen(next)
    },
    /** @param entries audit log entries of a change that can be undone; @param failed a part that failed */
    finish: (text: string, entries: readonly number[] = [], failed = '') => {
      close()
      setFailure(failed)
      setDone({ text, entries })
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
  const open: Open<Row> | undefined = isAdding ? { kind: 'add' } : row && { kind: 'edit', row }
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
