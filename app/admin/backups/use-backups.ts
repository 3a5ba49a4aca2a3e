import { useLang } from '#app/platform/i18n/use-language.ts'
import type { BackupList, ListedBackup } from '#app/records/backups/schema.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import { wholeList } from '../lists/whole-list.ts'

export interface BackupRow extends ListedBackup {
  id: string
}

/** There are at most 200 files. */
export function useBackups() {
  const lang = useLang()
  const loaded = useLoaded(lang, (signal) => callAdmin<BackupList>({ path: 'admin-backup', lang, signal }))
  const { backups = [], factor = 'recent' } = loaded.answer?.ok ? loaded.answer.answer : {}
  const rows: BackupRow[] = backups.map((backup) => ({ ...backup, id: backup.file }))
  const list = wholeList(rows, loaded)
  return { list, factor }
}
