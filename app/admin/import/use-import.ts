import { useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import {
  type ImportFile,
  type ImportSource,
  type LineResult,
  merged,
  partOf,
  readImportFile,
  stepsOf,
  withLines,
} from './import-file.ts'
import { messages } from './messages.ne.ts'

/** The preview of a large file is one request. */
const timeoutMs = 90_000

type Stage = 'choosing' | 'reading' | 'preview' | 'importing' | 'finished'

interface Import<Line> {
  stage: Stage
  file: ImportFile
  /** The result of each line: first the expected, then the final one. */
  results: readonly Line[]
  /** Lines still to be stored. */
  left: readonly Line[]
  done: number
  error: string | undefined
}

const nothing = {
  stage: 'choosing',
  file: { head: [], lines: [] },
  results: [],
  left: [],
  done: 0,
  error: undefined,
} as const

/** Imports a file: a preview first, then step by step; an interrupted import can be resumed. */
export function useImport<Line extends LineResult>(source: ImportSource<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const [state, setState] = useState<Import<Line>>(nothing)
  const put = (change: Partial<Import<Line>>) => setState((now) => ({ ...now, ...change }))

  const choose = async (chosen: File) => {
    setState({ ...nothing, stage: 'reading' })
    const fail = (error: string) => setState({ ...nothing, error })
    if (chosen.size > source.maxBytes) return fail(source.tooLarge)
    const bytes = await chosen.arrayBuffer().catch(() => undefined)
    if (!bytes) return fail(text.unreadable)
    const csv = textOf(bytes)
    if (csv === undefined) return fail(text.notUtf8)
    const reply = await send(source, { csv, apply: false }, lang)
    if (!reply.ok) return fail(reply.error)
    const results = reply.answer.rows
    const left = stepsOf(results, source).flat()
    setState({ ...nothing, stage: 'preview', file: readImportFile(csv), results, left })
  }

  const start = async () => {
    const { file } = state
    put({ stage: 'importing', error: undefined })
    for (const step of stepsOf(state.left, source)) {
      const reply = await send(source, { csv: partOf(file, step), apply: true }, lang)
      if (!reply.ok) return put({ stage: 'preview', error: text.stopped(reply.error) })
      const done = withLines(step, reply.answer.rows)
      setState((now) => withStep(now, step, done))
    }
    put({ stage: 'finished' })
  }

  return { ...state, choose, start, forget: () => setState(nothing) }
}

/** Undefined for a text that is not UTF-8, as Excel writes it where it is not told otherwise. */
function textOf(bytes: ArrayBuffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function send<Line extends LineResult>(
  { path }: ImportSource<Line>,
  body: { csv: string; apply: boolean },
  lang: Lang,
) {
  return callAdmin<{ rows: Line[] }>({ path, method: 'POST', body, lang, timeoutMs })
}

function withStep<Line extends LineResult>(
  now: Import<Line>,
  step: readonly Line[],
  done: readonly Line[],
): Import<Line> {
  return {
    ...now,
    results: merged(now.results, done),
    left: now.left.filter(({ line }) => !step.some((sent) => sent.line === line)),
    done: now.done + step.length,
  }
}
