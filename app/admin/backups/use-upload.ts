import { useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { maxUploadBytes, uploadPartBytes } from '#app/records/backups/upload-limits.ts'
import { callAdmin } from '../api/call-admin.ts'
import { messages } from './messages.ne.ts'

interface Upload {
  id: string
  file: File
  /** Bytes that the server has. */
  sent: number
}

/** The check after the last part reads the whole file. */
const partTimeoutMs = 300_000

export function useUpload(onDone: (file: string) => void) {
  const { upload: text } = useMessages(messages)
  const lang = useLang()
  const [upload, setUpload] = useState<Upload>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [mayGoOn, setMayGoOn] = useState(false)

  const send = async (begun: Upload) => {
    setSending(true)
    setFailure(undefined)
    let current = begun
    for (;;) {
      setUpload(current)
      const { reply, size } = await sendPart(current, lang)
      if (!reply.ok) {
        setSending(false)
        setFailure(reply.error)
        return setMayGoOn(keepsParts(reply.status))
      }
      current = { ...current, sent: current.sent + size }
      if (reply.answer.file === null) continue
      setSending(false)
      setUpload(undefined)
      return onDone(reply.answer.file)
    }
  }
  return {
    upload,
    isSending,
    failure,
    choose: (file: File) => {
      setMayGoOn(false)
      setUpload(undefined)
      if (!file.name.endsWith('.jsonl.gz')) return setFailure(text.wrongFile)
      if (file.size > maxUploadBytes) return setFailure(text.tooLarge)
      void send({ id: crypto.randomUUID(), file, sent: 0 })
    },
    goOn: upload && mayGoOn && !isSending ? () => void send(upload) : undefined,
  }
}

/** Without an answer, or while the server is busy, the parts sent so far stay there. */
const keepsParts = (status: number) => status === 0 || status >= 500 || status === 401

async function sendPart({ id, file, sent }: Upload, lang: Lang) {
  const part = file.slice(sent, sent + uploadPartBytes)
  const isLast = sent + part.size >= file.size
  const reply = await callAdmin<{ file: string | null }>({
    path: 'admin-backup/upload',
    method: 'POST',
    body: { upload: id, offset: sent, data: await base64Of(part), is_last: isLast },
    lang,
    timeoutMs: partTimeoutMs,
  })
  return { reply, size: part.size }
}

async function base64Of(part: Blob): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
  reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
  reader.readAsDataURL(part)
  return await promise
}
