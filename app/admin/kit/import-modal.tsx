import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { Modal } from '#app/ui/dialog.tsx'
import { CheckField, Field, fieldStyle } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { AccessNotice, useUnsaved } from './access.tsx'
import { Button } from './buttons.tsx'
import { type AdminRequest, callAdmin, longTimeoutMs } from './call-admin.ts'
import { messages } from './messages.ne.ts'

/** The expected or final result of a line of the file. */
interface ImportLine {
  /** As spreadsheets number it: the head is line 1. */
  line: number
  outcome: string
  /** Of its row. */
  name?: string
  /** The market day of its prices. */
  date?: string | null
  /** Why it is not stored, with the name of the field if one is wrong. */
  reasons: readonly { field?: string; text: string }[]
  changes?: readonly { field: string; before: string; after: string }[]
}

interface ImportReply {
  rows: readonly ImportLine[]
  /** Where it can be undone. */
  act?: string
}

/** What can be imported, and how its lines are shown. */
export interface ImportSource {
  path: AdminRequest['path']
  /** The route's limit, less the overhead of JSON. */
  maxBytes: number
  /** Titles by their names, in the order of the counts. */
  outcomes: Readonly<Record<string, string>>
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
const isStored = (outcome: string) => outcome !== 'unchanged' && !problems.includes(outcome)

function problemsFirst(lines: readonly ImportLine[]): ImportLine[] {
  const place = ({ outcome }: ImportLine) =>
    problems.includes(outcome) ? problems.indexOf(outcome) : problems.length
  return lines.toSorted((one, other) => place(one) - place(other))
}

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
function useImport({ path, maxBytes, tooLarge }: ImportSource) {
  const [{ import: text }, lang] = useTexts(messages)
  const [state, setState] = useState(nothing)
  const put = (change: Partial<Import>) => setState((now) => ({ ...now, ...change }))
  const send = async (csv: string, apply: boolean, over: boolean) => {
    const body = { csv, apply, ...(over && { over }) }
    return await callAdmin<ImportReply>({ path, method: 'POST', body, lang, timeoutMs: longTimeoutMs })
  }
  const preview = async (csv: string, over: boolean) => {
    put({ stage: 'reading', error: undefined })
    const reply = await send(csv, false, over)
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
    put({ stage: 'importing', error: undefined })
    const reply = await send(state.csv, true, state.over)
    if (!reply.ok) return put({ stage: 'preview', error: reply.error })
    put({ stage: 'finished', lines: problemsFirst(reply.answer.rows), act: reply.answer.act })
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

interface ImportModalProps {
  source: ImportSource
  /** @param undo with the act of what was stored, where it can be undone */
  onStored: (message: string, undo: { act: string | undefined }) => void
  /** Nothing was stored. */
  onClose: () => void
}

/** A file of rows: chosen, looked at line by line, stored. */
export function ImportModal({ source, onStored, onClose }: ImportModalProps) {
  const { import: text, form } = useMessages(messages)
  const state = useImport(source)
  const { stage, lines, act } = state
  useUnsaved(stage === 'preview')
  const close = () => {
    if (stage === 'finished') onStored(text.finished, { act })
    else if (stage !== 'importing') onClose()
  }
  const isReading = stage === 'reading'
  return (
    <Modal title={source.title} close={form.close} onClose={close}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
        {lines.length > 0 ? (
          <ImportLines source={source} lines={lines} isDone={stage === 'finished'} />
        ) : (
          <>
            <Field label={text.choose} hint={<span className="wrap-anywhere">{source.hint}</span>}>
              {(control) => (
                <input
                  {...control}
                  type="file"
                  accept=".csv,text/csv"
                  disabled={isReading}
                  onChange={({ target }) => {
                    const file = target.files?.[0]
                    if (file) void state.choose(file)
                    // The same file can be chosen again once it is mended.
                    target.value = ''
                  }}
                  className={`${fieldStyle} mt-1`}
                />
              )}
            </Field>
            <p role="status" className="flex items-center gap-3 empty:hidden">
              {isReading && <Spinner />}
              {isReading && text.reading}
            </p>
          </>
        )}
      </div>
      <AccessNotice />
      <ImportFoot state={state} onClose={close} />
    </Modal>
  )
}

/** More rows would make the dialog slow. */
const mostShown = 200

interface ImportLinesProps {
  source: ImportSource
  lines: readonly ImportLine[]
  isDone: boolean
}

/** The result of each line of the file, with reasons; what is not stored stands first. */
function ImportLines({ source: { outcomes, about, labels = {} }, lines, isDone }: ImportLinesProps) {
  const [{ import: text, record, form }, lang] = useTexts(messages)
  const number = (count: number) => digitsIn(lang, count)
  const counts = Object.entries(outcomes).flatMap(([name, title]) => {
    const count = lines.filter(({ outcome }) => outcome === name).length
    return count > 0 ? [`${title} ${number(count)}`] : []
  })
  const caption = isDone ? text.became : text.willBe
  const label = (field: string) => labels[field] ?? field
  const detailsOf = ({ reasons, changes = [] }: ImportLine) => [
    ...reasons.map((reason) =>
      reason.field === undefined ? reason.text : record.reason(label(reason.field), reason.text),
    ),
    ...changes.map(({ field, before, after }) =>
      record.changed(label(field), before || form.empty, after || form.empty),
    ),
  ]
  return (
    <div>
      <p className="font-semibold">{`${text.preview(number(lines.length))}: ${counts.join(', ')}`}</p>
      <p className="mt-3 text-sm text-muted">{caption}</p>
      <DataTable
        caption={caption}
        className="[&_td]:align-top [&_th]:align-top"
        columnTitles={[text.line, about.title, text.outcome]}
        rows={lines.slice(0, mostShown).map((line) => [
          number(line.line),
          <span key="about" className="wrap-anywhere">
            {about.cell(line) || '-'}
          </span>,
          <>
            <span className={`font-semibold ${colourOf(line.outcome)}`}>
              {outcomes[line.outcome] ?? line.outcome}
            </span>
            {detailsOf(line).map((detail) => (
              <span key={detail} className="block text-sm wrap-anywhere">
                {detail}
              </span>
            ))}
          </>,
        ])}
      />
      {lines.length > mostShown && (
        <p className="mt-3 text-sm text-muted">{text.firstLines(number(mostShown), number(lines.length))}</p>
      )}
    </div>
  )
}

/** The class of the text of an outcome. */
function colourOf(outcome: string): string {
  if (isStored(outcome)) return outcome === 'held' ? 'text-ink' : 'text-good'
  return outcome === 'unchanged' ? 'text-muted' : 'text-simrik'
}

/** What can be done next. */
function ImportFoot({ state, onClose }: { state: ReturnType<typeof useImport>; onClose: () => void }) {
  const [{ import: text, form }, lang] = useTexts(messages)
  const { stage, lines, over, error } = state
  const isBusy = stage === 'importing' || (stage === 'reading' && lines.length > 0)
  const isPreview = stage === 'preview' || isBusy
  const number = (count: number) => digitsIn(lang, count)
  const stored = lines.filter(({ outcome }) => isStored(outcome)).length
  const stale = lines.filter(({ outcome }) => outcome === 'stale').length
  return (
    <div className="grid gap-3 border-t border-line px-5 py-3">
      <ErrorText>{error}</ErrorText>
      <p role="status" className="empty:hidden">
        {stage === 'finished' && text.finished}
      </p>
      {isPreview && (over || stale > 0) && (
        <CheckField
          label={over ? text.isOver : text.over(number(stale))}
          checked={over}
          disabled={isBusy}
          onChange={({ target }) => state.setOver(target.checked)}
        />
      )}
      {stage === 'preview' && stored === 0 && <p>{text.nothing}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        {stage === 'preview' && (
          <Button className="me-auto" onClick={state.forget}>
            {text.other}
          </Button>
        )}
        <Button disabled={stage === 'importing'} onClick={onClose}>
          {form.close}
        </Button>
        {isPreview && stored > 0 && (
          <Button isPrimary disabled={isBusy} onClick={() => void state.start()}>
            {isBusy && <Spinner />}
            {stage === 'importing' ? text.importing : text.start(number(stored))}
          </Button>
        )}
      </div>
    </div>
  )
}
