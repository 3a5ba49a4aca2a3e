import { type DragEvent, useState } from 'react'
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
  const { area, isOver } = useDrop(isBusy ? undefined : onChoose)
  const { name, columns, hint } = source
  return (
    <>
      <div
        {...area}
        className={`rounded-xl border-2 border-dashed p-4 ${isOver ? 'border-brand-ink bg-brand-soft' : 'border-line-strong'}`}
      >
        <Field label={text.choose} hint={<span className="wrap-anywhere">{hint}</span>}>
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
        <p className="mt-2 text-sm text-muted">{text.drop}</p>
      </div>
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

function useDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false)
  const over = (event: DragEvent) => {
    // Else the browser opens the file in place of the panel.
    event.preventDefault()
    setOver(onFile !== undefined)
  }
  const area = {
    onDragEnter: over,
    onDragOver: over,
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const [file] = event.dataTransfer.files
      if (file) onFile?.(file)
    },
  }
  return { area, isOver }
}
