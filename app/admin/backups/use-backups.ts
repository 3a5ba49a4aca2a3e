import { useLang } from '#app/platform/i18n/use-language.ts'
import type { LastRestore, ListedBackup } from '#app/records/backups/fields.ts'
import { callAdmin } from '../api/call-admin.ts'
import { useLoaded } from '../api/use-loaded.ts'
import type { List } from '../lists/use-list.ts'

/** See `FactorState` of the server. */
export type FactorState = 'recent' | 'old' | 'missing' | 'off'

export interface BackupList {
  backups: readonly ListedBackup[]
  last_restore: LastRestore | null
  factor: FactorState
}

export interface BackupRow extends ListedBackup {
  id: string
}

/** There are at most 200 files, so the list has neither pages nor a search. */
export function useBackups() {
  const lang = useLang()
  const { answer, isLoading, reload } = useLoaded(lang, (signal) =>
    callAdmin<BackupList>({ path: 'admin-backup', lang, signal }),
  )
  const loaded = answer?.ok ? answer.answer : undefined
  const rows = (loaded?.backups ?? []).map((backup) => ({ ...backup, id: backup.file }))
  const list: List<BackupRow> = {
    rows,
    total: rows.length,
    pages: 1,
    view: { q: '', sort: '', page: 1, filters: {} },
    source: { path: 'admin-backup', many: 'backups', sort: '' },
    where: {},
    isLoading,
    error: answer?.ok === false ? answer.error : undefined,
    reload,
    setView: () => {},
  }
  return { list, lastRestore: loaded?.last_restore ?? null, factor: loaded?.factor ?? 'old' }
}
