import { useState } from 'react'
import { csvOf } from '#app/lib/csv.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin } from './call-admin.ts'
import { messages } from './messages.ne.ts'

/** The expected or final result of a line of the file. */
export interface ImportLine {
  /** As spreadsheets number it: the head is line 1. */
  line: number
  outcome: string
  /** Of its row. */
  name?: string
  /** The market day of its prices. */
  date?: string | null
  /** Why it is not stored as it is, with the field or a code. */
  reasons: readonly { field?: string; code?: string; text: string }[]
  changes?: readonly { field: string; before: string; after: string }[]
}

/** What can be imported, and how its lines are shown. */
export interface ImportSource {
  path: AdminRequest['path']
  /** The route's limit, less the overhead of JSON. */
  maxBytes: number
  /** Titles by their names, in the order of the counts. */
  outcomes: Readonly<Record<string, string>>
  /** Of its files, without the ending. */
  name: string
  /** Of an empty file. */
  columns: readonly string[]
  title: string
  /** Below the choice of a file. */
  hint: string
  tooLarge: string
  /** The second column of the preview. */
  about: { title: string; cell: (line: ImportLine) => string }
  /** Of fields; others are named as their columns. */
  labels?: Readonly<Record<string, string>>
}

/** Those that are not stored stand first: the operator has to look at them. */
const problems = ['refused', 'stale']

/** Whether a line of this outcome is stored. */
export const isStored = (outcome: string) => outcome !== 'unchanged' && !problems.includes(outcome)

/** The class of the text of an outcome. */
export function colourOf(outcome: string): string {
  if (isStored(outcome)) return outcome === 'held' ? 'text-ink' : 'text-good'
  return outcome === 'unchanged' ? 'text-muted' : 'text-simrik'
}

export function problemsFirst(lines: readonly ImportLine[]): ImportLine[] {
  const place = ({ outcome }: ImportLine) =>
    problems.includes(outcome) ? problems.indexOf(outcome) : problems.length
  return lines.toSorted((one, other) => place(one) - place(other))
}

/** The lines that are not stored, with their reasons, as a file; undefined where all are. */
export function problemFile(
  lines: readonly ImportLine[],
  columnTitles: readonly [line: string, field: string, reason: string],
): string | undefined {
  const rows = lines
    .filter(({ outcome }) => problems.includes(outcome))
    .flatMap(({ line, reasons }) =>
      reasons.map(({ field, code, text }) => [String(line), field ?? code ?? '', text]),
    )
  return rows.length > 0 ? csvOf([columnTitles, ...rows]) : undefined
}

/** A large file is one request. */
const timeoutMs = 90_000

interface Import {
  stage: 'choosing' | 'reading' | 'preview' | 'importing' | 'finished'
  csv: string
  /** Also lines about rows that are newer than the file are stored. */
  over: boolean
  /** First with the expected results, then with the final ones. */
  lines: readonly ImportLine[]
  /** What was stored, for an undo; undefined where it cannot be undone. */
  act?: string
  error: string | undefined
}

const nothing: Import = { stage: 'choosing', csv: '', over: false, lines: [], error: undefined }

/** Imports a file: a preview first, then all of it at once, or nothing where that fails. */
export function useImport({ path, maxBytes, tooLarge }: ImportSource) {
  const { import: text } = useMessages(messages)
  const lang = useLang()
  const [state, setState] = useState(nothing)
  const put = (change: Partial<Import>) => setState((now) => ({ ...now, ...change }))
  const send = (body: { csv: string; apply: boolean; over?: true }) =>
    callAdmin<{ rows: ImportLine[]; act?: string }>({ path, method: 'POST', body, lang, timeoutMs })

  const preview = async (csv: string, over: boolean) => {
    put({ stage: 'reading', error: undefined })
    const reply = await send({ csv, apply: false, ...(over && { over }) })
    if (reply.ok) put({ stage: 'preview', csv, over, lines: problemsFirst(reply.answer.rows) })
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
    put({ stage: 'finished', lines: problemsFirst(rows), act })
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
