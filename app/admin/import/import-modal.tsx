import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { AccessNotice } from '../api/access-notice.tsx'
import { FileChoice } from './file-choice.tsx'
import type { ImportSource, LineResult } from './import-file.ts'
import { ImportLines } from './import-lines.tsx'
import { messages } from './messages.ne.ts'
import { useImport } from './use-import.ts'

interface ImportModalProps<Line extends LineResult> {
  source: ImportSource<Line>
  /** Also when something was stored before it stopped. */
  onClose: (hasStored: boolean) => void
}

/** A file of rows: chosen, looked at line by line, stored. */
export function ImportModal<Line extends LineResult>({ source, onClose }: ImportModalProps<Line>) {
  const text = useMessages(messages)
  const state = useImport(source)
  const { stage, results, done } = state
  const isBusy = stage === 'reading' || stage === 'importing'
  useUnsaved(state.left.length > 0)
  const close = () => stage !== 'importing' && onClose(done > 0)
  return (
    <Modal title={source.title} close={text.close} isOpen onClose={close}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
        {results.length === 0 ? (
          <FileChoice source={source} isBusy={isBusy} onChoose={(file) => void state.choose(file)} />
        ) : (
          <ImportLines source={source} results={results} hasBegun={done > 0} />
        )}
      </div>
      <AccessNotice />
      <ImportFoot state={state} onClose={close} />
    </Modal>
  )
}

interface ImportFootProps<Line extends LineResult> {
  state: ReturnType<typeof useImport<Line>>
  onClose: () => void
}

/** Progress, and what can be done next. */
function ImportFoot<Line extends LineResult>({ state, onClose }: ImportFootProps<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { stage, left, done, error } = state
  const isBusy = stage === 'importing'
  const number = (count: number) => digitsIn(lang, count)
  return (
    <div className="grid gap-3 border-t border-line px-5 py-3">
      <ErrorText>{error}</ErrorText>
      {(isBusy || done > 0) && (
        <label className="grid gap-1">
          <span role="status">
            {stage === 'finished' ? text.finished : text.progress(number(done), number(done + left.length))}
          </span>
          <progress value={done} max={done + left.length} className="h-3 w-full accent-brand" />
        </label>
      )}
      {stage === 'preview' && left.length === 0 && <p>{text.nothing}</p>}
      <div className="flex flex-wrap justify-end gap-3">
        {stage === 'preview' && done === 0 && (
          <button type="button" className={`${buttonStyle.secondary} me-auto`} onClick={state.forget}>
            {text.other}
          </button>
        )}
        <button type="button" className={buttonStyle.secondary} disabled={isBusy} onClick={onClose}>
          {text.close}
        </button>
        {(stage === 'preview' || isBusy) && left.length > 0 && (
          <button
            type="button"
            className={buttonStyle.primary}
            disabled={isBusy}
            onClick={() => void state.start()}
          >
            {isBusy && <Spinner />}
            {isBusy
              ? text.importing
              : done > 0
                ? text.goOn(number(left.length))
                : text.start(number(left.length))}
          </button>
        )}
      </div>
    </div>
  )
}
