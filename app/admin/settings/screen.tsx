import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { settingKeys } from '#app/records/settings/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { useFirstError } from '../forms/use-first-error.ts'
import { LoadFailure, LoadingNotice } from '../lists/list-states.tsx'
import type { SettingsMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'
import { SettingPart } from './parts/setting-part.tsx'
import { SettingsStatus } from './parts/settings-status.tsx'
import { type Parts, type SaveState, useSettings } from './use-settings.ts'

/** ADM-15. */
export default function SettingsScreen() {
  const text = useMessages(messages)
  const { parts, isLoading, loadError, reload, saveState, results, save } = useSettings()
  const { element, showFirst } = useFirstError()
  const hasChanges = settingKeys.some((key) => parts[key].isChanged)
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
          isBusy={isLoading}
          className="mb-5"
          onRetry={reload}
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
        <SaveBar state={saveState} isChanged={hasChanges} failures={failuresOf(parts, text)} />
        <SettingsStatus parts={parts} />
        {settingKeys.map((key) => (
          <SettingPart key={key} settingKey={key} form={parts[key]} result={results[key]} />
        ))}
        <LeaveDialog isChanged={hasChanges} />
      </form>
    </>
  )
}

/** What failed, with the name of its part. Errors that are shown beside a field are not repeated. */
function failuresOf(parts: Parts, text: SettingsMessages): string[] {
  return settingKeys.flatMap((key) => {
    const { fieldErrors, failure } = parts[key]
    const said = Object.keys(fieldErrors).length > 0 ? text.faulty : failure
    return said === undefined ? [] : `${text.parts[key].title}: ${said}`
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
      <button type="submit" className={`${buttonStyle.primary} min-w-44`} aria-disabled={state === 'saving'}>
        {state === 'saving' && <Spinner />}
        {text.save[state]}
      </button>
      {/* Screen readers do not announce the new text of a button. */}
      <p role="status" className="sr-only">
        {state !== 'idle' && text.save[state]}
      </p>
    </div>
  )
}

/** Asks before unsaved changes are left, for another section or page. */
function LeaveDialog({ isChanged }: { isChanged: boolean }) {
  const text = useMessages(formMessages)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isChanged])
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={text.leaveTitle}
      text={text.leaveText}
      yes={text.leaveYes}
      no={text.leaveNo}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}
