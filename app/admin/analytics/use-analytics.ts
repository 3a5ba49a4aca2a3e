import { useEffect, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { TimeRange } from '#app/records/usage/periods.ts'
import { callAdmin } from '../api/call-admin.ts'
import type { Analytics } from './figures.ts'
import { messages } from './messages.ne.ts'

interface Loaded {
  asked: string
  figures: Analytics | undefined
  error: string | undefined
}

/** API-05: the figures, or the error. There are no sample figures. */
export function useAnalytics(range: TimeRange, turn: number) {
  const text = useMessages(messages)
  const lang = useLang()
  const [loaded, setLoaded] = useState<Loaded>()
  const asked = `${range} ${turn}`
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    void callAdmin<{ analytics?: Analytics; error?: string }>({
      path: `admin-analytics?timeRange=${range}`,
      lang,
      signal,
      errorTexts: {
        requestFailed: text.fetchFailed,
        unknownError: text.loadFailed,
        noConnection: text.noConnection,
        tooSlow: text.tooSlow,
      },
    }).then((reply) => {
      if (signal.aborted) return
      const figures = reply.ok ? reply.answer.analytics : undefined
      const error = reply.ok ? reply.answer.error : reply.error
      setLoaded({ asked, figures, error: figures ? undefined : (error ?? text.fetchFailed) })
    })
    return () => stop.abort()
  }, [range, asked, lang, text])
  return {
    /** The old figures stay until the new ones arrive. */
    figures: loaded?.figures,
    error: loaded?.error,
    isLoading: loaded?.asked !== asked,
  }
}
