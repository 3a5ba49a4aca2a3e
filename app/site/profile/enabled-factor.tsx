import { digitsIn } from 'bikram-sambat/digits'
import { useRef } from 'react'
import { dayText } from '#app/kit/day-text.ts'
import { nepalDay } from '#app/kit/nepal-time.ts'
import type { Factor } from '#app/platform/auth/client-factors.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { messages } from './messages.ne.ts'
import { useAsync } from './use-async.ts'

interface EnabledFactorProps {
  factor: Factor
  onNewCodes: () => void
  onTurnOff: () => void
}

export function EnabledFactor({ factor, onNewCodes, onTurnOff }: EnabledFactorProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const dialog = useRef<HTMLDialogElement>(null)
  const { loaded } = useAsync(async () => {
    const { recoveryCodesLeft } = await import('#app/platform/auth/client-factors.ts')
    return await recoveryCodesLeft()
  })
  return (
    <>
      <p>{text.factorOn(dayText(lang, nepalDay(new Date(factor.createdAt))))}</p>
      <p className="min-h-7 text-muted">
        {loaded.state === 'loaded' && text.codesLeft(digitsIn(lang, loaded.value))}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <button type="button" className={buttonStyle.secondary} onClick={onNewCodes}>
          {text.newCodes}
        </button>
        <button
          type="button"
          className={`${buttonStyle.secondary} text-simrik`}
          onClick={() => dialog.current?.showModal()}
        >
          {text.turnOff}
        </button>
      </div>
      <ConfirmDialog ref={dialog} title={text.turnOffTitle} yes={text.turnOffYes} onYes={onTurnOff}>
        {text.turnOffText}
      </ConfirmDialog>
    </>
  )
}
