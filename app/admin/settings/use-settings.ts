import { useEffect, useRef, useState } from 'react'
import type { core, ZodMiniObject } from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { parseFields } from '#app/platform/editing/parse-fields.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type SettingKey, settingKeys, settingRecords } from '#app/records/settings/schema.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { FormState } from '../forms/use-form.ts'
import {
  defaultParts,
  errorsByField,
  isChanged,
  mapParts,
  type Part,
  type Parts,
  type StoredSetting,
  saveOf,
  sentValues,
  withFailure,
  withStored,
} from './setting-parts.ts'

export type SaveState = 'idle' | 'saving' | 'saved' | 'error'

const resultMs = 3000

/** ADM-15: the five settings as one form. */
export function useSettings() {
  const lang = useLang()
  const [parts, setParts] = useState(defaultParts)
  const { isLoading, loadError, reload } = useStored(setParts)
  const [saveState, setState] = useSaveState()
  const set: SetPart = (key, change) => setParts((now) => ({ ...now, [key]: change(now[key]) }))

  const save = async () => {
    if (saveState === 'saving') return false
    const checked = mapParts((key) => checkedPart(key, parts[key], lang))
    setParts(checked)
    if (settingKeys.some((key) => Object.keys(checked[key].fieldErrors).length > 0)) return setState('error')
    setState('saving')
    const allSaved = await sendParts(checked, lang, set)
    return setState(allSaved ? 'saved' : 'error')
  }

  const formOf = (key: SettingKey): Omit<FormState, 'save'> => ({
    ...parts[key],
    set: (name, value) =>
      set(key, (part) => {
        // An error is shown until the field is edited.
        const { [name]: _, ...fieldErrors } = part.fieldErrors
        return { ...part, values: { ...part.values, [name]: value }, fieldErrors }
      }),
    isSaving: saveState === 'saving',
    isChanged: isChanged(parts[key]),
  })

  return { parts, isLoading, loadError, reload, saveState, save, formOf }
}

type SetPart = (key: SettingKey, change: (part: Part) => Part) => void

/** ADM-22: saves one key after another; a failure of one does not stop the others. */
async function sendParts(parts: Parts, lang: Lang, set: SetPart): Promise<boolean> {
  let allSaved = true
  for (const key of settingKeys) {
    const sent = parts[key]
    const body = saveOf(key, sent)
    const reply = await callAdmin<{ setting: StoredSetting }>({
      path: 'admin-settings',
      method: 'PUT',
      lang,
      body,
    })
    set(key, (part) =>
      reply.ok ? withStored(part, sent.values, reply.answer.setting) : withFailure(part, key, reply),
    )
    allSaved &&= reply.ok
    // The other keys would fail in the same way.
    if (!reply.ok && (reply.status === 0 || reply.status === 401)) break
  }
  return allSaved
}

function checkedPart(key: SettingKey, part: Part, lang: Lang): Part {
  const schema: ZodMiniObject<core.$ZodShape, core.$strict> = settingRecords[key].edits(lang)
  const parsed = parseFields(schema, sentValues(part.values), lang)
  return { ...part, failure: undefined, fieldErrors: parsed.ok ? {} : errorsByField(parsed.fieldErrors) }
}

function useStored(setParts: (change: (now: Parts) => Parts) => void) {
  const lang = useLang()
  const { answer, ...state } = useLoaded(lang, async (signal) => {
    const reply = await callAdmin<{ settings: StoredSetting[] }>({ path: 'admin-settings', lang, signal })
    if (signal.aborted) return undefined
    if (!reply.ok) {
      console.warn('Failed to load settings:', reply.error)
      return reply.error
    }
    const stored = new Map(reply.answer.settings.map((setting) => [setting.key, setting]))
    setParts((now) =>
      mapParts((key) => {
        const setting = stored.get(key)
        return setting ? withStored(now[key], now[key].before, setting) : now[key]
      }),
    )
    return undefined
  })
  return { ...state, loadError: answer }
}

/** The state on the save button; a result is shown for three seconds. */
function useSaveState() {
  const [state, setState] = useState<SaveState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const show = (next: SaveState) => {
    clearTimeout(timer.current)
    setState(next)
    if (next === 'saved' || next === 'error') timer.current = setTimeout(() => setState('idle'), resultMs)
    return next === 'saved'
  }
  return [state, show] as const
}
