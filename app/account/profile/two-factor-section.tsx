import { digitsIn } from '@chautari/bikram-sambat/digits'
import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import { useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import {
  newFactor,
  newRecoveryCodes,
  recoveryCodesLeft,
  removeFactor,
  verifiedFactors,
  verifyFactor,
} from '#app/platform/auth/factors.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { AuthForm } from '../sign-in/auth-form.tsx'
import { SecondFactorForm, useMissingFactor } from '../sign-in/second-factor-form.tsx'
import { messages } from './messages.ne.ts'
import { type Act, Section, useSection } from './section.tsx'

/** The app for codes, if there is one, and how many recovery codes are left; undefined where that is not known. */
async function readFactor() {
  const { value, failure } = await verifiedFactors()
  if (failure) return { failure }
  return { value: { factor: value[0], left: value[0] && (await recoveryCodesLeft()) } }
}

type NewFactor = NonNullable<Awaited<ReturnType<typeof newFactor>>['value']>

/**
 * Turns the second factor on and off; changes require its verification first.
 *
 * @param onCodes called with new recovery codes, to be shown once
 */
export function TwoFactorSection({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { name } = useSite()
  const { act, ...outcome } = useSection(readFactor)
  const { missing } = useMissingFactor()
  const [enrolling, setEnrolling] = useState<NewFactor>()
  const makeCodes = async () => {
    setEnrolling(undefined)
    const made = await act(newRecoveryCodes)
    if (made) onCodes(made.codes)
  }
  const { factor, left } = outcome.loaded.value ?? {}
  const isOff = outcome.loaded.value && !factor && !enrolling
  const turnOn: Act = {
    label: text.turnOn,
    call: async () => setEnrolling(await act(() => newFactor(name))),
  }
  const onActs = (id: string): Act[] => [
    { label: text.newCodes, call: makeCodes },
    {
      label: text.turnOff,
      call: () => act(() => removeFactor(id), text.turnedOff),
      confirm: { title: text.turnOffTitle, text: text.turnOffText, yes: text.turnOffYes },
    },
  ]
  return (
    <Section
      id="second-factor"
      title={text.factor}
      outcome={outcome}
      acts={isOff ? [turnOn] : factor && !missing ? onActs(factor.id) : []}
    >
      {isOff && <p className="text-muted">{text.factorOff}</p>}
      {enrolling && <EnrolForm factor={enrolling} onDone={() => void makeCodes()} />}
      {factor && missing && <SecondFactorForm missing={missing} />}
      {factor && !missing && (
        <>
          <p>{text.factorOn(dayText(lang, nepalDay(new Date(factor.created_at))))}</p>
          <p className="text-muted">{left !== undefined && text.codesLeft(digitsIn(lang, left))}</p>
        </>
      )}
    </Section>
  )
}

/** The secret as QR code and as text; the first code of the app verifies the factor. */
function EnrolForm({ factor: { id, picture, secret }, onDone }: { factor: NewFactor; onDone: () => void }) {
  const text = useMessages(messages)
  return (
    <AuthForm
      fields={['code']}
      acts={[{ label: text.turnOn, call: ({ code }) => verifyFactor(id, code) }]}
      onDone={onDone}
    >
      <p>{text.scan}</p>
      {/* Dark on light in both themes: some apps cannot read inverted QR codes. */}
      <img src={picture} alt={text.picture} width={208} height={208} className="rounded-lg bg-[#fff] p-2" />
      <div>
        <p>{text.orType}</p>
        <p className="mt-1 text-lg font-semibold tracking-wide wrap-anywhere select-all">
          {secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}
        </p>
      </div>
      <p>{text.thenType}</p>
    </AuthForm>
  )
}
