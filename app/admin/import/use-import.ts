import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import { type ImportSource, type LineResult, problemsFirst } from './import-file.ts'
import { messages } from './messages.ne.ts'

/** A large file is one request. */
const timeoutMs = 90_000

interface Import<Line> {
  stage: 'choosing' | 'reading' | 'preview' | 'importing' | 'finished'
  csv: string
  /** Also lines about rows that are newer than the file are stored. */
  over: boolean
  /** The result of each line: first the expected, then the final one. */
  results: readonly Line[]
  /** What was stored, for an undo; undefined where it cannot be undone. */
  act?: string | undefined
  error: string | undefined
}

const nothing = { stage: 'choosing', csv: '', over: false, results: [], error: undefined } as const

/** Imports a file: a preview first, then all of it at once, or nothing where that fails. */
export function useImport<Line extends LineResult>({ path, maxBytes, tooLarge }: ImportSource<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const [state, setState] = useState<Import<Line>>(nothing)
  const put = (change: Partial<Import<Line>>) => setState((now) => ({ ...now, ...change }))
  const send = (body: { csv: string; apply: boolean; over?: true }) =>
    callAdmin<{ rows: Line[]; act?: string }>({ path, method: 'POST', body, lang, timeoutMs })

  const preview = async (csv: string, over: boolean) => {
    put({ stage: 'reading', error: undefined })
    const reply = await send({ csv, apply: false, ...(over && { over }) })
    if (reply.ok) put({ stage: 'preview', csv, over, results: problemsFirst(reply.answer.rows) })
    else put({ stage: csv === state.csv ? 'preview' : 'choosing', error: reply.error })
  }

  const choose = async (chosen: File) => {
    const fail = (error: string) => setState({ ...nothing, error })
    if (chosen.size > maxBytes) return fail(tooLarge)
    const bytes = await chosen.arrayBuffer().catch(() => undefined)
    if (!bytes) return fail(text.unreadable)
    const csv = textOf(bytes)
    if (csv === undefined) return fail(text.notUtf8)
    await preview(csv, false)
  }

  const start = async () => {
    const { csv, over } = state
    put({ stage: 'importing', error: undefined })
    const reply = await send({ csv, apply: true, ...(over && { over }) })
    if (!reply.ok) return put({ stage: 'preview', error: reply.error })
    const { rows, act } = reply.answer
    put({ stage: 'finished', results: problemsFirst(rows), act })
  }

  return {
    ...state,
    choose,
    setOver: (over: boolean) => void preview(state.csv, over),
    start,
    forget: () => setState(nothing),
  }
}

/** Undefined for a text that is not UTF-8, as Excel writes it where it is not told otherwise. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
