import type { ReactNode } from 'react'
import { ConflictBox } from './conflict-box.tsx'
import { FormModal } from './form-modal.tsx'
import { FormContext, type FormText, type ReadRow, type RecordForm, useForm } from './use-form.ts'

interface EditModalProps {
  form: RecordForm
  /** Undefined for a new row. */
  row: ReadRow | undefined
  title: string
  text: FormText
  /** The text of the button; Save by default. */
  submit?: string | undefined
  onClose: () => void
  onSaved: (answer: object) => void
  /** The fields. */
  children: ReactNode
}

/**
 * ADM-12: a form over one row. Give it a `key` of the row, so that each opening starts without the errors of the last.
 */
export function EditModal({ form, row, title, text, submit, onClose, onSaved, children }: EditModalProps) {
  const state = useForm(form, row)
  const save = async () => {
    const reply = await state.save()
    if (reply?.ok) onSaved(reply.answer)
    return reply?.ok === true
  }
  return (
    <FormModal
      title={title}
      submit={submit}
      isChanged={state.isChanged}
      isSaving={state.isSaving}
      failure={state.failure}
      save={save}
      onClose={onClose}
    >
      <FormContext value={{ ...state, text }}>
        <ConflictBox />
        {children}
      </FormContext>
    </FormModal>
  )
}
