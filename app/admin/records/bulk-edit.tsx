import { type ReactNode, useState } from 'react'
import type { core, ZodMiniObject } from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { type FieldErrors, parseChanges } from '#app/platform/editing/parse-fields.ts'
import type { Control, FormValues } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { CheckField } from '#app/ui/field.tsx'
import { type FieldOptions, RecordFields } from '../forms/fields.tsx'
import { FormModal } from '../forms/form-modal.tsx'
import { FormContext, type FormText, type RecordForm } from '../forms/use-form.ts'
import type { Selection } from '../lists/use-selection.ts'
import { messages } from './messages.ne.ts'
import { type BulkDone, useBulk } from './use-bulk.ts'

export interface BulkRecord {
  bulk: readonly string[]
  bulkEdits: (lang: Lang) => ZodMiniObject<core.$ZodShape, core.$strict>
  controls: Readonly<Record<string, Control>>
  defaults: FormValues
}

interface BulkEditProps {
  path: RecordForm['path']
  selection: Selection
  record: BulkRecord
  text: FormText
  options?: FieldOptions | undefined
  onClose: () => void
  onDone: (done: BulkDone) => void
}

/** Fields of a record that can be set for many rows with the form's own controls. */
export function bulkFields({ bulk, controls }: BulkRecord): string[] {
  return bulk.filter((name) => controls[name] && controls[name].kind !== 'own')
}

/** Sets chosen fields of the selected rows. */
export function BulkEdit({ path, selection, record, text, options, onClose, onDone }: BulkEditProps) {
  const say = useMessages(messages)
  const lang = useLang()
  const { expected, isBusy, failure, fieldErrors, send } = useBulk(path, selection)
  const [values, setValues] = useState<FormValues>(record.defaults)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<FieldErrors>({})
  const errors = { ...fieldErrors, ...faults }
  const save = async () => {
    const given = Object.fromEntries([...chosen].map((name) => [name, values[name] ?? null]))
    const parsed = parseChanges(record.bulkEdits(lang), given, lang)
    const found = chosen.size === 0 ? { request: say.nothingChosen } : parsed.ok ? {} : parsed.fieldErrors
    setFaults(found)
    const done = Object.keys(found).length === 0 && (await send({ set: given }))
    if (done) onDone(done)
    return Boolean(done)
  }
  const field = (name: string): ReactNode => (
    <div key={name} className="rounded-lg border border-line p-3">
      <CheckField
        label={say.setField(text.labels[name] ?? name)}
        checked={chosen.has(name)}
        onChange={({ target }) => setChosen(withOrWithout(chosen, name, target.checked))}
      />
      {chosen.has(name) && (
        <RecordFields controls={{ [name]: record.controls[name] as Control }} options={options} />
      )}
    </div>
  )
  return (
    <FormModal
      title={say.editTitle(say.rows(groupedNumber(lang, expected)))}
      isChanged={chosen.size > 0}
      isSaving={isBusy}
      failure={failure ?? faults.request}
      save={save}
      onClose={onClose}
    >
      <p>{say.chooseFields}</p>
      <FormContext
        value={{
          values,
          set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
          fieldErrors: errors,
          failure,
          conflict: undefined,
          isSaving: isBusy,
          isChanged: chosen.size > 0,
          text,
        }}
      >
        {bulkFields(record).map(field)}
      </FormContext>
    </FormModal>
  )
}

function withOrWithout(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names)
  if (isIn) next.add(name)
  else next.delete(name)
  return next
}
