import type { FormValues } from '#app/platform/editing/record.ts'
import {
  type ListedSetting,
  type SettingKey,
  settingKeys,
  settingRecords,
} from '#app/records/settings/schema.ts'
import { changesOf, valuesOf } from '../forms/form-values.ts'
import type { ReadRow, RecordForm } from '../forms/use-form.ts'

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
    sent: withoutEmptyLines,
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

/** A list has one item on each line. */
function withoutEmptyLines(values: FormValues): FormValues {
  const sent = Object.entries(values).map(
    ([name, value]) => [name, Array.isArray(value) ? linesOf(value) : value] as const,
  )
  return Object.fromEntries(sent)
}

function linesOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}
