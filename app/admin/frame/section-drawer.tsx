import * as Dialog from '@radix-ui/react-dialog'
import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Icon } from '#app/ui/icon.tsx'
import { messages } from './messages.ne.ts'
import { SectionLinks } from './section-links.tsx'

/** The sections on a phone, which has no room beside the page. */
export function SectionDrawer() {
  const text = useMessages(messages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger className="flex min-h-11 items-center gap-2 rounded-lg px-2 font-semibold hover:bg-hover lg:hidden">
        <Icon name="menu" className="size-6" />
        {text.openSections}
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-20 bg-[rgb(0_0_0/0.5)] lg:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 start-0 z-30 w-72 max-w-[85vw] overflow-y-auto border-e border-line bg-surface p-3 text-ink lg:hidden"
        >
          <div className="mb-2 flex items-center justify-between ps-3">
            <Dialog.Title className="text-lg">{text.openSections}</Dialog.Title>
            <Dialog.Close
              aria-label={text.close}
              className="flex size-11 items-center justify-center rounded-lg hover:bg-hover"
            >
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <SectionLinks onFollow={() => setOpen(false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
