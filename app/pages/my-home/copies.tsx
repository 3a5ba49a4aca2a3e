import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useRef, useState } from 'react'
import { useTexts } from '#app/platform/i18n/use-language.ts'
import { withNextDays } from '#app/platform/personal/own-day.ts'
import {
  emptyRecord,
  fieldsOf,
  jsonFrom,
  keyOf,
  listOf,
  type PersonalRecord,
  readPersonal,
  recordFrom,
} from '#app/platform/personal/personal-record.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { messages } from './messages.ne.ts'
import { type PartProps, useFocusLater } from './part.tsx'

/** A full record has a few kilobytes. */
const largestBytes = 100_000

interface Outcome {
  text: string
  isFailure?: boolean
  /** The record before a change that can be taken back. */
  before?: PersonalRecord
}

interface CopiesProps extends Pick<PartProps, 'change'> {
  today: string
  /** Paths of the tools that can be pinned. */
  tools: readonly string[]
}

/** Export, import and reset; the last two can be taken back. */
export function Copies({ change, today, tools }: CopiesProps) {
  const [text, lang] = useTexts(messages)
  const file = useRef<HTMLInputElement>(null)
  const resetButton = useRef<HTMLButtonElement>(null)
  const focusLater = useFocusLater()
  const [outcome, setOutcome] = useState<Outcome>()

  function exportFile() {
    downloadFile('my-home.json', 'application/json', `${JSON.stringify(readPersonal(), null, 2)}\n`)
    setOutcome({ text: text.exported })
  }

  async function importFile(chosen: File) {
    // It may have been moved meanwhile.
    const content = chosen.size > largestBytes ? '' : await chosen.text().catch(() => '')
    const before = readPersonal()
    const found = importInto(before, content, tools)
    if (!found) return setOutcome({ text: text.badFile, isFailure: true })
    const count = (number: number) => digitsIn(lang, number)
    const { added, leftOut } = found
    if (!change(withNextDays(found.record, today))) return setOutcome(undefined)
    setOutcome({
      text:
        text.imported(count(added.tools), count(added.currencies), count(added.days)) +
        (leftOut > 0 ? text.leftOut(count(leftOut)) : ''),
      before,
    })
  }

  function reset() {
    const before = readPersonal()
    if (change(emptyRecord)) setOutcome({ text: text.wasReset, before })
  }

  function undo(before: PersonalRecord) {
    focusLater(() => resetButton.current)
    if (change(before)) setOutcome({ text: text.undone })
  }

  return (
    <Card title={text.copies}>
      <p className="mt-1 text-muted">{text.copiesHint}</p>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={text.import}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void importFile(chosen)
          // So that the same file can be chosen again.
          target.value = ''
        }}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={exportFile}>
          {text.export}
        </button>
        <button type="button" className={buttonStyle.secondary} onClick={() => file.current?.click()}>
          {text.import}
        </button>
        <button ref={resetButton} type="button" className={buttonStyle.secondary} onClick={reset}>
          {text.reset}
        </button>
      </div>
      <ErrorText className="mt-3">{outcome?.isFailure && outcome.text}</ErrorText>
      <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden">
        <p role="status" className="font-semibold empty:hidden">
          {!outcome?.isFailure && outcome?.text}
        </p>
        {outcome?.before && (
          <button
            type="button"
            className={buttonStyle.primary}
            onClick={() => outcome.before && undo(outcome.before)}
          >
            {text.undo}
          </button>
        )}
      </div>
    </Card>
  )
}

const importedLists = ['tools', 'currencies', 'days'] as const

/**
 * Adds a file's entries behind those of a record; nothing of the record is lost. Undefined where the file is not one of ours.
 *
 * @param tools the paths of the tools that there are
 */
export function importInto(own: PersonalRecord, text: string, tools: readonly string[]) {
  const value = jsonFrom(text)
  const fields = fieldsOf(value)
  if (fields.version !== emptyRecord.version) return undefined
  const file = recordFrom(value)
  const known = (path: string) => tools.includes(path)
  const record = recordFrom({
    version: own.version,
    tools: [...own.tools, ...file.tools.filter(known)],
    currencies: [...own.currencies, ...file.currencies],
    days: [...own.days, ...file.days],
    recent: [...own.recent, ...file.recent.filter(known)],
  })
  const added = { tools: 0, currencies: 0, days: 0 }
  /** Entries of the file that were not taken over. */
  let leftOut = 0
  for (const list of importedLists) {
    const there = record[list].map(keyOf)
    added[list] = there.length - own[list].length
    leftOut += listOf(fields[list]).length - file[list].filter((entry) => there.includes(keyOf(entry))).length
  }
  return { record, added, leftOut }
}
