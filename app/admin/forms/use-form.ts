import { useState } from 'react'
import type { core, ZodMiniObject } from 'zod/mini'
import type { Lang } from '#app/kit/language.ts'
import { type Faults, readFields } from '#app/platform/editing/read-fields.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminAsk, callAdmin } from '../functions/call-admin.ts'
import type { Failure } from '../functions/failure.ts'
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
  /** What is checked and sent, where that is not what the fields hold. */
  sent?: (values: FormValues) => FormValues
  /** How it is saved, where a row has no id: what is sent, over the row as it was read. */
  ask?: (given: FormValues, row: ReadRow | undefined) => Saving
}

type Saving = Pick<AdminAsk, 'path' | 'method' | 'body'>

/** A row as the server gives it. */
export interface StoredRow extends ReadRow {
  id: string
}

/** The version of a row that was read; of some, such as a market day, something else than an id says which it is. */
export interface ReadRow {
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
  /** @returns the answer once it is saved. On any failure everything that was typed stays. */
  save: () => Promise<object | undefined>
}

interface Saved {
  values: FormValues
  row: ReadRow | undefined
}

interface Memory extends Pick<FormState, 'values' | 'faults' | 'failure' | 'conflict' | 'isSaving'> {
  /** As the server has it, as far as the form knows. */
  before: Saved
}

/** A form over one row, or over one that is being made. */
export function useForm(form: RecordForm, row: ReadRow | undefined): FormState {
  const lang = useLang()
  const [memory, setMemory] = useState(() => opened(form, row))
  const { before, values, faults, failure, conflict, isSaving } = memory
  const put = (change: Partial<Memory>) => setMemory((now) => ({ ...now, ...change }))

  const save = async () => {
    const given = form.sent?.(values) ?? values
    const read = readFields(form.fields(lang), given, lang)
    put({ failure: undefined, faults: read.ok ? {} : read.faults, isSaving: read.ok })
    if (!read.ok) return
    const reply = await callAdmin<object>({ lang, ...askOf(form, given, before) })
    if (!reply.ok) setMemory((now) => refused(now, reply, form))
    return reply.ok ? reply.answer : undefined
  }

  return {
    values,
    set: (name, value) =>
      setMemory((now) => {
        // A fault is told until the field is edited.
        const { [name]: _, ...rest } = now.faults
        return { ...now, values: { ...now.values, [name]: value }, faults: rest }
      }),
    faults,
    failure,
    conflict,
    isSaving,
    isChanged: Object.keys(changesOf(values, before.values)).length > 0,
    save,
  }
}

function opened({ defaults }: RecordForm, row: ReadRow | undefined): Memory {
  const values = row ? valuesOf(row, defaults) : defaults
  return {
    before: { values, row },
    values,
    faults: {},
    failure: undefined,
    conflict: undefined,
    isSaving: false,
  }
}

/** Everything stays as it was typed; over a newer version of the row, the operator sees both. */
function refused(now: Memory, { faults, error, current }: Failure, { defaults }: RecordForm): Memory {
  const told = { ...now, faults, failure: error, isSaving: false }
  if (!current) return told
  const theirs = valuesOf(current, defaults)
  const { conflict, merged } = conflictOf({ values: now.values, before: now.before.values }, theirs)
  return { ...told, conflict, values: merged, before: { values: theirs, row: current as ReadRow } }
}

/** A new row is sent whole, of an older one what was changed and when it was read. */
function askOf({ path, ask }: RecordForm, values: FormValues, before: Saved): Saving {
  if (ask) return ask(values, before.row)
  if (!before.row) return { path, method: 'POST', body: values }
  const body = { ...changesOf(values, before.values), updated_at: before.row.updated_at }
  return { path: `${path}/${(before.row as StoredRow).id}`, method: 'PUT', body }
}
