import { useEffect, useState } from 'react'
import type { FormValues } from '#app/platform/editing/record.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import {
  type ListedSetting,
  type SettingKey,
  settingKeys,
  settingRecords,
} from '#app/records/settings/schema.ts'
import { callAdmin } from '../kit/call-admin.ts'
import { useLoaded } from '../kit/requests.ts'
import {
  changesOf,
  type FormState,
  type ReadRow,
  type RecordForm,
  useForm,
  valuesOf,
} from '../kit/use-form.ts'

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
export function useSettings() {
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
