import type { Lang } from '#app/lib/language.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { type AdminRequest, callAdmin, type Reply } from './call-admin.ts'

/** Downloads a CSV file of the admin API. A link could not send the token. */
export async function downloadCsv(
  path: AdminRequest['path'],
  fileName: string,
  lang: Lang,
): Promise<Reply<string>> {
  const reply = await callAdmin<string>({ path, lang, wants: 'text' })
  // Reading as text drops the byte order mark, which spreadsheets need.
  if (reply.ok) downloadFile(fileName, 'text/csv', `\uFEFF${reply.answer.replace(/^\uFEFF/, '')}`)
  return reply
}
