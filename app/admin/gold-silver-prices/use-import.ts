import { useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { callAdmin } from '../api/call-admin.ts'
import { messages } from './messages.ne.ts'
import {
  type LineResult,
  merged,
  type PriceFile,
  partOf,
  readPriceFile,
  stepsOf,
  withLines,
} from './price-file.ts'

/** The route's limit, less the overhead of JSON. */
const maxBytes = 200 * 1024

type Stage = 'choosing' | 'reading' | 'preview' | 'importing' | 'finished'

interface Import {
  stage: Stage
  file: PriceFile
  /** The result of each line: first the expected, then the final one. */
  results: readonly LineResult[]
  /** Lines still to be stored. */
  left: readonly LineResult[]
  done: number
  error: string | undefined
}

const nothing: Import = {
  stage: 'choosing',
  file: { head: [], lines: [] },
  results: [],
  left: [],
  done: 0,
  error: undefined,
}

/** Imports a price file: a preview first, then step by step; an interrupted import can be resumed. */
export function useImport() {
  const text = useMessages(messages)
  const lang = useLang()
  const [state, setState] = useState(nothing)
  const put = (change: Partial<Import>) => setState((now) => ({ ...now, ...change }))

  const choose = async (chosen: File) => {
    setState({ ...nothing, stage: 'reading' })
    if (chosen.size > maxBytes) return setState({ ...nothing, error: text.file.tooLarge })
    const csv = await chosen.text().catch(() => undefined)
    if (csv === undefined) return setState({ ...nothing, error: text.file.unreadable })
    const reply = await send(csv, false, lang)
    if (!reply.ok) return setState({ ...nothing, error: reply.error })
    const results = reply.answer.rows
    setState({
      ...nothing,
      stage: 'preview',
      file: readPriceFile(csv),
      results,
      left: stepsOf(results).flat(),
    })
  }

  const start = async () => {
    const { file } = state
    put({ stage: 'importing', error: undefined })
    for (const step of stepsOf(state.left)) {
      const reply = await send(partOf(file, step), true, lang)
      if (!reply.ok) return put({ stage: 'preview', error: text.file.stopped(reply.error) })
      const done = withLines(step, reply.answer.rows)
      setState((now) => withStep(now, step, done))
    }
    put({ stage: 'finished' })
  }

  return { ...state, choose, start, forget: () => setState(nothing) }
}

function send(csv: string, apply: boolean, lang: Lang) {
  return callAdmin<{ rows: LineResult[] }>({
    path: 'admin-gold-silver-prices/import',
    method: 'POST',
    body: { csv, apply },
    lang,
  })
}

function withStep(now: Import, step: readonly LineResult[], done: readonly LineResult[]): Import {
  return {
    ...now,
    results: merged(now.results, done),
    left: now.left.filter(({ line }) => !step.some((sent) => sent.line === line)),
    done: now.done + step.length,
  }
}
