import * as AlertDialog from '@radix-ui/react-alert-dialog'
import { buttonStyle } from '#app/ui/button.ts'

interface ConfirmDialogProps {
  isOpen: boolean
  title: string
  text: string
  yes: string
  no: string
  isBusy?: boolean
  /** Why the confirmed action failed. */
  failure?: string | undefined
  onYes: () => void
  onNo: () => void
  /** The dialog closed; the focus goes back to where it was unless this prevents it. */
  onLeft?: (event: Event) => void
}

/** Asks before an action that cannot be undone. The focus starts on the no. */
export function ConfirmDialog({
  isOpen,
  title,
  text,
  yes,
  no,
  isBusy,
  failure,
  onYes,
  onNo,
  onLeft,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(opens) => !opens && !isBusy && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <AlertDialog.Content
          onCloseAutoFocus={onLeft}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(28rem,92vw)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-line bg-surface p-6 text-ink"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 wrap-anywhere">{text}</AlertDialog.Description>
          <p role="alert" className="mt-3 font-semibold text-simrik empty:hidden">
            {failure}
          </p>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <AlertDialog.Cancel className={buttonStyle.secondary} disabled={isBusy}>
              {no}
            </AlertDialog.Cancel>
            {/* Not AlertDialog.Action, which would close before the answer arrives. */}
            <button
              type="button"
              className={buttonStyle.primary}
              aria-disabled={isBusy}
              onClick={() => !isBusy && onYes()}
            >
              {yes}
            </button>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
