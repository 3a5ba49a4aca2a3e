import { downloadFile } from '#app/ui/download-file.ts'
import type { AdminRequest } from './call-admin.ts'
import { useSend } from './use-send.ts'

interface Csv {
  path: AdminRequest['path']
  fileName: string
  onDone: () => void
  onFailed: (error: string) => void
}

/** Downloads a CSV file of the admin API. A link could not send the token. */
export function useCsvDownload({ path, fileName, onDone, onFailed }: Csv) {
  const { isBusy, send } = useSend()
  const download = async () => {
    const reply = await send<string>({ path, wants: 'text' })
    if (reply?.ok === false) onFailed(reply.error)
    if (!reply?.ok) return
    // Reading as text drops the byte order mark, which spreadsheets need.
    downloadFile(fileName, 'text/csv', `\uFEFF${reply.answer.replace(/^\uFEFF/, '')}`)
    onDone()
  }
  return { isBusy, download }
}
