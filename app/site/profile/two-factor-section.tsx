import { useState } from 'react'
import type { Factor, NewFactor } from '#app/platform/auth/client-factors.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { FormProblem } from '../sign-in-parts/form-parts.tsx'
import { SecondFactorForm } from '../sign-in-parts/second-factor-form.tsx'
import { useAttempt } from '../sign-in-parts/use-attempt.ts'
import { useMissingFactor } from '../sign-in-parts/use-missing-factor.ts'
import { EnabledFactor } from './enabled-factor.tsx'
import { EnrolForm } from './enrol-form.tsx'
import { messages } from './messages.ne.ts'
import { LoadStatus, Section } from './section.tsx'
import { useAsync } from './use-async.ts'

const calls = () => import('#app/platform/auth/client-factors.ts')

interface TwoFactorSectionProps {
  /** Called with new recovery codes, to be shown once. */
  onCodes: (codes: string[]) => void
}

/** Turns the second factor on and off; changes require its verification first. */
export function TwoFactorSection({ onCodes }: TwoFactorSectionProps) {
  const text = useMessages(messages)
  const { name } = useSite()
  const { loaded, load } = useAsync<Factor[]>(async () => (await calls()).verifiedFactors())
  const missing = useMissingFactor()
  const { isBusy, attempt, otherProblem } = useAttempt()
  const [enrolling, setEnrolling] = useState<NewFactor>()
  const [isTurnedOff, setTurnedOff] = useState(false)
  const [timesMade, setTimesMade] = useState(0)
  const begin = async () => {
    setTurnedOff(false)
    setEnrolling((await attempt(async () => (await calls()).newFactor(name))).value)
  }
  const makeCodes = async () => {
    const { value } = await attempt(async () => (await calls()).newRecoveryCodes())
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
    const { failure } = await attempt(async () => (await calls()).removeFactor(id))
    setTurnedOff(!failure)
    await load()
  }
  const factor = loaded.state === 'loaded' ? loaded.value[0] : undefined
  const isOff = loaded.state === 'loaded' && !factor && !enrolling
  return (
    <Section id="second-factor" title={text.factor}>
      <div className="mt-2 min-h-28">
        {loaded.state !== 'loaded' && <LoadStatus state={loaded.state} onAgain={() => void load()} />}
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
        {factor && missing.state === 'missing' && <SecondFactorForm factorId={missing.factorId} />}
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
      <FormProblem>{otherProblem()}</FormProblem>
      <p role="status" className="min-h-7 text-sm">
        {isTurnedOff && text.turnedOff}
      </p>
    </Section>
  )
}
