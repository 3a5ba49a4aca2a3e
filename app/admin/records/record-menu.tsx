import { useState } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Menu } from '#app/ui/menu.tsx'
import type { AdminRequest } from '../api/call-admin.ts'
import { useCsvDownload } from '../api/download-csv.ts'
import { messages as formMessages } from '../forms/messages.ne.ts'
import { ImportModal } from '../import/import-modal.tsx'
import { ShortLabel } from '../lists/list-tools.tsx'
import { OrderModal } from '../order/order-modal.tsx'
import { messages } from './messages.ne.ts'
import { useRecordImport } from './record-import.ts'

interface RecordMenuProps {
  path: AdminRequest['path']
  controls: object
  text: {
    caption: string
    labels: Readonly<Record<string, string>>
    /** Titles of the groups that the list is ordered in. */
    options?: { category?: Readonly<Record<string, string>> } | undefined
  }
  /** Also the list is to be loaded again. */
  onDone: (said: string, act?: string) => void
  onFailed: (error: string) => void
}

/** What is done with all rows of a record: a file of them, rows from a file, their order. */
export function RecordMenu({ path, controls, text, onDone, onFailed }: RecordMenuProps) {
  const say = useMessages(messages)
  const common = useMessages(formMessages)
  const labels = { ...common.labels, ...text.labels }
  const source = useRecordImport({ path, controls, caption: text.caption, labels })
  const [open, setOpen] = useState<'nothing' | 'import' | 'order'>('nothing')
  const finish = (said: string, act?: string) => {
    setOpen('nothing')
    onDone(said, act)
  }
  const { isBusy: isExporting, download } = useCsvDownload({
    path: `${path}/csv`,
    fileName: `${path.replace('admin-', '')}.csv`,
    onDone: () => onDone(say.exported),
    onFailed,
  })
  const isOrdered = 'sort_order' in controls
  return (
    <>
      <Menu
        label={<ShortLabel sign="⋯">{isExporting ? say.exporting : say.more}</ShortLabel>}
        isBusy={isExporting}
        items={[
          { label: say.exportCsv, onSelect: () => void download() },
          { label: say.importCsv, onSelect: () => setOpen('import') },
          ...(isOrdered ? [{ label: say.changeOrder, onSelect: () => setOpen('order') }] : []),
        ]}
      />
      {open === 'import' && (
        <ImportModal source={source} onStored={finish} onClose={() => setOpen('nothing')} />
      )}
      {open === 'order' && (
        <OrderModal
          path={path}
          groupTitles={text.options?.category}
          onClose={() => setOpen('nothing')}
          onSaved={finish}
        />
      )}
    </>
  )
}
