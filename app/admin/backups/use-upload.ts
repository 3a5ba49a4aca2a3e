import { useState } from 'react'
import { AppError } from '#app/lib/app-error.ts'
import type { Lang } from '#app/lib/language.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { maxUploadBytes, uploadPartBytes } from '#app/records/backups/upload-limits.ts'
import { callAdmin, type Reply } from '../api/call-admin.ts'
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
  const [chosen, setChosen] = useState<File>()
  const [upload, setUpload] = useState<Upload>()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [mayGoOn, setMayGoOn] = useState(false)

  /** Sends one part. @returns the answer, and what is left; undefined where that was the last one */
  const sendNext = async (current: Upload) => {
    const { reply, size } = await sendPart(current, lang)
    if (!reply.ok) return { reply }
    if (reply.answer.file === null) return { reply, left: { ...current, sent: current.sent + size } }
    setUpload(undefined)
    onDone(reply.answer.file)
    return { reply }
  }
  const sendAll = async (begun: Upload) => {
    setSending(true)
    setFailure(undefined)
    let left: Upload | undefined = begun
    while (left) {
      setUpload(left)
      const sent = await sendNext(left)
      if (!sent.reply.ok) {
        setFailure(sent.reply.error)
        setMayGoOn(keepsParts(sent.reply.status))
        break
      }
      left = sent.left
    }
    setSending(false)
  }
  return {
    /** The file that waits for the second factor. */
    chosen,
    upload,
    isSending,
    failure,
    choose: (file: File) => {
      setMayGoOn(false)
      setUpload(undefined)
      setFailure(undefined)
      if (!file.name.endsWith('.jsonl.gz')) return setFailure(text.wrongFile)
      if (file.size > maxUploadBytes) return setFailure(text.tooLarge)
      setChosen(file)
    },
    leave: () => setChosen(undefined),
    /** The first part needs the proof, the others follow by themselves. */
    start: async (): Promise<Reply<object>> => {
      if (!chosen) throw new AppError('impossible')
      const { reply, left } = await sendNext({ id: crypto.randomUUID(), file: chosen, sent: 0 })
      if (reply.ok) {
        setChosen(undefined)
        if (left) void sendAll(left)
      }
      return reply
    },
    goOn: upload && mayGoOn && !isSending ? () => void sendAll(upload) : undefined,
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
