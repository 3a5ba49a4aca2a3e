import * as AlertDialog from '@radix-ui/react-alert-dialog'
import * as Dialog from '@radix-ui/react-dialog'
import { type ReactNode, useRef } from 'react'
import { ErrorText } from './alert.tsx'
import { buttonStyle } from './button.ts'
import { Icon } from './icon.tsx'

interface DialogProps {
  title: string
  /** Name of the close icon. */
  close: string
  /** Asked for by Escape, by the close icon, or by a press beside it. */
  onClose: () => void
  children: ReactNode
}

/** A window over the page while it is drawn; on a phone it takes the whole screen. */
export function Modal(props: DialogProps) {
  return (
    <PlainDialog
      {...props}
      className="flex flex-col bg-surface max-sm:inset-0 sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,56rem)] sm:w-[min(44rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:border sm:border-line sm:shadow-lg"
      headClass="border-b border-line py-2 ps-5 pe-2"
      titleClass="text-xl"
    />
  )
}

interface DrawerProps extends DialogProps {
  isOpen: boolean
  /** The button that opens it. */
  trigger: ReactNode
  onOpen: () => void
}

/** A panel at the side, for windows below the width `lg`. */
export function Drawer(props: DrawerProps) {
  return (
    <PlainDialog
      {...props}
      overlayClass="lg:hidden"
      className="inset-y-0 start-0 w-72 max-w-[85vw] overflow-y-auto border-e border-line bg-surface p-3 lg:hidden"
      headClass="mb-2 ps-3"
      titleClass="text-lg"
    />
  )
}

interface PlainDialogProps extends DialogProps, Partial<Omit<DrawerProps, keyof DialogProps>> {
  overlayClass?: string
  className: string
  headClass: string
  titleClass: string
}

function PlainDialog(props: PlainDialogProps) {
  const { title, close, isOpen = true, onClose, onOpen, trigger, children } = props
  const { overlayClass = '', className, headClass, titleClass } = props
  const focusReturn = useFocusReturn()
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => (opens ? onOpen?.() : onClose())}>
      {trigger && <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>}
      <Dialog.Portal>
        <Dialog.Overlay className={`fixed inset-0 z-20 bg-[rgb(0_0_0/0.5)] ${overlayClass}`} />
        <Dialog.Content
          aria-describedby={undefined}
          className={`fixed z-30 text-ink ${className}`}
          {...(!trigger && focusReturn)}
        >
          <div className={`flex items-center justify-between gap-3 ${headClass}`}>
            <Dialog.Title className={titleClass}>{title}</Dialog.Title>
            <Dialog.Close
              aria-label={close}
              className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover"
            >
              <Icon name="x" />
            </Dialog.Close>
          </div>
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** Without a trigger of its own, Radix would leave the focus nowhere. */
function useFocusReturn() {
  const before = useRef<Element>(null)
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      if (before.current instanceof HTMLElement) before.current.focus()
    },
  }
}

interface ConfirmDialogProps {
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
  onLeft?: ((event: Event) => void) | undefined
}

/** Asks, while it is drawn, before an action that cannot be undone. The focus starts on the no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, yes, no, isBusy, failure, onYes, onNo, onLeft } = props
  const { onOpenAutoFocus, onCloseAutoFocus } = useFocusReturn()
  return (
    <AlertDialog.Root open onOpenChange={(opens) => !opens && !isBusy && onNo()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-40 bg-[rgb(0_0_0/0.5)]" />
        <AlertDialog.Content
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onLeft?.(event)
            onCloseAutoFocus(event)
          }}
          className="fixed top-1/2 left-1/2 z-50 max-h-[90dvh] w-[min(28rem,92vw)] -translate-x-1/2 -translate-y-1/2 overflow-y-auto rounded-2xl border border-line bg-surface p-6 text-ink"
        >
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description className="mt-3 wrap-anywhere">{text}</AlertDialog.Description>
          <ErrorText className="mt-3">{failure}</ErrorText>
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
