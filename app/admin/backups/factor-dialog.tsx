import { useState } from 'react'
import { AppLink } from '#app/platform/i18n/app-link.tsx'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import type { Reply } from '../api/call-admin.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { useFirstError } from '../forms/use-first-error.ts'
import { messages } from './messages.ne.ts'
import type { FactorState } from './use-backups.ts'
import { codeOf, useFactor } from './use-factor.ts'

interface FactorFormProps {
  factor: FactorState
  /** The texts of the button. */
  submit: string
  busy: string
  /** The action that needs the proof. */
  onAct: () => Promise<Reply<object>>
  onClose: () => void
}

interface FactorDialogProps extends FactorFormProps {
  file: string
  title: string
  /** What happens to the file. */
  text: string
  onLeft?: (event: Event) => void
}

/** Says what is done with a file, asks for the second factor, and does it. */
export function FactorDialog({ file, title, text, onLeft, ...form }: FactorDialogProps) {
  const say = useMessages(formMessages)
  return (
    <Modal title={title} close={say.close} isOpen onClose={form.onClose} onLeft={onLeft}>
      <div className="grid gap-4 overflow-y-auto p-5">
        <p className="font-semibold wrap-anywhere">{file}</p>
        <p>{text}</p>
        <FactorForm {...form} />
      </div>
    </Modal>
  )
}

/** Asks for the second factor unless it was proven a moment ago, then acts. */
function FactorForm({ factor: initial, submit, busy, onAct, onClose }: FactorFormProps) {
  const text = useMessages(messages).factor
  const say = useMessages(formMessages)
  const { hasApp, hasPasskey, confirmCode, confirmPasskey } = useFactor()
  const [factor, setFactor] = useState(initial)
  const [isBusy, setBusy] = useState(false)
  const [codeError, setCodeError] = useState<string>()
  const [failure, setFailure] = useState<string>()
  const { element, showFirst } = useFirstError()
  if (factor === 'missing' || factor === 'off') return <NoFactor factor={factor} onClose={onClose} />

  const run = async (confirm: () => Promise<keyof typeof text.failures | undefined>) => {
    setBusy(true)
    setFailure(undefined)
    setCodeError(undefined)
    const failed = await confirm()
    if (failed === 'wrong') {
      setCodeError(text.failures.wrong)
      showFirst()
    } else if (failed) setFailure(text.failures[failed])
    else {
      setFactor('recent')
      const reply = await onAct()
      if (!reply.ok) setFailure(reply.error)
      // The proof has become too old meanwhile.
      if (!reply.ok && reply.status === 403) setFactor('old')
    }
    setBusy(false)
  }
  const asksCode = factor === 'old' && hasApp
  const send = (typed: string) => {
    const code = codeOf(typed)
    const isMissing = asksCode && code === undefined
    setCodeError(isMissing ? text.codeMissing : undefined)
    if (isMissing) return showFirst()
    void run(async () => {
      if (factor === 'recent') return undefined
      return code === undefined ? await confirmPasskey() : await confirmCode(code)
    })
  }
  return (
    <form
      ref={element}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const typed = new FormData(event.currentTarget).get('code')
        if (!isBusy) send(typeof typed === 'string' ? typed : '')
      }}
    >
      {asksCode && (
        <TextField
          label={text.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          hint={text.codeHint}
          error={codeError}
        />
      )}
      {factor === 'old' && !hasApp && <p>{text.usePasskey}</p>}
      <ErrorText>{failure}</ErrorText>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={onClose}>
          {say.cancel}
        </button>
        {asksCode && hasPasskey && (
          <button
            type="button"
            className={buttonStyle.secondary}
            aria-disabled={isBusy}
            onClick={() => !isBusy && void run(confirmPasskey)}
          >
            {text.passkey}
          </button>
        )}
        <button type="submit" className={buttonStyle.primary} aria-disabled={isBusy}>
          {isBusy && <Spinner />}
          {isBusy ? busy : submit}
        </button>
      </div>
    </form>
  )
}

function NoFactor({ factor, onClose }: { factor: 'missing' | 'off'; onClose: () => void }) {
  const text = useMessages(messages).factor
  const say = useMessages(formMessages)
  const { authMethods } = useSite()
  const part = authMethods.includes('totp') ? 'second-factor' : 'passkeys'
  return (
    <>
      <p className="font-semibold">{text[factor]}</p>
      <div className="flex flex-wrap justify-end gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={onClose}>
          {say.cancel}
        </button>
        {factor === 'missing' && (
          <AppLink to={`/profile#${part}`} className={buttonStyle.primary}>
            {text.setUp}
          </AppLink>
        )}
      </div>
    </>
  )
}
