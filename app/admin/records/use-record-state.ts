import { useState } from 'react'

/** What is open over the list. */
type Open<Row> = { kind: 'nothing' } | { kind: 'add' } | { kind: 'edit' | 'delete'; row: Row }

const nothingDone: { text: string; entries: readonly number[] } = { text: '', entries: [] }

/** The open form of a list of rows, and what was said after the last change. */
export function useRecordState<Row>(reload: () => void) {
  const [open, setOpen] = useState<Open<Row>>({ kind: 'nothing' })
  const [done, setDone] = useState(nothingDone)
  const [failure, setFailure] = useState('')
  const close = () => setOpen({ kind: 'nothing' })
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

export type RecordState<Row> = ReturnType<typeof useRecordState<Row>>
