import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
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

export function UploadCard({ factor, onDone }: UploadCardProps) {
  const { upload: text } = useMessages(messages)
  const lang = useLang()
  const { chosen, upload, isSending, failure, choose, leave, start, goOn } = useUpload((file) =>
    onDone(text.done(file)),
  )
  return (
    <Card className="mt-6">
      <TextField
        type="file"
        accept=".gz"
        controlClass="file:me-3 file:rounded-lg file:border file:border-line-strong file:px-3 file:py-1 file:font-semibold"
        label={text.label}
        hint={text.hint}
        error={failure}
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
          onAct={start}
          onClose={leave}
        />
      )}
    </Card>
  )
}
