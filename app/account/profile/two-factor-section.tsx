import { digitsIn } from 'bikram-sambat-calendar/digits'
import { nepalDay } from 'bikram-sambat-calendar/iso-day'
import { useRef, useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import {
  type Factor,
  type NewFactor,
  newFactor,
  newRecoveryCodes,
  recoveryCodesLeft,
  removeFactor,
  verifiedFactors,
} from '#app/platform/auth/factors.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { SecondFactorForm, useMissingFactor } from '../sign-in/second-factor-form.tsx'
import { useAttempt } from '../sign-in/use-attempt.ts'
import { EnrolForm } from './enrol-form.tsx'
import { messages } from './messages.ne.ts'
import { ConfirmDialog, LoadStatus, Section, useAsync } from './section.tsx'

interface TwoFactorSectionProps {
  /** Called with new recovery codes, to be shown once. */
  onCodes: (codes: string[]) => void
}

/** Turns the second factor on and off; changes require its verification first. */
export function TwoFactorSection({ onCodes }: TwoFactorSectionProps) {
  const text = useMessages(messages)
  const { name } = useSite()
  const { loaded, load } = useAsync(verifiedFactors)
  const missing = useMissingFactor()
  const { isBusy, attempt, otherProblem } = useAttempt()
  const [enrolling, setEnrolling] = useState<NewFactor>()
  const [isTurnedOff, setTurnedOff] = useState(false)
  const [timesMade, setTimesMade] = useState(0)
  const begin = async () => {
    setTurnedOff(false)
    setEnrolling((await attempt(() => newFactor(name))).value)
  }
  const makeCodes = async () => {
    const { value } = await attempt(newRecoveryCodes)
    if (!value) return
    setTimesMade((times) => times + 1)
    onCodes(value)
  }
  const finish = async () => {
    setEnrolling(undefined)
    await load()
    await makeCodes()
  }
  const turnOff = async ({ id }: Factor) => {
    const { failure } = await attempt(() => removeFactor(id))
    setTurnedOff(!failure)
    await load()
  }
  const factor = loaded.value?.[0]
  const isOff = loaded.state === 'loaded' && !factor && !enrolling
  return (
    <Section id="second-factor" title={text.factor}>
      <div className="mt-2 min-h-28">
        <LoadStatus state={loaded.state} onAgain={() => void load()} />
        {isOff && (
          <>
            <p className="text-muted">{text.factorOff}</p>
            <button
              type="button"
              aria-disabled={isBusy}
              className={`${buttonStyle.secondary} mt-4`}
              onClick={() => void begin()}
            >
              {text.turnOn}
            </button>
          </>
        )}
        {enrolling && <EnrolForm factor={enrolling} onDone={() => void finish()} />}
        {factor && missing.state === 'missing' && <SecondFactorForm missing={missing.missing} />}
        {factor && missing.state !== 'missing' && (
          <EnabledFactor
            // Reads the number of remaining codes again.
            key={timesMade}
            factor={factor}
            onNewCodes={() => void makeCodes()}
            onTurnOff={() => void turnOff(factor)}
          />
        )}
      </div>
      <ErrorText className="mt-3">{otherProblem()}</ErrorText>
      <p role="status" className="min-h-7 text-sm">
        {isTurnedOff && text.turnedOff}
      </p>
    </Section>
  )
}

interface EnabledFactorProps {
  factor: Factor
  onNewCodes: () => void
  onTurnOff: () => void
}

function EnabledFactor({ factor, onNewCodes, onTurnOff }: EnabledFactorProps) {
  const text = useMessages(messages)
  const lang = useLang()
  const dialog = useRef<HTMLDialogElement>(null)
  const { loaded } = useAsync(recoveryCodesLeft)
  return (
    <>
      <p>{text.factorOn(dayText(lang, nepalDay(new Date(factor.createdAt))))}</p>
      <p className="min-h-7 text-muted">
        {loaded.value !== undefined && text.codesLeft(digitsIn(lang, loaded.value))}
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
