import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import type { FormValues } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import {
  type ListedSetting,
  type SettingKey,
  settingKeys,
  settingRecords,
} from '#app/records/settings/schema.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../kit/access.tsx'
import { Button } from '../kit/buttons.tsx'
import { callAdmin } from '../kit/call-admin.ts'
import { DiscardDialog } from '../kit/dialogs.tsx'
import { useLoaded } from '../kit/requests.ts'
import { LoadFailure, LoadingNotice } from '../kit/screen-parts.tsx'
import {
  changesOf,
  type FormState,
  type ReadRow,
  type RecordForm,
  useFirstError,
  useForm,
  valuesOf,
} from '../kit/use-form.ts'
import type { SettingsMessages } from './messages.en.ts'
import { messages } from './messages.ne.ts'
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
  return (
    <DiscardDialog
      isOpen={blocker.state === 'blocked'}
      onYes={() => blocker.proceed?.()}
      onNo={() => blocker.reset?.()}
    />
  )
}

export const rowOf = ({ value, updated_at }: Omit<ListedSetting, 'description'>): ReadRow => ({
  ...value,
  updated_at,
})

/** ADM-23: the forms begin with the defaults, which stay when the settings cannot be loaded. */
export const settingForms = Object.fromEntries(settingKeys.map((key) => [key, formOf(key)])) as Readonly<
  Record<SettingKey, RecordForm>
>

/** ADM-22: a save sends the changes of one key only, so that other fields are not overwritten. */
function formOf(key: SettingKey): RecordForm {
  const { stored, edits, description } = settingRecords[key]
  const defaults: FormValues = stored.parse({})
  return {
    path: 'admin-settings',
    edits,
    defaults,
    // A list has one item on each line.
    sent: (values) =>
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? linesOf(value) : value]),
      ),
    request: (given, row) => {
      const value = changesOf(given, row ? valuesOf(row, defaults) : defaults)
      const isChanged = Object.keys(value).length > 0
      const version = isChanged && { updated_at: row?.updated_at ?? null }
      return { path: 'admin-settings', method: 'PUT', body: { key, value, description, ...version } }
    },
    rowIn: (answer) =>
      rowOf('setting' in answer ? (answer.setting as ListedSetting) : (answer as ListedSetting)),
  }
}

function linesOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}

export type SaveState = 'idle' | 'saving' | 'saved' | 'error'

export type SettingForms = Readonly<Record<SettingKey, FormState>>

const resultMs = 3000

/** ADM-15: the five settings, each a form of its own. */
function useSettings() {
  const forms: SettingForms = {
    adsense_config: useForm(settingForms.adsense_config, undefined),
    seo_config: useForm(settingForms.seo_config, undefined),
    site_config: useForm(settingForms.site_config, undefined),
    analytics_config: useForm(settingForms.analytics_config, undefined),
    maintenance_mode: useForm(settingForms.maintenance_mode, undefined),
  }
  return { forms, ...useStored(forms), ...useSave(forms) }
}

function useStored(forms: SettingForms) {
  const lang = useLang()
  const { answer, ...state } = useLoaded(lang, async (signal) => {
    const reply = await callAdmin<{ settings: ListedSetting[] }>({ path: 'admin-settings', lang, signal })
    if (signal.aborted) return undefined
    if (!reply.ok) {
      console.warn('Failed to load settings:', reply.error)
      return reply.error
    }
    for (const setting of reply.answer.settings) forms[setting.key].take(rowOf(setting))
    return undefined
  })
  return { ...state, loadError: answer }
}

/** ADM-22: saves one key after another. Each has its result: what fails in one does not stop the others. */
function useSave(forms: SettingForms) {
  const [saveState, setState] = useState<SaveState>('idle')
  const [results, setResults] = useState<Partial<Record<SettingKey, SaveState>>>({})
  useEffect(() => {
    if (saveState !== 'saved' && saveState !== 'error') return
    const timer = setTimeout(() => setState('idle'), resultMs)
    return () => clearTimeout(timer)
  }, [saveState])

  const save = async () => {
    if (saveState === 'saving') return false
    setState('saving')
    setResults({})
    let allSaved = true
    for (const key of settingKeys) {
      const reply = await forms[key].save()
      const isSaved = reply?.ok === true
      allSaved &&= isSaved
      setResults((before) => ({ ...before, [key]: isSaved ? 'saved' : 'error' }))
      // The other keys would fail in the same way.
      if (reply?.ok === false && (reply.status === 0 || reply.status === 401)) break
    }
    setState(allSaved ? 'saved' : 'error')
    return allSaved
  }
  return { saveState, results: saveState === 'idle' ? {} : results, save }
}
