import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react'
import { isUploadPath } from '#app/lib/web-address.ts'
import type { PictureAnswer } from '#app/platform/editing/answers.ts'
import { fieldsIn } from '#app/platform/editing/fields.ts'
import type { FormValue } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Button } from './buttons.tsx'
import { callAdmin } from './call-admin.ts'
import { messages } from './messages.ne.ts'
import { useSend } from './requests.ts'

interface PictureFieldProps {
  name: string
  label: ReactNode
  hint?: ReactNode
  error: string | undefined
  value: FormValue | undefined
  set: (value: FormValue) => void
}

/** A picture: uploaded from a file, or fetched by the server from an address. */
export function PictureField({ value, set, ...field }: PictureFieldProps) {
  const text = useMessages(messages).form.picture
  const stored = String(value ?? '')
  const upload = useUpload(set)
  const address = useAddress(stored)
  const path = isUploadPath(stored) ? stored : address.path
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
        {stored && <Button onClick={() => set('')}>{text.remove}</Button>}
      </div>
      <p className="mt-1 text-sm text-muted">{text.fileHint}</p>
      <p aria-live="polite" className="mt-1 text-sm font-semibold text-simrik empty:hidden">
        {upload.failure}
      </p>
      <TextField
        {...field}
        className="mt-3 min-w-0"
        error={field.error ?? address.error}
        isLive
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={isUploadPath(stored) ? '' : stored}
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
  const text = useMessages(messages).form.picture
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

/** Stores a file that was chosen. */
function useUpload(onStored: (path: string) => void) {
  const { noPicture } = useMessages(messages).form.picture
  const { isBusy, failure, send } = useSend()
  const [isUsable, setUsable] = useState(true)
  const choose = async (file: File | undefined) => {
    if (!file || isBusy) return
    const picture = await smallPicture(file)
    setUsable(picture !== null)
    if (!picture) return
    const reply = await send<PictureAnswer>({ path: 'admin-pictures', method: 'POST', file: picture })
    if (reply?.ok) onStored(reply.answer.picture.path)
  }
  return { isBusy, failure: isUsable ? failure?.error : noPicture, choose }
}

/** The answer of the server about an address. */
interface Checked {
  address: string
  path?: string
  error?: string
}

/** Asks the server for the picture at an address: when the form opens, and when the operator leaves the field. */
function useAddress(value: string) {
  const lang = useLang()
  const [checked, setChecked] = useState<Checked>()
  const [asked, setAsked] = useState('')
  const address = value.trim()
  const result = checked?.address === address ? checked : undefined
  const ask = async (): Promise<Checked | undefined> => {
    if (address === '' || isUploadPath(address)) return
    const parsed = fieldsIn(lang).picture().safeParse(address)
    if (!parsed.success) return { address, error: parsed.error.issues[0]?.message ?? '' }
    const body = { url: address }
    const reply = await callAdmin<PictureAnswer>({ path: 'admin-pictures/check', method: 'POST', body, lang })
    return reply.ok
      ? { address, path: reply.answer.picture.path }
      : { address, error: reply.fieldErrors.url ?? reply.error }
  }
  const check = async () => {
    if (address === asked || result?.path) return
    setAsked(address)
    setChecked(await ask())
    setAsked('')
  }
  const askNow = useEffectEvent(() => void ask().then(setChecked))
  useEffect(() => askNow(), [])
  return { check, isBusy: asked !== '', path: result?.path, error: result?.error }
}

/** In pixels. */
const longestSide = 512

/** The picture of a file, upright and small enough for the server; null for what the browser cannot decode. */
export async function smallPicture(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen) pen.imageSmoothingQuality = 'high'
  pen?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}
