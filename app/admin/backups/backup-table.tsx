import { instantText } from '#app/lib/instant-text.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { ActionButtons } from '../lists/action-buttons.tsx'
import { type Column, RecordTable } from '../lists/record-table.tsx'
import type { List } from '../lists/use-list.ts'
import { byteSize } from './byte-size.ts'
import { messages } from './messages.ne.ts'
import type { BackupRow } from './use-backups.ts'

interface BackupTableProps {
  list: List<BackupRow>
  onDownload: (file: string) => void
}

export function BackupTable({ list, onDownload }: BackupTableProps) {
  const text = useMessages(messages)
  return (
    <RecordTable
      caption={text.caption}
      list={list}
      columns={useColumns()}
      actions={({ file }) => (
        <ActionButtons name={file} actions={['download']} text={text} onAsk={() => onDownload(file)} />
      )}
    />
  )
}

function useColumns(): Column<BackupRow>[] {
  const text = useMessages(messages)
  const lang = useLang()
  const { heads } = text
  return [
    {
      name: 'file',
      title: heads.file,
      cell: ({ file, made_at }) => (
        <>
          {instantText(lang, made_at)}
          <span className="block text-sm font-normal text-muted wrap-anywhere">{file}</span>
        </>
      ),
    },
    { name: 'size', title: heads.size, cell: ({ size }) => byteSize(lang, size) },
    {
      name: 'rows',
      title: heads.rows,
      cell: ({ rows }) => (rows === null ? text.rowsUnknown : groupedNumber(lang, rows)),
    },
    { name: 'origin', title: heads.origin, cell: ({ origin }) => text.origins[origin] },
  ]
}
