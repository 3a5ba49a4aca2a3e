import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { useRef, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import type { Passkey } from '#app/platform/auth/passkeys.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { TextField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'
import { ConfirmDialog } from './section.tsx'

interface PasskeyRowProps {
  passkey: Passkey
  onRename: (name: string) => void
  onRemove: () => void
}

export function PasskeyRow({ passkey, onRename, onRemove }: PasskeyRowProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isRenaming, setRenaming] = useState(false)
  const name = passkey.name || text.passkey
  const day = (iso: string) => dayText(lang, nepalDay(new Date(iso)))
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-3 not-first:border-t">
      {isRenaming ? (
        <RenameForm
          name={passkey.name}
          onSave={(typed) => {
            setRenaming(false)
            if (typed) onRename(typed)
          }}
        />
      ) : (
        <>
          <div className="min-w-0 wrap-anywhere">
            <p className="font-semibold">{name}</p>
            <p className="text-sm text-muted">
              {text.passkeySince(day(passkey.createdAt))}
              {passkey.lastUsedAt && ` ${text.passkeyUsed(day(passkey.lastUsedAt))}`}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <button
              type="button"
              className={buttonStyle.secondary}
              aria-label={text.renameOf(name)}
              onClick={() => setRenaming(true)}
            >
              {text.rename}
            </button>
            <button
              type="button"
              className={`${buttonStyle.secondary} text-simrik`}
              aria-label={text.removePasskeyOf(name)}
              onClick={() => dialog.current?.showModal()}
            >
              {text.removePasskey}
            </button>
          </div>
        </>
      )}
      <ConfirmDialog
        ref={dialog}
        title={text.removePasskeyTitle}
        yes={text.removePasskeyYes}
        onYes={onRemove}
      >
        {text.removePasskeyText}
      </ConfirmDialog>
    </li>
  )
}

function RenameForm({ name, onSave }: { name: string; onSave: (typed: string) => void }) {
  const text = useMessages(messages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      className="w-full"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(input.current?.value.trim() ?? '')
      }}
    >
      <TextField
        ref={input}
        label={text.passkeyName}
        name="passkey_name"
        defaultValue={name}
        maxLength={100}
        autoComplete="off"
        autoFocus
        controlClass="min-w-0 flex-1 basis-52"
        beside={
          <button type="submit" className={buttonStyle.secondary}>
            {text.save}
          </button>
        }
      />
    </form>
  )
}
