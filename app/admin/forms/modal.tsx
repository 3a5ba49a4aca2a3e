import * as Dialog from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'

interface ModalProps {
  title: string
  isOpen: boolean
  /** Asked for by Escape, by the close icon, or by a press beside it. */
  onClose: () => void
  children: ReactNode
}

/** A window over the page; on a phone it takes the whole screen. */
export function Modal({ title, isOpen, onClose, children }: ModalProps) {
  const text = useMessages(messages)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(opens) => !opens && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 bg-[rgb(0_0_0/0.5)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-0 z-30 flex flex-col bg-surface text-ink sm:inset-auto sm:top-1/2 sm:left-1/2 sm:max-h-[min(90dvh,56rem)] sm:w-[min(44rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-2xl sm:border sm:border-line sm:shadow-lg"
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-2">
            <Dialog.Title className="text-xl">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={text.close}
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
