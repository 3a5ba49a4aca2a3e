import { type ReactNode, useState } from 'react'
import type { core, ZodMiniObject } from 'zod/mini'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { type FieldErrors, parseChanges } from '#app/platform/editing/parse-fields.ts'
import type { Control, FormValues } from '#app/platform/editing/record.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { Modal } from '#app/ui/dialog.tsx'
import { CheckField } from '#app/ui/field.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { AccessNotice } from '../api/access-notice.tsx'
import { type FieldOptions, RecordFields } from '../forms/fields.tsx'
import { messages as formMessages } from '../forms/messages.ne.ts'
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
  const common = useMessages(formMessages)
  const lang = useLang()
  const { expected, isBusy, failure, fieldErrors, send } = useBulk(path, selection)
  const [values, setValues] = useState<FormValues>(record.defaults)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [faults, setFaults] = useState<FieldErrors>({})
  useUnsaved(chosen.size > 0)
  const errors = { ...fieldErrors, ...faults }
  const save = async () => {
    if (isBusy) return
    const given = Object.fromEntries([...chosen].map((name) => [name, values[name] ?? null]))
    const parsed = parseChanges(record.bulkEdits(lang), given, lang)
    if (chosen.size === 0) return setFaults({ request: say.nothingChosen })
    setFaults(parsed.ok ? {} : parsed.fieldErrors)
    const done = parsed.ok && (await send({ set: given }))
    if (done) onDone(done)
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
    <Modal
      title={say.editTitle(say.rows(groupedNumber(lang, expected)))}
      close={common.close}
      isOpen
      onClose={() => !isBusy && onClose()}
    >
      <form
        noValidate
        className="flex min-h-0 grow flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="grid min-h-0 grow content-start gap-3 overflow-y-auto p-5">
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
        </div>
        <AccessNotice />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
          <ErrorText className="me-auto">{failure ?? faults.request}</ErrorText>
          <button type="button" className={buttonStyle.secondary} onClick={() => !isBusy && onClose()}>
            {common.cancel}
          </button>
          <button type="submit" className={buttonStyle.primary} aria-disabled={isBusy}>
            {isBusy && <Spinner />}
            {isBusy ? say.busy : common.save}
          </button>
        </div>
      </form>
    </Modal>
  )
}

function withOrWithout(names: ReadonlySet<string>, name: string, isIn: boolean): ReadonlySet<string> {
  const next = new Set(names)
  if (isIn) next.add(name)
  else next.delete(name)
  return next
}
