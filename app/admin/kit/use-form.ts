import { digitsIn } from '@chautari/bikram-sambat/digits'
import { createContext, useContext, useEffect, useRef, useState } from 'react'
import type { core, ZodMiniObject } from 'zod/mini'
import { AppError } from '#app/lib/app-error.ts'
import { instantText } from '#app/lib/instant-text.ts'
import type { Lang } from '#app/lib/language.ts'
import { type FieldErrors, parseFields } from '#app/platform/editing/fields.ts'
import type { FormValue, FormValues } from '#app/platform/editing/record.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { focusFirstError } from '#app/ui/bs-date-field.tsx'
import { type AdminRequest, callAdmin, type Failure, type Reply } from './call-admin.ts'
import { messages } from './messages.ne.ts'

/** A form for one kind of row. */
export interface RecordForm {
  path: AdminRequest['path']
  /** The schema of the server. */
  edits: (lang: Lang) => ZodMiniObject<core.$ZodShape, core.$strict>
  /** All fields with the values of a new row. */
  defaults: FormValues
  /** Maps the values of the fields to those that are checked and sent. */
  sent?: (values: FormValues) => FormValues
  /** Builds the request of a save for rows without an id. */
  request?: (given: FormValues, row: ReadRow | undefined) => Saving
  /** The row in an answer, for a form that stays on screen after a save, and in the refusal of a stale save. */
  rowIn?: (answer: object) => ReadRow
}

type Saving = Pick<AdminRequest, 'path' | 'method' | 'body'>

/** A row as the server returns it. */
export interface StoredRow extends ReadRow {
  id: string
}

/** The version of a row that was read; not all rows have an id (market days have a date). */
export interface ReadRow {
  /** Null for a setting that was never saved. */
  updated_at: string | null
}

/** The texts of a form by field name. */
export interface FormText {
  labels: Readonly<Record<string, string>>
  hints?: Readonly<Record<string, string>>
  /** Texts of the values of selects. */
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
}

type FormOnScreen = FormState & { text: FormText }

export const FormContext = createContext<FormOnScreen | null>(null)

export function useFormOnScreen(): FormOnScreen {
  const form = useContext(FormContext)
  if (!form) throw new AppError('impossible')
  return form
}

interface Saved {
  values: FormValues
  row: ReadRow | undefined
}

interface Memory {
  /** The version of the server that the form knows. */
  before: Saved
  values: FormValues
  fieldErrors: FieldErrors
  /** Why the last save failed. */
  failure?: string | undefined
  conflict?: Conflict
  isSaving: boolean
}

export type FormState = ReturnType<typeof useForm>

/** The state of a form over one row, or over a new one. */
export function useForm(form: RecordForm, row: ReadRow | undefined) {
  const lang = useLang()
  const [memory, setMemory] = useState(() => opened(form, row))
  const { before, ...state } = memory
  const { values } = state
  const put = (change: Partial<Memory>) => setMemory((now) => ({ ...now, ...change }))

  /** @returns the reply, undefined for a form with errors. On a failure all input stays. */
  const save = async (): Promise<Reply<object> | undefined> => {
    const given = form.sent?.(values) ?? values
    const parsed = parseFields(form.edits(lang), given, lang)
    put({ failure: undefined, fieldErrors: parsed.ok ? {} : parsed.fieldErrors, isSaving: parsed.ok })
    if (!parsed.ok) return
    const reply = await callAdmin<object>({ lang, ...requestOf(form, given, before) })
    if (!reply.ok) setMemory((now) => refused(now, reply, form))
    else if (form.rowIn) take(form.rowIn(reply.answer), values)
    return reply
  }

  /** Takes over a version of the server; what was typed since `sent` stays on top. */
  const take = (row: ReadRow, sent?: FormValues) =>
    setMemory((now) => {
      const taken = opened(form, row)
      const typed = changesOf(now.values, sent ?? now.before.values)
      return { ...taken, values: { ...taken.values, ...typed } }
    })

  return {
    ...state,
    /** Those of the server's version that the form knows. */
    stored: before.values,
    set: (name: string, value: FormValue) =>
      setMemory((now) => {
        // An error is shown until the field is edited.
        const { [name]: _, ...rest } = now.fieldErrors
        return { ...now, values: { ...now.values, [name]: value }, fieldErrors: rest }
      }),
    isChanged: Object.keys(changesOf(values, before.values)).length > 0,
    save,
    take,
  }
}

function opened({ defaults }: RecordForm, row: ReadRow | undefined): Memory {
  const values = row ? valuesOf(row, defaults) : defaults
  return { before: { values, row }, values, fieldErrors: {}, isSaving: false }
}

/** All input stays; after a newer save of the row, the operator sees both versions. */
function refused(now: Memory, { fieldErrors, error, current, by }: Failure, { defaults, rowIn }: RecordForm) {
  const failed = { ...now, fieldErrors, failure: error, isSaving: false }
  if (!current) return failed
  const row = rowIn?.(current) ?? (current as ReadRow)
  const theirs = valuesOf(row, defaults)
  const { conflict, merged } = conflictOf({ values: now.values, before: now.before.values }, theirs, by)
  return { ...failed, conflict, values: merged, before: { values: theirs, row } }
}

/** Sends all of a new row; of an existing one the changes and the version that was read. */
function requestOf({ path, request }: RecordForm, values: FormValues, before: Saved): Saving {
  if (request) return request(values, before.row)
  if (!before.row) return { path, method: 'POST', body: values }
  const body = { ...changesOf(values, before.values), updated_at: before.row.updated_at }
  return { path: `${path}/${(before.row as StoredRow).id}`, method: 'PUT', body }
}

/** After a failed save, moves the focus to the first field with an error. */
export function useFirstError() {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) focusFirstError(element.current)
  }, [tries])
  return { element, showFirst: () => setTries((before) => before + 1) }
}

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

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that changed, with their new values. */
export function changesOf(values: FormValues, before: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, before[name])))
}

/** Two versions of one row: that of this form, and one saved after it was read. */
export type Conflict = ReturnType<typeof conflictOf>['conflict']

/**
 * @param by the address of the person who saved theirs
 * @returns both versions, and the form's values until the operator decides: theirs in the fields that only they changed.
 */
export function conflictOf(
  { values, before }: { values: FormValues; before: FormValues },
  theirs: FormValues,
  by: string | undefined,
) {
  const mine = changesOf(values, before)
  /** The fields that both changed to other values, in the order of the form. */
  const names = Object.keys(mine).filter(
    (name) => !isSame(theirs[name], before[name]) && !isSame(theirs[name], mine[name]),
  )
  return { conflict: { mine: values, theirs, by, names }, merged: { ...theirs, ...mine } }
}

export const isEmpty = (value: unknown) => value === null || value === undefined || value === ''

/** A value of a field in words. */
export function valueText(lang: Lang, value: unknown): string {
  const { yes, no, empty } = messages[lang].form
  if (isEmpty(value)) return empty
  if (typeof value === 'boolean') return value ? yes : no
  if (Array.isArray(value)) {
    const isRows = value.some((item) => typeof item === 'object')
    return isRows ? messages[lang].history.rows(digitsIn(lang, value.length)) : value.join(', ') || empty
  }
  if (typeof value === 'number') return digitsIn(lang, value)
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return isInstant(text) ? instantText(lang, text) : text
}

const isInstant = (text: string) =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d/.test(text) && !Number.isNaN(Date.parse(text))
