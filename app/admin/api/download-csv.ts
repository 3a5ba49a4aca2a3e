import { useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { type AdminRequest, callAdmin } from './call-admin.ts'

interface Csv {
  path: AdminRequest['path']
  fileName: string
  onDone: () => void
  onFailed: (error: string) => void
}

/** Downloads a CSV file of the admin API. A link could not send the token. */
export function useCsvDownload({ path, fileName, onDone, onFailed }: Csv) {
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const download = async () => {
    if (isBusy) return
    setBusy(true)
    const reply = await callAdmin<string>({ path, lang, wants: 'text' })
    setBusy(false)
    if (!reply.ok) return onFailed(reply.error)
    // Reading as text drops the byte order mark, which spreadsheets need.
    downloadFile(fileName, 'text/csv', `\uFEFF${reply.answer.replace(/^\uFEFF/, '')}`)
    onDone()
  }
  return { isBusy, download }
}
