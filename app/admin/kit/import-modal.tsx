import { digitsIn } from 'bikram-sambat-calendar/digits'
import { csvOf } from '#app/lib/csv.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { Modal } from '#app/ui/dialog.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { CheckField, Field, fieldStyle } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { AccessNotice, useUnsaved } from './access.tsx'
import { Button } from './button.tsx'
import { ImportLines } from './import-lines.tsx'
import { messages } from './messages.ne.ts'
import { type ImportSource, isStored, useImport } from './use-import.ts'

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
  return (
    <Modal title={source.title} close={form.close} isOpen onClose={close}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
        {lines.length === 0 ? (
          <FileChoice
            source={source}
            isBusy={stage === 'reading'}
            onChoose={(file) => void state.choose(file)}
          />
        ) : (
          <ImportLines source={source} lines={lines} isStored={stage === 'finished'} />
        )}
      </div>
      <AccessNotice />
      <ImportFoot state={state} onClose={close} />
    </Modal>
  )
}

interface FileChoiceProps {
  source: ImportSource
  isBusy: boolean
  onChoose: (file: File) => void
}

/** A file is chosen, or dropped anywhere in the area; an empty one can be downloaded. */
function FileChoice({ source: { name, columns, hint }, isBusy, onChoose }: FileChoiceProps) {
  const { import: text } = useMessages(messages)
  const choose = (files: FileList | null) => {
    const file = files?.[0]
    if (file && !isBusy) onChoose(file)
  }
  return (
    <>
      <fieldset
        className="min-w-0 rounded-xl border-2 border-dashed border-line-strong p-4"
        // Else the browser opens the file in place of the panel.
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          choose(event.dataTransfer.files)
        }}
      >
        <Field label={text.choose} hint={<span className="wrap-anywhere">{hint}</span>}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,text/csv"
              disabled={isBusy}
              onChange={({ target }) => {
                choose(target.files)
                // The same file can be chosen again once it is mended.
                target.value = ''
              }}
              className={`${fieldStyle} mt-1`}
            />
          )}
        </Field>
        <p className="mt-2 text-sm text-muted">{text.drop}</p>
      </fieldset>
      <p role="status" className="flex items-center gap-3 empty:hidden">
        {isBusy && <Spinner />}
        {isBusy && text.reading}
      </p>
      <Button
        className="justify-self-start"
        onClick={() => downloadFile(`${name}-empty.csv`, 'text/csv', csvOf([columns]))}
      >
        {text.template}
      </Button>
    </>
  )
}

interface ImportFootProps {
  state: ReturnType<typeof useImport>
  onClose: () => void
}

/** What can be done next. */
function ImportFoot({ state, onClose }: ImportFootProps) {
  const { import: text, form } = useMessages(messages)
  const lang = useLang()
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
