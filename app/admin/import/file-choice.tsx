import { csvOf } from '#app/lib/csv.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { Field, fieldStyle } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { ImportSource, LineResult } from './import-file.ts'
import { messages } from './messages.ne.ts'

interface FileChoiceProps<Line extends LineResult> {
  source: ImportSource<Line>
  isBusy: boolean
  onChoose: (file: File) => void
}

/** A file is chosen, or dropped anywhere in the area; an empty one can be downloaded. */
export function FileChoice<Line extends LineResult>({ source, isBusy, onChoose }: FileChoiceProps<Line>) {
  const text = useMessages(messages)
  const { name, columns, hint } = source
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
      <button
        type="button"
        className={`${buttonStyle.secondary} justify-self-start`}
        onClick={() => downloadFile(`${name}-empty.csv`, 'text/csv', csvOf([columns]))}
      >
        {text.template}
      </button>
    </>
  )
}
