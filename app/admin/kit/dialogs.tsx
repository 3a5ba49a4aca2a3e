import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { MailOutcome } from '#app/platform/mail/mail-outcome.ts'
import { ErrorText } from '#app/ui/alert.tsx'
import { ConfirmDialog, Modal } from '#app/ui/dialog.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { AccessNotice, useUnsaved } from './access.tsx'
import { Button } from './buttons.tsx'
import type { AdminRequest, Failure } from './call-admin.ts'
import { messages } from './messages.ne.ts'
import { useSend } from './requests.ts'
import {
  type Conflict,
  FormContext,
  type FormText,
  isSame,
  type ReadRow,
  type RecordForm,
  useFirstError,
  useForm,
  useFormOnScreen,
  valueText,
} from './use-form.ts'

interface FormModalProps {
  title: string
  /** The text of the button; Save by default. */
  submit?: string
  isChanged: boolean
  isSaving: boolean
  /** Why the last save failed. */
  failure?: string | undefined
  /** @returns whether it is saved. */
  save: () => Promise<boolean>
  onClose: () => void
  children: ReactNode
}

/** A dialog with a form. It asks before it is closed with changes, and after a failed save it shows the first error. */
export function FormModal(props: FormModalProps) {
  const { title, isChanged, isSaving, failure, onClose, children } = props
  const { form: words } = useMessages(messages)
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
    <Modal title={title} close={words.close} onClose={close}>
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
          <Button onClick={close}>{words.cancel}</Button>
          <Button isPrimary type="submit" aria-disabled={isSaving}>
            {isSaving && <Spinner />}
            {isSaving ? words.saving : (props.submit ?? words.save)}
          </Button>
        </div>
      </form>
      {asksToLeave && <DiscardDialog onYes={onClose} onNo={() => setAsksToLeave(false)} />}
    </Modal>
  )
}

/** Asks before unsaved changes are left. */
export function DiscardDialog(props: Pick<ComponentProps<typeof ConfirmDialog>, 'onYes' | 'onNo'>) {
  const { leaveTitle, leaveText, leaveYes, leaveNo } = useMessages(messages).form
  return <ConfirmDialog {...props} title={leaveTitle} text={leaveText} yes={leaveYes} no={leaveNo} />
}

interface EditModalProps extends Pick<FormModalProps, 'title' | 'submit' | 'onClose' | 'children'> {
  form: RecordForm
  /** Undefined for a new row. */
  row: ReadRow | undefined
  text: FormText
  onSaved: (answer: { mail?: MailOutcome }) => void
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
    <FormModal title={title} submit={submit} {...state} save={save} onClose={onClose}>
      <FormContext value={{ ...state, text }}>
        <ConflictBox />
        {children}
      </FormContext>
    </FormModal>
  )
}

/** After a newer save: both versions of each field that differs, to choose the one to save. */
export function ConflictBox() {
  const { conflict } = useFormOnScreen()
  // A second conflict is a new one.
  return conflict ? <Differences key={JSON.stringify(conflict.theirs)} conflict={conflict} /> : null
}

function Differences({ conflict }: { conflict: Conflict }) {
  const { form: text } = useMessages(messages)
  const { labels } = useFormOnScreen().text
  const box = useRef<HTMLElement>(null)
  // The box is above the button that was just pressed.
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label={text.conflictTitle}
      className="rounded-xl border-2 border-marigold p-4"
    >
      <h3 className="text-lg">{text.conflictTitle}</h3>
      <p className="mt-1">{conflict.names.length > 0 ? text.conflictText : text.conflictElsewhere}</p>
      <div className="mt-3 grid gap-4">
        {conflict.names.map((name) => (
          <Difference key={name} name={name} label={labels[name] ?? name} conflict={conflict} />
        ))}
      </div>
    </section>
  )
}

function Difference({ name, label, conflict }: { name: string; label: string; conflict: Conflict }) {
  const [{ form: text }, lang] = useTexts(messages)
  const { values, set } = useFormOnScreen()
  const group = useId()
  const versions = [
    { title: text.yours, value: conflict.mine[name] ?? null },
    { title: conflict.by ? text.savedBy(conflict.by) : text.theirs, value: conflict.theirs[name] ?? null },
  ]
  return (
    <fieldset>
      <legend className="font-semibold">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {versions.map(({ title, value }) => (
          <label
            key={title}
            className="flex min-h-11 items-start gap-3 rounded-lg border border-line-strong p-2 has-checked:bg-brand-soft"
          >
            <input
              type="radio"
              name={group}
              checked={isSame(values[name], value)}
              onChange={() => set(name, value)}
              className="mt-1 size-5 shrink-0 accent-brand"
            />
            <span className="min-w-0 wrap-anywhere">
              <span className="block text-sm text-muted">{title}</span>
              {valueText(lang, value)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export interface RequestDialogProps {
  /** The request that a yes sends. */
  call: Pick<AdminRequest, 'path' | 'method' | 'body' | 'timeoutMs'>
  title: string
  text: string
  /** The buttons of a deletion have words of their own. */
  yes?: string
  /** On the button until the response arrives. */
  busy?: string
  onClose: () => void
  /** The button that opened the dialog goes with the answer. */
  isOpenerGone?: boolean
  onDone: (answer: { mail?: MailOutcome }) => void
  onFailed?: (failure: Failure) => void
  /** In place of the error of the answer. */
  failure?: string | undefined
}

/** Asks, then sends a request to the admin API. A failure is shown in the dialog, which stays open. */
export function RequestDialog(props: RequestDialogProps) {
  const { form: words } = useMessages(messages)
  const { call, title, text, yes = words.delete, busy = words.deleting, onClose, onDone, onFailed } = props
  const { isBusy, failure, send } = useSend()
  const isGone = useRef(false)
  const answer = async () => {
    const reply = await send<object>(call)
    if (reply?.ok === false) onFailed?.(reply)
    if (!reply?.ok) return
    isGone.current = props.isOpenerGone ?? call.method === 'DELETE'
    onDone(reply.answer)
  }
  return (
    <ConfirmDialog
      title={title}
      text={text}
      yes={isBusy ? busy : yes}
      no={words.cancel}
      isBusy={isBusy}
      failure={props.failure ?? failure?.error}
      onYes={() => void answer()}
      onNo={onClose}
      onLeft={(event) => {
        // The button that opened it is gone with its row.
        if (!isGone.current) return
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    />
  )
}
