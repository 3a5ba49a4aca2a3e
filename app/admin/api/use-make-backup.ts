import type { MadeBackup } from '#app/records/backups/schema.ts'
import { useSend } from './use-send.ts'

/** A large database is written for minutes. */
const timeoutMs = 600_000

/** Makes a backup on the server. */
export function useMakeBackup(onMade: (backup: MadeBackup['backup']) => void) {
  const { isBusy: isMaking, failure, send } = useSend()
  const make = async () => {
    const reply = await send<MadeBackup>({ path: 'admin-backup', method: 'POST', timeoutMs })
    if (reply?.ok) onMade(reply.answer.backup)
  }
  return { isMaking, failure: failure?.error, make }
}
