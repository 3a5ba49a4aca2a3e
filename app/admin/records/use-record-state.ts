import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useMay } from '../api/use-may.ts'

/** What is open over the list. */
type Open<Row> = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

const nothingDone: { text: string; act?: string | undefined } = { text: '' }

interface Rows<Row> {
  rows: readonly Row[]
  reload: () => void
}

/** The open form of a list of rows, also one that a link opens, and what was said after the last change. */
export function useRecordState<Row extends { id: string }>({ rows, reload }: Rows<Row>) {
  const [pressed, setOpen] = useState<Open<Row>>({ kind: 'nothing' })
  const linked = useLinkedRow(rows)
  const open: Open<Row> = linked.row ? { kind: 'edit', row: linked.row } : pressed
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

/** The row whose form a link opens, by its id in `?edit=`; `leave` takes it out of the address. */
function useLinkedRow<Row extends { id: string }>(rows: readonly Row[]) {
  const [params, setParams] = useSearchParams()
  const id = params.get('edit')
  const isEditor = useMay('editor')
  return {
    row: isEditor && id ? rows.find((row) => row.id === id) : undefined,
    leave: () => {
      if (!id) return
      const without = (before: URLSearchParams) => {
        before.delete('edit')
        return before
      }
      setParams(without, { replace: true, preventScrollReset: true })
    },
  }
}

export type RecordState<Row extends { id: string }> = ReturnType<typeof useRecordState<Row>>
