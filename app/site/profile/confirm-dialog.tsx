import type { RefObject } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'

interface ConfirmDialogProps {
  ref: RefObject<HTMLDialogElement | null>
  title: string
  children: string
  /** Label of the confirming button. */
  yes: string
  onYes: () => void
}

/** Asks for confirmation before a deletion. Opened with `showModal`. */
export function ConfirmDialog({ ref, title, children, yes, onYes }: ConfirmDialogProps) {
  const { cancel } = useMessages(messages)
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className="m-auto max-w-md rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      <h3 className="text-lg">{title}</h3>
      <p className="mt-2">{children}</p>
      <form method="dialog" className="mt-5 flex flex-wrap justify-end gap-3">
        <button type="submit" className={buttonStyle.primary}>
          {cancel}
        </button>
        <button type="submit" className={`${buttonStyle.secondary} text-simrik`} onClick={onYes}>
          {yes}
        </button>
      </form>
    </dialog>
  )
}
