import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type ListedSetting, type SettingKey, settingKeys } from '#app/records/settings/schema.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { type FormState, useForm } from '../forms/use-form.ts'
import { rowOf, settingForms } from './setting-forms.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'error'

export type Parts = Readonly<Record<SettingKey, FormState>>

const resultMs = 3000

/** ADM-15: the five settings, each a form of its own. */
export function useSettings() {
  const parts: Parts = {
    adsense_config: useForm(settingForms.adsense_config, undefined),
    seo_config: useForm(settingForms.seo_config, undefined),
    site_config: useForm(settingForms.site_config, undefined),
    analytics_config: useForm(settingForms.analytics_config, undefined),
    maintenance_mode: useForm(settingForms.maintenance_mode, undefined),
  }
  return { parts, ...useStored(parts), ...useSave(parts) }
}

function useStored(parts: Parts) {
  const lang = useLang()
  const { answer, ...state } = useLoaded(lang, async (signal) => {
    const reply = await callAdmin<{ settings: ListedSetting[] }>({ path: 'admin-settings', lang, signal })
    if (signal.aborted) return undefined
    if (!reply.ok) {
      console.warn('Failed to load settings:', reply.error)
      return reply.error
    }
    for (const setting of reply.answer.settings) parts[setting.key].take(rowOf(setting))
    return undefined
  })
  return { ...state, loadError: answer }
}

/** ADM-22: saves one key after another. Each has its result: what fails in one does not stop the others. */
function useSave(parts: Parts) {
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
      const reply = await parts[key].save()
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
