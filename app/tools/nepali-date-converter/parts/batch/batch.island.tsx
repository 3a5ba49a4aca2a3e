import { digitsIn } from '@chautari/bikram-sambat'
import { useEffect, useId, useRef, useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { recordUsage } from '#app/platform/usage/record-usage.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextAreaField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { Calendar } from '../../conversion.ts'
import { messages } from '../../messages.ne.ts'
import { events } from '../../tool-names.ts'
import { FoldedCard } from '../folded-card.tsx'
import {
  BatchResults,
  type ConvertedLine,
  convertedIn,
  convertLine,
  isAmbiguous,
  type Line,
  linesOf,
  maxLines,
} from './batch-results.tsx'
import { messages as batchMessages } from './messages.ne.ts'

/** Converts a list of dates into a table and a file. */
export default function Batch() {
  const { converting, direction } = useMessages(messages)
  const [text, lang] = useTexts(batchMessages)
  const id = useId()
  const { state, start, readAs } = useBatch()
  const running = state.kind === 'running'
  const ready = useHydrated() && !running
  const failed = state.kind === 'empty' || state.kind === 'too-many'
  return (
    <FoldedCard id="many" title={text.heading} className="mt-2 sm:mt-3 noscript:hidden">
      <p className="no-print mt-1 text-muted">{text.about(groupedNumber(lang, maxLines))}</p>
      <form
        noValidate
        className="no-print mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const dates = form.get('dates')
          if (typeof dates === 'string') void start(form.get('from') === 'ad' ? 'ad' : 'bs', dates)
        }}
      >
        <TextAreaField
          name="dates"
          label={text.label}
          rows={6}
          autoComplete="off"
          spellCheck={false}
          placeholder={`${digitsIn(lang, '2082-04-29')}\n${digitsIn(lang, '2082-05-01')}`}
          isInvalid={failed}
          describedBy={id}
        />
        <div className="flex flex-wrap items-end gap-3">
          <SelectField
            name="from"
            label={direction}
            autoComplete="off"
            options={[
              ['bs', text.toAd],
              ['ad', text.toBs],
            ]}
            className="grow sm:grow-0"
          />
          <button type="submit" disabled={!ready} className={`${buttonStyle.primary} grow sm:grow-0`}>
            {running && <Spinner />}
            {running ? converting : text.convert}
          </button>
        </div>
      </form>
      {state.kind === 'running' && (
        <progress
          max={state.total}
          value={state.done}
          aria-label={converting}
          className="mt-4 h-3 w-full accent-brand"
        />
      )}
      <p role="status" id={id} className={`mt-3 ${failed ? 'text-simrik' : ''}`}>
        <BatchMessage state={state} />
      </p>
      {state.kind === 'done' && <WhichCalendar lines={state.lines} readAs={readAs} />}
      {state.kind === 'done' && <BatchResults from={state.from} lines={state.lines} />}
    </FoldedCard>
  )
}

interface WhichCalendarProps {
  lines: readonly ConvertedLine[]
  readAs: (meant: Calendar) => void
}

/** Asks once for the calendar of all ambiguous lines. */
function WhichCalendar({ lines, readAs }: WhichCalendarProps) {
  const [text, lang] = useTexts(batchMessages)
  const count = lines.filter(isAmbiguous).length
  if (count === 0) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      <p>{text.whichCalendar(groupedNumber(lang, count))}</p>
      {(['bs', 'ad'] as const).map((calendar) => (
        <button
          key={calendar}
          type="button"
          className={buttonStyle.secondary}
          onClick={() => readAs(calendar)}
        >
          {text.readAs[calendar]}
        </button>
      ))}
    </div>
  )
}

function BatchMessage({ state }: { state: BatchState }) {
  const [text, lang] = useTexts(batchMessages)
  const number = (value: number) => groupedNumber(lang, value)
  switch (state.kind) {
    case 'idle':
      return null
    case 'empty':
      return text.empty
    case 'too-many':
      return text.tooMany(number(state.count), number(maxLines))
    case 'running':
      return text.progress(number(state.done), number(state.total))
    case 'done': {
      const good = state.lines.filter(({ conversion }) => conversion.ok).length
      return text.done(number(good), number(state.lines.length - good))
    }
  }
}

/** Longest work without a pause; about half a frame, so that the page stays responsive. */
const sliceMs = 8

type BatchState =
  | { kind: 'idle' }
  | { kind: 'empty' }
  | { kind: 'too-many'; count: number }
  | { kind: 'running'; done: number; total: number }
  | { kind: 'done'; from: Calendar; lines: readonly ConvertedLine[] }

/** Converts many lines in slices; a new start cancels the previous one. */
function useBatch() {
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
      // The browser draws between two slices.
      await new Promise((resolve) => setTimeout(resolve, 0))
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
