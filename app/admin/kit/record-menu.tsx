import * as DropdownMenu from '@radix-ui/react-dropdown-menu'
import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { AdminRequest } from './call-admin.ts'
import { ImportModal, type ImportSource } from './import-modal.tsx'
import { ShortLabel } from './list-tools.tsx'
import { messages } from './messages.ne.ts'
import { OrderModal } from './order-modal.tsx'
import { useCsvDownload } from './requests.ts'
import type { FormText } from './use-form.ts'

interface RecordMenuProps {
  path: AdminRequest['path']
  controls: object
  text: FormText & {
    /** What the list is called. */
    caption: string
  }
  /** Also the list is to be loaded again. */
  onDone: (message: string, undo?: { act: string | undefined }) => void
  onFailed: (error: string) => void
}

/** What is done with all rows of a record: a file of them, rows from a file, their order. */
export function RecordMenu({ path, controls, text, onDone, onFailed }: RecordMenuProps) {
  const { record: words } = useMessages(messages)
  const [open, setOpen] = useState<'nothing' | 'import' | 'order'>('nothing')
  const close = () => setOpen('nothing')
  const finish: typeof onDone = (...done) => {
    close()
    onDone(...done)
  }
  const { isBusy: isExporting, download } = useCsvDownload({
    path: `${path}/csv`,
    fileName: `${path.replace('admin-', '')}.csv`,
    onDone: () => onDone(words.exported),
    onFailed,
  })
  const columns = ['id', ...Object.keys(controls), 'updated_at']
  const source: ImportSource = {
    path: `${path}/import`,
    maxBytes: 1024 * 1024,
    outcomes: words.outcomes,
    title: words.importTitle(text.caption),
    hint: words.importHint(columns.join(', ')),
    tooLarge: words.tooLarge,
    about: { title: words.about, cell: (line) => line.name || words.unnamed },
    labels: text.labels,
  }
  const items = [
    { label: words.exportCsv, onSelect: () => void download() },
    { label: words.importCsv, onSelect: () => setOpen('import') },
    ...('sort_order' in controls ? [{ label: words.changeOrder, onSelect: () => setOpen('order') }] : []),
  ]
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={buttonStyle.secondary} disabled={isExporting}>
          <ShortLabel sign="⋯">{isExporting ? words.exporting : words.more}</ShortLabel>
          <Icon name="chevron-down" className="size-4 max-sm:hidden" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="z-20 min-w-48 rounded-xl border border-line bg-surface p-1 text-ink shadow-lg"
          >
            {items.map(({ label, onSelect }) => (
              <DropdownMenu.Item
                key={label}
                onSelect={onSelect}
                className="flex min-h-11 cursor-pointer items-center rounded-lg px-3 font-semibold data-highlighted:bg-hover"
              >
                {label}
              </DropdownMenu.Item>
            ))}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {open === 'import' && <ImportModal source={source} onStored={finish} onClose={close} />}
      {open === 'order' && (
        <OrderModal path={path} groupTitles={text.options?.category} onClose={close} onSaved={finish} />
      )}
    </>
  )
}
