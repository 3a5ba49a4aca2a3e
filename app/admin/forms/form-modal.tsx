import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { ConfirmDialog, Modal } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { useUnsaved } from '../api/access.ts'
import { AccessNotice } from '../api/access-notice.tsx'
import { messages } from './messages.ne.ts'

interface FormModalProps {
  title: string
  /** The text of the button; Save by default. */
  submit?: string | undefined
  isChanged: boolean
  isSaving: boolean
  /** Why the last save failed. */
  failure: string | undefined
  /** @returns whether it is saved. */
  save: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. It asks before it is closed with changes, and after a failed save it shows the first error. */
export function FormModal(props: FormModalProps) {
  const { title, isChanged, isSaving, failure, onClose, children } = props
  const say = useMessages(messages)
  useUnsaved(isChanged)
  const [asksToLeave, setAsksToLeave] = useState(false)
  const { element, showFirst } = useFirstError()
  const close = () => {
    // The result of the save is not known yet.
    if (isSaving) return
    if (isChanged) setAsksToLeave(true)
    else onClose()
  }
  const save = async () => {
    if (!isSaving && !(await props.save())) showFirst()
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
        <div className="grid min-h-0 grow content-start gap-4 overflow-y-auto p-5">{children}</div>
        <AccessNotice />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3">
          <ErrorText className="me-auto">{failure}</ErrorText>
          <button type="button" className={buttonStyle.secondary} onClick={close}>
            {say.cancel}
          </button>
          <button type="submit" className={buttonStyle.primary} aria-disabled={isSaving}>
            {isSaving && <Spinner />}
            {isSaving ? say.saving : (props.submit ?? say.save)}
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

/** After a failed save, moves the focus to the first field with an error. */
function useFirstError() {
  const element = useRef<HTMLFormElement>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tries])
  return { element, showFirst: () => setTries((before) => before + 1) }
}
