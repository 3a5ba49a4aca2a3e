import { useEffect, useEffectEvent, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import type { MadeBackup } from '#app/records/backups/schema.ts'
import type { Health } from '#app/records/problems/schema.ts'
import { downloadFile } from '#app/ui/download-file.ts'
import { type AdminRequest, callAdmin, type Failure, type Reply } from './call-admin.ts'

/**
 * Loads on opening, when the key changes, and on `reload`. The last answer stays until the next one arrives.
 *
 * @param key names what `load` asks for, with its language
 */
export function useLoaded<Answer>(key: string, load: (signal: AbortSignal) => Promise<Answer>) {
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<{ requestKey: string; answer: Answer }>()
  const requestKey = `${turn} ${key}`
  const loadNow = useEffectEvent(load)
  useEffect(() => {
    const stop = new AbortController()
    void loadNow(stop.signal).then((answer) => {
      if (!stop.signal.aborted) setLoaded({ requestKey, answer })
    })
    return () => stop.abort()
  }, [requestKey])
  return {
    /** Undefined until the first answer. */
    answer: loaded?.answer,
    isLoading: loaded?.requestKey !== requestKey,
    reload: () => setTurn((before) => before + 1),
  }
}

interface AnswerOptions extends Pick<AdminRequest, 'errorTexts'> {
  /** Loads again when it changes. */
  key?: string
}

/** What a route of the admin API answers, loaded as by `useLoaded`. */
export function useAnswer<Answer>(path: AdminRequest['path'], { key = '', errorTexts }: AnswerOptions = {}) {
  const lang = useLang()
  const { answer: reply, ...state } = useLoaded(`${lang} ${path} ${key}`, (signal) =>
    callAdmin<Answer>({ path, lang, signal, errorTexts }),
  )
  const failure = reply?.ok === false ? reply : undefined
  return { answer: reply?.ok ? reply.answer : undefined, failure, error: failure?.error, ...state }
}

const refreshMs = 180_000

/**
 * The health, read again when `key` changes and every three minutes while the tab is visible; after a refusal only when
 * the tab is shown again.
 */
export function useHealth(key = '') {
  const { answer, failure, isLoading, reload } = useAnswer<{ health: Health }>('admin-health', { key })
  const isRefused = failure !== undefined && failure.status >= 400 && failure.status < 500
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && !isLoading) reload()
  })
  useEffect(() => {
    const look = () => refresh()
    const timer = isLoading || isRefused ? undefined : setTimeout(look, refreshMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isLoading, isRefused])
  return { health: answer?.health, error: failure?.error, isLoading, reload }
}

/** Sends requests, one at a time. */
export function useSend() {
  const lang = useLang()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  /** @returns undefined while another request is under way */
  const send = async <Answer>(request: Omit<AdminRequest, 'lang'>): Promise<Reply<Answer> | undefined> => {
    if (isBusy) return undefined
    setBusy(true)
    setFailure(undefined)
    const reply = await callAdmin<Answer>({ ...request, lang })
    setBusy(false)
    if (!reply.ok) setFailure(reply)
    return reply
  }
  return {
    isBusy,
    /** Of the last request. */
    failure,
    send,
  }
}

/** A large database is written for minutes. */
const backupTimeoutMs = 600_000

/** Makes a backup on the server. */
export function useMakeBackup(onMade: (backup: MadeBackup['backup']) => void) {
  const { isBusy: isMaking, failure, send } = useSend()
  const make = async () => {
    const reply = await send<MadeBackup>({ path: 'admin-backup', method: 'POST', timeoutMs: backupTimeoutMs })
    if (reply?.ok) onMade(reply.answer.backup)
  }
  return { isMaking, failure: failure?.error, make }
}

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
