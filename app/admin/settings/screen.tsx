import { useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { settingKeys } from '#app/records/settings/edit-fields.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { LoadingNotice } from '../lists/notices.tsx'
import { messages } from './messages.ne.ts'
import { BackupPanel } from './parts/backup-panel.tsx'
import { LeaveDialog } from './parts/leave-dialog.tsx'
import { SaveBar } from './parts/save-bar.tsx'
import { SettingPart } from './parts/setting-part.tsx'
import { SettingsStatus } from './parts/settings-status.tsx'
import { isChanged, type Parts } from './setting-parts.ts'
import { useSettings } from './use-settings.ts'

/** ADM-15. */
export default function SettingsScreen() {
  return (
    <div className="grid gap-5">
      <SettingsForm />
      <BackupPanel />
    </div>
  )
}

function SettingsForm() {
  const text = useMessages(messages)
  const { parts, isLoading, loadError, reload, saveState, save, formOf } = useSettings()
  const form = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  // After a failed save, moves the focus to the first field with an error.
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  const hasChanges = settingKeys.some((key) => isChanged(parts[key]))
  useUnsaved(hasChanges)
  if (isLoading && loadError === undefined) {
    return <LoadingNotice text={text.loading} />
  }
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        void save().then((isSaved) => !isSaved && setTries((before) => before + 1))
      }}
    >
      <SaveBar state={saveState} isChanged={hasChanges} failures={failuresOf(parts, text.faulty)} />
      {loadError !== undefined && <LoadNotice error={loadError} isBusy={isLoading} onRetry={reload} />}
      <SettingsStatus parts={parts} />
      {settingKeys.map((key) => (
        <SettingPart
          key={key}
          settingKey={key}
          form={formOf(key)}
          isInMaintenance={parts.maintenance_mode.before.enabled === true}
        />
      ))}
      <LeaveDialog isChanged={hasChanges} />
    </form>
  )
}

/** Errors that are shown beside a field are not repeated. */
function failuresOf(parts: Parts, faulty: string): string[] {
  const failures = settingKeys.flatMap((key) => {
    const { fieldErrors, failure } = parts[key]
    return Object.keys(fieldErrors).length > 0 ? faulty : (failure ?? [])
  })
  return [...new Set(failures)]
}

interface LoadNoticeProps {
  error: string
  isBusy: boolean
  onRetry: () => void
}

/** ADM-23: the defaults stay on screen, with a notice that they are not the saved values. */
function LoadNotice({ error, isBusy, onRetry }: LoadNoticeProps) {
  const text = useMessages(messages)
  return (
    <div className="rounded-2xl border-2 border-marigold p-5">
      <div role="alert">
        <p className="font-semibold">{text.loadFailed}</p>
        <p className="mt-1">{error}</p>
      </div>
      <button type="button" className={`${buttonStyle.secondary} mt-3`} aria-busy={isBusy} onClick={onRetry}>
        {isBusy && <Spinner />}
        {text.tryAgain}
      </button>
    </div>
  )
}
