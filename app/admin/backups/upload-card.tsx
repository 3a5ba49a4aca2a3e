import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { maxUploadBytes } from '#app/records/backups/upload-limits.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Card } from '#app/ui/card.tsx'
import { TextField } from '#app/ui/field.tsx'
import { byteSize } from './byte-size.ts'
import { FactorDialog } from './factor-dialog.tsx'
import { messages } from './messages.ne.ts'
import type { FactorState } from './use-backups.ts'
import { useUpload } from './use-upload.ts'

interface UploadCardProps {
  factor: FactorState
  onDone: (said: string) => void
}

function faultOf({ name, size }: File) {
  if (!name.endsWith('.jsonl.gz')) return 'wrongFile'
  return size > maxUploadBytes ? 'tooLarge' : undefined
}

export function UploadCard({ factor, onDone }: UploadCardProps) {
  const { upload: text } = useMessages(messages)
  const lang = useLang()
  const { upload, isSending, failure, leave, start, goOn } = useUpload((file) => onDone(text.done(file)))
  const [chosen, setChosen] = useState<File>()
  const [fault, setFault] = useState<'wrongFile' | 'tooLarge'>()
  const choose = (file: File) => {
    leave()
    const found = faultOf(file)
    setFault(found)
    if (!found) setChosen(file)
  }
  const begin = async (file: File) => {
    const reply = await start(file)
    if (reply.ok) setChosen(undefined)
    return reply
  }
  return (
    <Card className="mt-6">
      <TextField
        type="file"
        accept=".gz"
        controlClass="file:me-3 file:rounded-lg file:border file:border-line-strong file:px-3 file:py-1 file:font-semibold"
        label={text.label}
        hint={text.hint}
        error={fault ? text[fault] : failure}
        isLive
        disabled={isSending}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file can be chosen again.
          target.value = ''
          if (file) choose(file)
        }}
      />
      <p role="status" className="mt-2 empty:hidden">
        {upload && text.sent(byteSize(lang, upload.sent), byteSize(lang, upload.file.size))}
      </p>
      {upload && (
        <progress
          aria-label={text.label}
          className="mt-2 h-3 w-full accent-brand"
          max={upload.file.size}
          value={upload.sent}
        />
      )}
      {goOn && (
        <button type="button" className={`${buttonStyle.secondary} mt-3`} onClick={goOn}>
          {text.goOn}
        </button>
      )}
      {chosen && (
        <FactorDialog
          file={chosen.name}
          title={text.title}
          text={text.size(byteSize(lang, chosen.size))}
          submit={text.submit}
          busy={text.busy}
          factor={factor}
          onAct={() => begin(chosen)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </Card>
  )
}
