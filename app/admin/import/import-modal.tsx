import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { AccessNotice } from '../api/access-notice.tsx'
import { FileChoice } from './file-choice.tsx'
import { type ImportSource, isStored, type LineResult } from './import-file.ts'
import { ImportLines } from './import-lines.tsx'
import { messages } from './messages.ne.ts'
import { useImport } from './use-import.ts'

export interface ImportModalProps<Line extends LineResult> {
  source: ImportSource<Line>
  /** @param act of what was stored, where it can be undone */
  onStored: (said: string, act?: string) => void
  /** Nothing was stored. */
  onClose: () => void
}

/** A file of rows: chosen, looked at line by line, stored. */
export function ImportModal<Line extends LineResult>({ source, onStored, onClose }: ImportModalProps<Line>) {
  const text = useMessages(messages)
  const state = useImport(source)
  const { stage, results, act } = state
  useUnsaved(stage === 'preview')
  const close = () => {
    if (stage === 'finished') onStored(text.finished, act)
    else if (stage !== 'importing') onClose()
  }
  return (
    <Modal title={source.title} close={text.close} isOpen onClose={close}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
        {results.length === 0 ? (
          <FileChoice
            source={source}
            isBusy={stage === 'reading'}
            onChoose={(file) => void state.choose(file)}
          />
        ) : (
          <ImportLines source={source} results={results} isStored={stage === 'finished'} />
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

/** What can be done next. */
function ImportFoot<Line extends LineResult>({ state, onClose }: ImportFootProps<Line>) {
  const text = useMessages(messages)
  const lang = useLang()
  const { stage, results, over, error } = state
  const isBusy = stage === 'importing' || (stage === 'reading' && results.length > 0)
  const isPreview = stage === 'preview' || isBusy
  const number = (count: number) => digitsIn(lang, count)
  const stored = results.filter(({ outcome }) => isStored(outcome)).length
  const stale = results.filter(({ outcome }) => outcome === 'stale').length
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
          <button type="button" className={`${buttonStyle.secondary} me-auto`} onClick={state.forget}>
            {text.other}
          </button>
        )}
        <button
          type="button"
          className={buttonStyle.secondary}
          disabled={stage === 'importing'}
          onClick={onClose}
        >
          {text.close}
        </button>
        {isPreview && stored > 0 && (
          <button
            type="button"
            className={buttonStyle.primary}
            disabled={isBusy}
            onClick={() => void state.start()}
          >
            {isBusy && <Spinner />}
            {stage === 'importing' ? text.importing : text.start(number(stored))}
          </button>
        )}
      </div>
    </div>
  )
}
