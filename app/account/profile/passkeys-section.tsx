import { nepalDay } from '@chautari/bikram-sambat/iso-day'
import type { PasskeyListItem } from '@supabase/auth-js'
import { useState } from 'react'
import { dayText } from '#app/lib/day-text.ts'
import { callAuth } from '#app/platform/auth/auth-result.ts'
import {
  listPasskeys,
  newRecoveryCodes,
  recoveryCodesLeft,
  refreshed,
  withPasskey,
} from '#app/platform/auth/factors.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { AuthForm, type FormAct } from '../sign-in/auth-form.tsx'
import { SecondFactorForm, useMissingFactor } from '../sign-in/second-factor-form.tsx'
import { messages } from './messages.ne.ts'
import { Row, Section, useSection } from './section.tsx'

/**
 * The passkeys of the account; adding and removing require the second step where there is one.
 *
 * @param onCodes called with new recovery codes, to be shown once
 */
export default function PasskeysSection({ onCodes }: { onCodes: (codes: string[]) => void }) {
  const text = useMessages(messages)
  const { act, ...outcome } = useSection(listPasskeys)
  const { missing } = useMissingFactor()
  const makeCodes = async (message = '') => {
    const made = await act(newRecoveryCodes, message)
    if (made) onCodes(made.codes)
  }
  const add = async () => {
    await act(addPasskey, text.passkeyAdded)
    // They open the account when the device of the passkey is lost.
    const left = await recoveryCodesLeft()
    if (left === 0 && (await listPasskeys()).value?.length) await makeCodes(text.passkeyAdded)
  }
  const passkeys = outcome.loaded.value ?? []
  const asked = missing?.factorId ? undefined : missing
  const newCodes = passkeys.length > 0 ? [{ label: text.newCodes, call: () => makeCodes() }] : []
  return (
    <Section
      id="passkeys"
      title={text.passkeys}
      lead={text.passkeysText}
      outcome={outcome}
      acts={asked ? [] : [{ label: text.addPasskey, call: add }, ...newCodes]}
    >
      {outcome.loaded.value?.length === 0 && <p>{text.noPasskeys}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} act={act} />
        ))}
      </ul>
      {asked && <SecondFactorForm missing={asked} />}
    </Section>
  )
}

const addPasskey = () =>
  withPasskey(async () => await refreshed(await callAuth((client) => client.registerPasskey())))

const renamePasskey = (passkeyId: string, friendlyName: string) =>
  callAuth(({ passkey }) => passkey.update({ passkeyId, friendlyName }))

const removePasskey = async (passkeyId: string) =>
  await refreshed(await callAuth(({ passkey }) => passkey.delete({ passkeyId })))

type Act = ReturnType<typeof useSection>['act']

function PasskeyRow({ passkey, act }: { passkey: PasskeyListItem; act: Act }) {
  const { id, friendly_name: name = '', created_at, last_used_at } = passkey
  const text = useMessages(messages)
  const lang = useLang()
  const [isRenaming, setRenaming] = useState(false)
  const shown = name || text.passkey
  const day = (iso: string) => dayText(lang, nepalDay(new Date(iso)))
  const rename: FormAct['call'] = async ({ full_name: typed }) => {
    const renamed = typed ? await renamePasskey(id, typed) : undefined
    // The form keeps the name that was typed.
    if (renamed?.failure) return renamed
    setRenaming(false)
    if (renamed) await act(() => Promise.resolve(renamed), text.passkeyRenamed)
    return { value: undefined }
  }
  if (isRenaming) {
    const input = { label: text.passkeyName, defaultValue: name, autoComplete: 'off', autoFocus: true }
    return (
      <li className="py-3">
        <AuthForm fields={['fullName']} input={input} acts={[{ label: text.save, call: rename }]} isQuiet />
      </li>
    )
  }
  return (
    <Row
      title={shown}
      detail={[text.passkeySince(day(created_at)), last_used_at && text.passkeyUsed(day(last_used_at))]
        .filter(Boolean)
        .join(' ')}
      acts={[
        { label: text.rename, name: text.renameOf(shown), call: () => setRenaming(true) },
        {
          label: text.removePasskey,
          name: text.removePasskeyOf(shown),
          call: () => act(() => removePasskey(id), text.passkeyRemoved),
          confirm: {
            title: text.removePasskeyTitle,
            text: text.removePasskeyText,
            yes: text.removePasskeyYes,
          },
        },
      ]}
    />
  )
}
