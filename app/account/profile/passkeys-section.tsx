import { useState } from 'react'
import type { AuthResult } from '#app/platform/auth/auth-result.ts'
import { newRecoveryCodes, recoveryCodesLeft } from '#app/platform/auth/factors.ts'
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from '#app/platform/auth/passkeys.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { SecondFactorForm, useMissingFactor } from '../sign-in/second-factor-form.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { messages } from './messages.ne.ts'
import { PasskeyRow } from './passkey-row.tsx'
import { LoadStatus, Section, useAsync } from './section.tsx'

interface PasskeysSectionProps {
  /** Called with new recovery codes, to be shown once. */
  onCodes: (codes: string[]) => void
}

/** The passkeys of the account; adding and removing require the second step where there is one. */
export default function PasskeysSection({ onCodes }: PasskeysSectionProps) {
  const text = useMessages(messages)
  const { loaded, load } = useAsync(listPasskeys)
  const missing = useMissingFactor()
  const { isBusy, attempt, otherProblem } = useAttempt()
  const [said, setSaid] = useState<'' | 'passkeyAdded' | 'passkeyRenamed' | 'passkeyRemoved'>('')
  const change = async (call: () => Promise<AuthResult>, done: typeof said) => {
    if (isBusy) return
    setSaid('')
    const { failure } = await attempt(call)
    if (!failure) setSaid(done)
    await load()
  }
  const makeCodes = async () => {
    const { value } = await attempt(newRecoveryCodes)
    if (value) onCodes(value)
  }
  const add = async () => {
    await change(addPasskey, 'passkeyAdded')
    // They open the account when the device of the passkey is lost.
    const { value } = await recoveryCodesLeft()
    if (value === 0 && (await listPasskeys()).value?.length) await makeCodes()
  }
  const passkeys = loaded.value ?? []
  return (
    <Section id="passkeys" title={text.passkeys} lead={text.passkeysText}>
      <div className="mt-3 min-h-20">
        <LoadStatus state={loaded.state} onAgain={() => void load()} />
        {loaded.state === 'loaded' && passkeys.length === 0 && <p>{text.noPasskeys}</p>}
        <ul>
          {passkeys.map((passkey) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              onRename={(name) => void change(() => renamePasskey(passkey.id, name), 'passkeyRenamed')}
              onRemove={() => void change(() => removePasskey(passkey.id), 'passkeyRemoved')}
            />
          ))}
        </ul>
      </div>
      <ErrorText className="mt-3">{otherProblem()}</ErrorText>
      <p role="status" className="min-h-7 text-sm">
        {said && text[said]}
      </p>
      {missing.state === 'missing' && !missing.missing.factorId ? (
        <SecondFactorForm missing={missing.missing} />
      ) : (
        <div className="mt-2 flex flex-wrap gap-3">
          <button
            type="button"
            aria-disabled={isBusy}
            className={buttonStyle.secondary}
            onClick={() => void add()}
          >
            {text.addPasskey}
          </button>
          {passkeys.length > 0 && (
            <button type="button" className={buttonStyle.secondary} onClick={() => void makeCodes()}>
              {text.newCodes}
            </button>
          )}
        </div>
      )}
    </Section>
  )
}
