import { useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { uploadPartBytes } from '#app/records/backups/upload-limits.ts'
import { callAdmin, type Failure, type Reply } from '../api/call-admin.ts'

interface Upload {
  id: string
  file: File
  /** Bytes that the server has. */
  sent: number
}

/** The check after the last part reads the whole file. */
const partTimeoutMs = 300_000

export function useUpload(onDone: (file: string) => void) {
  const lang = useLang()
  const [upload, setUpload] = useState<Upload>()
  const [isSending, setSending] = useState(false)
  const [stopped, setStopped] = useState<Failure>()
  const sendNext = async (current: Upload) => {
    const sent = await sendPart(current, lang)
    if (sent.reply.ok) setUpload(sent.left)
    if (sent.stored) onDone(sent.stored)
    return sent
  }
  const sendAll = async (begun: Upload) => {
    setSending(true)
    setStopped(undefined)
    let left: Upload | undefined = begun
    while (left) {
      const sent = await sendNext(left)
      if (!sent.reply.ok) setStopped(sent.reply)
      left = sent.left
    }
    setSending(false)
  }
  return {
    upload,
    isSending,
    failure: stopped?.error,
    /** Forgets an upload that stopped. */
    leave: () => {
      setUpload(undefined)
      setStopped(undefined)
    },
    /** Sends the first part, which needs the second factor; the others follow by themselves. */
    start: async (file: File): Promise<Reply<object>> => {
      const { reply, left } = await sendNext({ id: crypto.randomUUID(), file, sent: 0 })
      if (left) void sendAll(left)
      return reply
    },
    goOn: upload && stopped && keepsParts(stopped.status) ? () => void sendAll(upload) : undefined,
  }
}

/** Without an answer, or while the server is busy, the parts sent so far stay there. */
const keepsParts = (status: number) => status === 0 || status >= 500 || status === 401

/** @returns the answer; what is left to be sent, or the name of the stored file */
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
  const stored = reply.ok ? reply.answer.file : undefined
  return { reply, stored, left: stored === null ? { id, file, sent: sent + part.size } : undefined }
}

async function base64Of(part: Blob): Promise<string> {
  const reader = new FileReader()
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
  reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'))
  reader.readAsDataURL(part)
  return await promise
}
