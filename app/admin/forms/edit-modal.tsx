import { type ReactNode, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog, Modal } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { AccessNotice } from '../api/access-notice.tsx'
import { ConflictBox } from './conflict-box.tsx'
import { messages } from './messages.ne.ts'
import { useFirstError } from './use-first-error.ts'
import { FormContext, type FormText, type ReadRow, type RecordForm, useForm } from './use-form.ts'

interface EditModalProps {
  form: RecordForm
  /** Undefined for a new row. */
  row: ReadRow | undefined
  title: string
  text: FormText
  /** The text of the button; Save by default. */
  submit?: string
  onClose: () => void
  onSaved: (answer: object) => void
  /** The fields. */
  children: ReactNode
}

/**
 * ADM-12: a form over one row. Give it a `key` of the row, so that each opening starts without the errors of the last.
 */
export function EditModal({ form, row, title, text, submit, onClose, onSaved, children }: EditModalProps) {
  const say = useMessages(messages)
  const state = useForm(form, row)
  useUnsaved(state.isChanged)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const { element, showFirst } = useFirstError()
  const close = () => {
    // The result of the save is not known yet.
    if (state.isSaving) return
    if (state.isChanged) setAsksToLeave(true)
    else onClose()
  }
  const save = async () => {
    if (state.isSaving) return
    const answer = await state.save()
    if (answer) onSaved(answer)
    else showFirst()
  }
  return (
    <Modal title={title} close={say.close} isOpen onClose={close}>
      <form
        ref={element}
        noValidate
        className="flex min-h-0 grow flex-col"
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">
          <FormContext value={{ ...state, text }}>
            <ConflictBox />
            {children}
          </FormContext>
        </div>
        <AccessNotice />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
          <ErrorText className="me-auto">{state.failure}</ErrorText>
          <button type="button" className={buttonStyle.secondary} onClick={close}>
            {say.cancel}
          </button>
          <button type="submit" className={buttonStyle.primary} aria-disabled={state.isSaving}>
            {state.isSaving && <Spinner />}
            {state.isSaving ? say.saving : (submit ?? say.save)}
          </button>
        </div>
      </form>
      <ConfirmDialog
        isOpen={asksToLeave}
        title={say.leaveTitle}
        text={say.leaveText}
        yes={say.leaveYes}
        no={say.leaveNo}
        onYes={onClose}
        onNo={() => setAsksToLeave(false)}
      />
    </Modal>
  )
}
