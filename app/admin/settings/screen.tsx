import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { settingKeys } from '#app/records/settings/schema.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../kit/access.tsx'
import { Button } from '../kit/buttons.tsx'
import { DiscardDialog } from '../kit/dialogs.tsx'
import { LoadFailure, LoadingNotice } from '../kit/screen-parts.tsx'
import { useFirstError } from '../kit/use-form.ts'
import type { SettingsMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'
import { type SaveState, type SettingForms, useSettings } from './setting-forms.ts'
import { SettingPart, SettingsStatus } from './setting-part.tsx'

/** ADM-15. */
export default function SettingsScreen() {
  const text = useMessages(messages)
  const { forms, isLoading, loadError, reload, saveState, results, save } = useSettings()
  const { element, showFirst } = useFirstError()
  const hasChanges = settingKeys.some((key) => forms[key].isChanged)
  useUnsaved(hasChanges)
  if (isLoading && loadError === undefined) {
    return <LoadingNotice text={text.loading} />
  }
  return (
    <>
      {/* ADM-23: the defaults stay on screen, with a notice that they are not the saved values. */}
      {loadError !== undefined && (
        <LoadFailure
          title={text.loadFailed}
          error={loadError}
          isLoading={isLoading}
          reload={reload}
          className="mb-5"
        />
      )}
      <form
        ref={element}
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          void save().then((isSaved) => !isSaved && showFirst())
        }}
      >
        <SaveBar state={saveState} isChanged={hasChanges} failures={failuresOf(forms, text)} />
        <SettingsStatus forms={forms} />
        {settingKeys.map((key) => (
          <SettingPart key={key} settingKey={key} form={forms[key]} result={results[key]} />
        ))}
        <LeaveDialog isChanged={hasChanges} />
      </form>
    </>
  )
}

/** What failed, with the name of its part. Errors that are shown beside a field are not repeated. */
function failuresOf(forms: SettingForms, text: SettingsMessages): string[] {
  return settingKeys.flatMap((key) => {
    const { fieldErrors, failure } = forms[key]
    const error = Object.keys(fieldErrors).length > 0 ? text.faulty : failure
    return error === undefined ? [] : `${text.parts[key].title}: ${error}`
  })
}

interface SaveBarProps {
  state: SaveState
  isChanged: boolean
  /** The errors of the last save. */
  failures: readonly string[]
}

/** The save button of all settings, always on screen. */
function SaveBar({ state, isChanged, failures }: SaveBarProps) {
  const text = useMessages(messages)
  return (
    <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-4 gap-y-1 border-b border-line bg-paper px-4 py-2 sm:-mx-6 sm:px-6">
      <div role="alert" className="me-auto font-semibold text-simrik empty:hidden">
        {failures.map((failure) => (
          <p key={failure}>{failure}</p>
        ))}
      </div>
      {isChanged && failures.length === 0 && state === 'idle' && (
        <p className="me-auto text-muted">{text.unsaved}</p>
      )}
      <Button isPrimary type="submit" className="min-w-44" aria-disabled={state === 'saving'}>
        {state === 'saving' && <Spinner />}
        {text.save[state]}
      </Button>
      {/* Screen readers do not announce the new text of a button. */}
      <p role="status" className="sr-only">
        {state !== 'idle' && text.save[state]}
      </p>
    </div>
  )
}

/** Asks before unsaved changes are left, for another section or page. */
function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  if (blocker.state !== 'blocked') return null
  return <DiscardDialog onYes={() => blocker.proceed()} onNo={() => blocker.reset()} />
}
