import type { Faults } from '#app/platform/editing/read-fields.ts'
import { type EditedKey, settingDescriptions, settingKeys } from '#app/records/settings/edit-fields.ts'
import { settings } from '#app/records/settings/fields.ts'
import { type Conflict, changesOf, conflictOf, type FormValues, valuesOf } from '../forms/form-values.ts'
import type { Failure } from '../functions/failure.ts'

/** One of the five keys, as the form has it. */
export interface Part {
  values: FormValues
  /** As the server last said. */
  before: FormValues
  /** When it was saved last, as far as the form knows; null for never. */
  updatedAt: string | null
  faults: Faults
  failure: string | undefined
  conflict: Conflict | undefined
}

export type Parts = Readonly<Record<EditedKey, Part>>

export interface StoredSetting {
  key: EditedKey
  value: object
  updated_at: string | null
}

/** ADM-23: what the form begins with, and keeps where the settings cannot be loaded. */
export const defaultParts: Parts = mapParts((key) => {
  const values = settings[key].parse({}) as FormValues
  return { values, before: values, updatedAt: null, faults: {}, failure: undefined, conflict: undefined }
})

export function mapParts(part: (key: EditedKey) => Part): Parts {
  return Object.fromEntries(settingKeys.map((key) => [key, part(key)])) as Record<EditedKey, Part>
}

/** What the server has, and on top of it what was typed since `before`. */
export function withStored(part: Part, before: FormValues, stored: StoredSetting): Part {
  const now = valuesOf(stored.value, defaultParts[stored.key].values)
  return {
    values: { ...now, ...changesOf(part.values, before) },
    before: now,
    updatedAt: stored.updated_at,
    faults: {},
    failure: undefined,
    conflict: undefined,
  }
}

/** After a save that did not work: why, and both versions where somebody else saved meanwhile. */
export function withFailure(part: Part, key: EditedKey, { error, faults, current }: Failure): Part {
  const refused = { ...part, faults: faultsByField(faults), failure: error }
  if (!current) return refused
  const { value, updated_at } = current as StoredSetting
  const theirs = valuesOf(value, defaultParts[key].values)
  const { conflict, merged } = conflictOf(part, theirs)
  return { ...refused, values: merged, before: theirs, updatedAt: updated_at, conflict }
}

/** ADM-22: what is sent of a key: its changes alone, so that nothing is overwritten that nobody touched here. */
export function saveOf(key: EditedKey, { values, before, updatedAt }: Part) {
  const value = changesOf(sentValues(values), before)
  const isChanged = Object.keys(value).length > 0
  return {
    key,
    value,
    description: settingDescriptions[key],
    ...(isChanged && { updated_at: updatedAt }),
  }
}

/** As they are saved: a list is typed line by line, and empty lines are none. */
export function sentValues(values: FormValues): FormValues {
  const sent = Object.entries(values).map(
    ([name, value]) => [name, Array.isArray(value) ? linesOf(value) : value] as const,
  )
  return Object.fromEntries(sent)
}

function linesOf(lines: readonly string[]): string[] {
  return lines.map((line) => line.trim()).filter(Boolean)
}

/** A fault of an item of a list stands at the list. */
export function faultsByField(faults: Faults): Faults {
  const byField: Record<string, string> = {}
  for (const [name, fault] of Object.entries(faults)) byField[name.split('.')[0] ?? name] ??= fault
  return byField
}

export function isChanged({ values, before }: Part): boolean {
  return Object.keys(changesOf(sentValues(values), before)).length > 0
}
