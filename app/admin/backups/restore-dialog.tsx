import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useState } from 'react'
import { instantText } from '#app/lib/instant-text.ts'
import { languages } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { CheckedBackup } from '#app/records/backups/fields.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { LoadFailure, LoadingNotice } from '../lists/list-states.tsx'
import { FactorForm } from './factor-form.tsx'
import { messages } from './messages.ne.ts'
import type { FactorState } from './use-backups.ts'

/** A large file is read to its end. */
const checkTimeoutMs = 300_000

interface RestoreDialogProps {
  file: string
  factor: FactorState
  onClose: () => void
  onBegun: () => void
}

/** Reads the file first and shows what it holds; then asks for a word and the second factor. */
export function RestoreDialog({ file, factor, onClose, onBegun }: RestoreDialogProps) {
  const { restore: text } = useMessages(messages)
  const say = useMessages(formMessages)
  const lang = useLang()
  const { answer, isLoading, reload } = useLoaded(`${lang} ${file}`, (signal) =>
    callAdmin<{ check: CheckedBackup }>({
      path: 'admin-backup/check',
      method: 'POST',
      body: { file },
      lang,
      signal,
      timeoutMs: checkTimeoutMs,
    }),
  )
  return (
    <Modal title={text.title} close={say.close} isOpen onClose={onClose}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <p className="font-semibold wrap-anywhere">{file}</p>
        {answer === undefined && <LoadingNotice text={text.checking} />}
        {answer?.ok === false && (
          <LoadFailure title={text.checkFailed} error={answer.error} isBusy={isLoading} onRetry={reload} />
        )}
        {answer?.ok && (
          <>
            <Contents check={answer.answer.check} />
            <ConfirmForm file={file} factor={factor} onClose={onClose} onBegun={onBegun} />
          </>
        )}
      </div>
    </Modal>
  )
}

function Contents({ check: { made_at, engine, rows, tables, pending } }: { check: CheckedBackup }) {
  const { restore: text } = useMessages(messages)
  const lang = useLang()
  const count = (value: number) => groupedNumber(lang, value)
  return (
    <>
      <p>{text.holds(count(rows), count(tables.length), instantText(lang, made_at))}</p>
      <p>
        {pending.length === 0 ? text.sameRelease : text.olderRelease(digitsIn(lang, pending.length))}{' '}
        {text.engines[engine]}
      </p>
      <details>
        <summary className="min-h-11 content-center text-brand-ink underline">{text.tables}</summary>
        <ul className="grid gap-1 text-sm sm:grid-cols-2">
          {tables.map(({ name, rows: own }) => (
            <li key={name} className="wrap-anywhere" lang="en">
              {name}: {count(own)}
            </li>
          ))}
        </ul>
      </details>
      <ul className="grid list-disc gap-1 ps-5">
        {text.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}

function ConfirmForm({ file, factor, onClose, onBegun }: RestoreDialogProps) {
  const { restore: text } = useMessages(messages)
  const lang = useLang()
  const [word, setWord] = useState('')
  const [error, setError] = useState<string>()
  const isReady = () => {
    // That of the other language, too: not every keyboard has both scripts.
    const isTyped = languages.some((one) => word.trim().toUpperCase() === messages[one].restore.word)
    setError(isTyped ? undefined : text.wordWrong(text.word))
    return isTyped
  }
  const start = async () => {
    const reply = await callAdmin({
      path: 'admin-backup/restore',
      method: 'POST',
      body: { file },
      lang,
      timeoutMs: checkTimeoutMs,
    })
    if (reply.ok) onBegun()
    return reply as typeof reply & { answer: object }
  }
  return (
    <FactorForm
      factor={factor}
      submit={text.submit}
      busy={text.busy}
      isReady={isReady}
      onAct={start}
      onClose={onClose}
    >
      {factor !== 'missing' && factor !== 'off' && (
        <TextField
          label={text.wordLabel(text.word)}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          value={word}
          onChange={({ target }) => setWord(target.value)}
          error={error}
        />
      )}
    </FactorForm>
  )
}
