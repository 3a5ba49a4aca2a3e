import type { FormValue, FormValues } from '#app/platform/editing/record.ts'

/** The form fields of a row, with an empty text for null. */
export function valuesOf(row: object, defaults: FormValues): FormValues {
  const stored = row as Record<string, unknown>
  return Object.fromEntries(
    Object.entries(defaults).map(([name, initially]) => [name, formValue(stored[name], initially)]),
  )
}

function formValue(stored: unknown, initially: FormValue): FormValue {
  if (stored === undefined) return initially
  if (typeof initially !== 'string') return stored as FormValue
  return typeof stored === 'string' || typeof stored === 'number' ? String(stored) : ''
}

export function isSame(one: FormValue | undefined, other: FormValue | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields that changed, with their new values. */
export function changesOf(values: FormValues, before: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])))
}

/** Two versions of one row: that of this form, and one saved after it was read. */
export interface Conflict {
  mine: FormValues
  theirs: FormValues
  /** The address of the person who saved theirs. */
  by: string | undefined
  /** The fields that both changed to other values, in the order of the form. */
  names: readonly string[]
}

/** @returns both versions, and the form's values until the operator decides: theirs in the fields that only they changed. */
export function conflictOf(
  { values, before }: { values: FormValues; before: FormValues },
  theirs: FormValues,
  by: string | undefined,
): { conflict: Conflict; merged: FormValues } {
  const mine = changesOf(values, before)
  const names = Object.keys(mine).filter(
    (name) => !isSame(theirs[name], before[name]) && !isSame(theirs[name], mine[name]),
  )
  return { conflict: { mine: values, theirs, by, names }, merged: { ...theirs, ...mine } }
}
