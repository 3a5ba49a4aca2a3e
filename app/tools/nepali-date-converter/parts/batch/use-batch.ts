import { useEffect, useRef, useState } from 'react'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import {
  type ConvertedLine,
  convertedIn,
  convertLine,
  type Line,
  linesOf,
  maxLines,
} from '../../batch-lines.ts'
import type { Calendar } from '../../calendars.ts'
import { events } from '../../tool-names.ts'

/** Longest work without a pause; about half a frame, so that the page stays responsive. */
const sliceMs = 8

export type BatchState =
  | { kind: 'idle' }
  | { kind: 'empty' }
  | { kind: 'too-many'; count: number }
  | { kind: 'running'; done: number; total: number }
  | { kind: 'done'; from: Calendar; lines: readonly ConvertedLine[] }

/** Converts many lines in slices; a new start cancels the previous one. */
export function useBatch() {
  const [state, setState] = useState<BatchState>({ kind: 'idle' })
  const current = useRef(0)
  useEffect(
    () => () => {
      current.current += 1
    },
    [],
  )

  const start = async (from: Calendar, text: string) => {
    current.current += 1
    const run = current.current
    const lines = linesOf(text)
    if (lines.length === 0) return setState({ kind: 'empty' })
    if (lines.length > maxLines) return setState({ kind: 'too-many', count: lines.length })
    recordUsage(events.convert)
    const converted: ConvertedLine[] = []
    while (converted.length < lines.length) {
      setState({ kind: 'running', done: converted.length, total: lines.length })
      await pause()
      if (run !== current.current) return
      convertSlice(from, lines, converted)
    }
    setState({ kind: 'done', from, lines: converted })
  }
  const readAs = (meant: Calendar) => {
    if (state.kind === 'done') setState({ ...state, lines: convertedIn(meant, state.lines) })
  }
  return { state, start, readAs }
}

function convertSlice(from: Calendar, lines: readonly Line[], converted: ConvertedLine[]) {
  const end = performance.now() + sliceMs
  for (const line of lines.slice(converted.length)) {
    converted.push(convertLine(from, line))
    if (performance.now() > end) return
  }
}

function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0)
  })
}
