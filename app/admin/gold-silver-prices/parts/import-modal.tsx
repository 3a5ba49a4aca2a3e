import { digitsIn } from 'bikram-sambat/digits'
import { csvOf } from '#app/lib/csv.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { priceAmounts } from '#app/records/gold-silver-prices/schema.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { downloadFile } from '#app/ui/download-file.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from '../messages.ne.ts'
import { useImport } from '../use-import.ts'
import { ImportLines } from './import-lines.tsx'

const columns = ['date', ...priceAmounts, 'source']

interface ImportModalProps {
  /** Also when something was stored before it stopped. */
  onClose: (hasStored: boolean) => void
}

/** A file of prices: chosen, looked at line by line, stored. */
export function ImportModal({ onClose }: ImportModalProps) {
  const { file: text } = useMessages(messages)
  const lang = useLang()
  const state = useImport()
  const { stage, results, left, done, error } = state
  const isBusy = stage === 'reading' || stage === 'importing'
  const number = (count: number) => digitsIn(lang, count)
  const close = () => stage !== 'importing' && onClose(done > 0)
  return (
    <Modal title={text.title} close={text.close} isOpen onClose={close}>
      <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
        {results.length === 0 && <FileChoice isBusy={isBusy} onChoose={(file) => void state.choose(file)} />}
        {results.length > 0 && <ImportLines results={results} hasBegun={done > 0} />}
      </div>
      <div className="grid gap-3 border-t border-line px-5 py-3">
        <ErrorText>{error}</ErrorText>
        {(stage === 'importing' || done > 0) && (
          <label className="grid gap-1">
            <span role="status">
              {stage === 'finished' ? text.finished : text.progress(number(done), number(done + left.length))}
            </span>
            <progress value={done} max={done + left.length} className="h-3 w-full accent-brand" />
          </label>
        )}
        {stage === 'preview' && left.length === 0 && <p>{text.nothing}</p>}
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
            onClick={close}
          >
            {text.close}
          </button>
          {(stage === 'preview' || stage === 'importing') && left.length > 0 && (
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
    </Modal>
  )
}

function FileChoice({ isBusy, onChoose }: { isBusy: boolean; onChoose: (file: File) => void }) {
  const { file: text } = useMessages(messages)
  return (
    <>
      <Field
        label={text.choose}
        hint={<span className="wrap-anywhere">{text.columns(columns.join(', '))}</span>}
      >
        {(control) => (
          <input
            {...control}
            type="file"
            accept=".csv,text/csv"
            disabled={isBusy}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              if (file) onChoose(file)
              // The same file can be chosen again once it is mended.
              target.value = ''
            }}
            className={`${fieldStyle} mt-1`}
          />
        )}
      </Field>
      <p role="status" className="flex items-center gap-3 empty:hidden">
        {isBusy && <Spinner />}
        {isBusy && text.reading}
      </p>
      <button
        type="button"
        className={`${buttonStyle.secondary} justify-self-start`}
        onClick={() => downloadFile('gold-silver-prices.csv', 'text/csv', csvOf([columns]))}
      >
        {text.template}
      </button>
    </>
  )
}
