import type { ClipboardEvent, DragEvent, ReactNode } from 'react'
import type { FormValue } from '#app/platform/editing/record.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { isUploadAddress } from '#app/platform/media/upload-address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from '../messages.ne.ts'
import { usePicture } from './use-picture.ts'

interface PictureFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  value: FormValue | undefined
  set: (value: FormValue) => void
}

/** A picture: uploaded from a file, or fetched by the server from an address. */
export function PictureField({ name, label, hint, error, value, set }: PictureFieldProps) {
  const text = useMessages(messages).picture
  const stored = String(value ?? '')
  const { upload, address, path } = usePicture(stored, set)
  return (
    <fieldset
      className="min-w-0"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        void upload.choose(event.dataTransfer.files[0])
      }}
      onPaste={({ clipboardData }: ClipboardEvent) => void upload.choose(clipboardData.files[0])}
    >
      <legend className="font-semibold">{text.group}</legend>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <Preview key={path} path={path} />
        <FileButton
          label={stored ? text.replace : text.choose}
          onChoose={(file) => void upload.choose(file)}
        />
        {stored && (
          <button type="button" className={buttonStyle.secondary} onClick={() => set('')}>
            {text.remove}
          </button>
        )}
      </div>
      <p className="mt-1 text-sm text-muted">{text.fileHint}</p>
      <p aria-live="polite" className="mt-1 text-sm font-semibold text-simrik empty:hidden">
        {upload.failure}
      </p>
      <TextField
        className="mt-3 min-w-0"
        name={name}
        label={label}
        hint={hint}
        error={error ?? address.error}
        isLive
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={isUploadAddress(stored) ? '' : stored}
        onChange={({ target }) => set(target.value)}
        onBlur={() => void address.check()}
      />
      <p role="status" className="text-sm text-muted">
        {upload.isBusy ? text.uploading : address.isBusy ? text.checking : address.path && text.found}
      </p>
    </fieldset>
  )
}

/** White in both themes: logos are drawn for paper. */
function Preview({ path }: { path: string | undefined }) {
  const text = useMessages(messages).picture
  return (
    <span className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-lg border border-line-strong bg-[#fff] text-[#565d6c]">
      {path ? (
        <img src={path} alt={text.preview} width={64} height={64} className="size-full object-contain" />
      ) : (
        <Icon name="file" />
      )}
    </span>
  )
}

function FileButton({ label, onChoose }: { label: string; onChoose: (file: File | undefined) => void }) {
  return (
    <label
      className={`${buttonStyle.secondary} relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink`}
    >
      {label}
      <input
        type="file"
        accept="image/png,image/jpeg,image/webp"
        className="absolute inset-0 size-full cursor-pointer opacity-0"
        onChange={({ target }) => {
          onChoose(target.files?.[0])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
    </label>
  )
}
