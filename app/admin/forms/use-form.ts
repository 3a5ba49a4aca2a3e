import { useState } from 'react'
import type { core, ZodMiniObject } from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { type Faults, readFields } from '#app/platform/editing/read-fields.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminAsk, callAdmin, type Reply } from '../functions/call-admin.ts'
import {
  type Conflict,
  changesOf,
  conflictOf,
  type FormValue,
  type FormValues,
  valuesOf,
} from './form-values.ts'

/** A form for one kind of row. */
export interface RecordForm {
  path: AdminAsk['path']
  /** The server's own schema. */
  fields: (lang: Lang) => ZodMiniObject<core.$ZodShape, core.$strict>
  /** Every field, as a new row begins. */
  defaults: FormValues
}

/** A row as the server gives it. */
export interface StoredRow {
  id: string
  updated_at: string
}

export interface FormState {
  values: FormValues
  set: (name: string, value: FormValue) => void
  faults: Faults
  /** Why the last try did not work. */
  failure: string | undefined
  conflict: Conflict | undefined
  isSaving: boolean
  isChanged: boolean
  /** @returns whether it is saved. On any failure everything that was typed stays. */
  save: () => Promise<boolean>
}

interface Saved {
  values: FormValues
  row: StoredRow | undefined
}

/** A form over one row, or over one that is being made. */
export function useForm(form: RecordForm, row: StoredRow | undefined): FormState {
  const lang = useLang()
  const shownRow = (stored: object) => valuesOf(stored, form.defaults)
  const [before, setBefore] = useState<Saved>(() => ({ values: row ? shownRow(row) : form.defaults, row }))
  const [values, setValues] = useState(before.values)
  const [faults, setFaults] = useState<Faults>({})
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  const [isSaving, setSaving] = useState(false)

  const refuse = (reply: Exclude<Reply<object>, { ok: true }>) => {
    setFaults(reply.faults)
    setFailure(reply.error)
    if (!reply.current) return
    const theirs = shownRow(reply.current)
    const { conflict: found, merged } = conflictOf({ values, before: before.values }, theirs)
    setConflict(found)
    setValues(merged)
    setBefore({ values: theirs, row: reply.current as StoredRow })
  }

  const save = async () => {
    const read = readFields(form.fields(lang), values, lang)
    setFailure(undefined)
    setFaults(read.ok ? {} : read.faults)
    if (!read.ok) return false
    setSaving(true)
    const reply = await callAdmin<object>({ lang, ...askOf(form, values, before) })
    setSaving(false)
    if (!reply.ok) refuse(reply)
    return reply.ok
  }

  return {
    values,
    set: (name, value) => {
      setValues((now) => ({ ...now, [name]: value }))
      // A fault is told until the field is edited.
      setFaults(({ [name]: _, ...rest }) => rest)
    },
    faults,
    failure,
    conflict,
    isSaving,
    isChanged: Object.keys(changesOf(values, before.values)).length > 0,
    save,
  }
}

/** A new row is sent whole, of an older one what was changed and when it was read. */
function askOf(
  { path }: RecordForm,
  values: FormValues,
  before: Saved,
): Pick<AdminAsk, 'path' | 'method' | 'body'> {
  if (!before.row) return { path, method: 'POST', body: values }
  const body = { ...changesOf(values, before.values), updated_at: before.row.updated_at }
  return { path: `${path}/${before.row.id}`, method: 'PUT', body }
}
