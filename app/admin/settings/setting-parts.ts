import type { FieldErrors } from '#app/platform/editing/parse-fields.ts'
import type { FormValues } from '#app/platform/editing/record.ts'
import { type SettingKey, settingKeys, settingRecords } from '#app/records/settings/schema.ts'
import type { Failure } from '../api/call-admin.ts'
import { type Conflict, changesOf, conflictOf, valuesOf } from '../forms/form-values.ts'

/** One of the five settings in the form. */
export interface Part {
  values: FormValues
  /** The version of the server that the form knows. */
  before: FormValues
  /** `updated_at` of that version; null for never saved. */
  updatedAt: string | null
  fieldErrors: FieldErrors
  failure: string | undefined
  conflict: Conflict | undefined
}

export type Parts = Readonly<Record<SettingKey, Part>>

export interface StoredSetting {
  key: SettingKey
  value: object
  updated_at: string | null
}

/** ADM-23: the initial values of the form, kept when the settings cannot be loaded. */
export const defaultParts: Parts = mapParts((key) => {
  const values = settingRecords[key].stored.parse({}) as FormValues
  return { values, before: values, updatedAt: null, fieldErrors: {}, failure: undefined, conflict: undefined }
})

export function mapParts(part: (key: SettingKey) => Part): Parts {
  return Object.fromEntries(settingKeys.map((key) => [key, part(key)])) as Record<SettingKey, Part>
}

/** The stored values with the input since `before` on top. */
export function withStored(part: Part, before: FormValues, stored: StoredSetting): Part {
  const now = valuesOf(stored.value, defaultParts[stored.key].values)
  return {
    values: { ...now, ...changesOf(part.values, before) },
    before: now,
    updatedAt: stored.updated_at,
    fieldErrors: {},
    failure: undefined,
    conflict: undefined,
  }
}

/** After a failed save: the reason, and both versions when another save came first. */
export function withFailure(part: Part, key: SettingKey, { error, fieldErrors, current, by }: Failure): Part {
  const failed = { ...part, fieldErrors: errorsByField(fieldErrors), failure: error }
  if (!current) return failed
  const { value, updated_at } = current as StoredSetting
  const theirs = valuesOf(value, defaultParts[key].values)
  const { conflict, merged } = conflictOf(part, theirs, by)
  return { ...failed, values: merged, before: theirs, updatedAt: updated_at, conflict }
}

/** ADM-22: the request of a key, with its changes only, so that other fields are not overwritten. */
export function saveOf(key: SettingKey, { values, before, updatedAt }: Part) {
  const value = changesOf(sentValues(values), before)
  const isChanged = Object.keys(value).length > 0
  return {
    key,
    value,
    description: settingRecords[key].description,
    ...(isChanged && { updated_at: updatedAt }),
  }
}

/** The values as they are saved: a list has one item per line, without empty lines. */
export function sentValues(values: FormValues): FormValues {
  const sent = Object.entries(values).map(
    ([name, value]) => [name, Array.isArray(value) ? linesOf(value) : value] as const,
  )
  return Object.fromEntries(sent)
}

function linesOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** The error of a list item becomes the error of the list. */
export function errorsByField(fieldErrors: FieldErrors): FieldErrors {
  const byField: Record<string, string> = {}
  for (const [name, error] of Object.entries(fieldErrors)) byField[name.split('.')[0] ?? name] ??= error
  return byField
}

export function isChanged({ values, before }: Part): boolean {
  return Object.keys(changesOf(sentValues(values), before)).length > 0
}
