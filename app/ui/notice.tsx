import type { ReactNode, Ref } from 'react'
import { buttonStyle } from './button.ts'

interface NoticeProps {
  ref: Ref<HTMLDialogElement>
  title: string
  /** What the button says. */
  close: string
  children: ReactNode
}

/** One thing to be read, then closed. */
export function Notice({ ref, title, close, children }: NoticeProps) {
  return (
    <dialog
      ref={ref}
      aria-label={title}
      className="m-auto max-w-sm rounded-xl border border-line bg-surface p-6 text-ink backdrop:bg-[rgb(0_0_0/0.5)]"
    >
      <p>{children}</p>
      <form method="dialog" className="mt-4 flex justify-end">
        <button type="submit" className={buttonStyle.primary}>
          {close}
        </button>
      </form>
    </dialog>
  )
}
