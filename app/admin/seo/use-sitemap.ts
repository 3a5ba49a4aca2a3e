import { useEffect, useState } from 'react'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { useSite } from '#app/platform/site/site-data.ts'
import { callAdmin } from '../api/call-admin.ts'
import { type Entry, entriesOf, sitemapXml, type ToolRow } from './sitemap.ts'

interface Sitemap {
  turn: number
  /** When it was made. */
  at: string
  entries: readonly Entry[]
  xml: string
  /** Why the tools are missing. */
  error: string | undefined
}

/** Built on opening and on request; without the tools it has the fixed pages only. */
export function useSitemap() {
  const lang = useLang()
  const { siteUrl, name } = useSite()
  const [turn, setTurn] = useState(0)
  const [sitemap, setSitemap] = useState<Sitemap>()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const path = 'admin-tools?per_page=500'
    void callAdmin<{ tools: ToolRow[] }>({ path, lang, signal }).then((reply) => {
      if (signal.aborted) return
      const tools = reply.ok ? reply.answer.tools : undefined
      const entries = entriesOf({ url: siteUrl, title: name }, tools)
      const error = reply.ok ? undefined : reply.error
      setSitemap({ turn, at: new Date().toISOString(), entries, xml: sitemapXml(siteUrl, entries), error })
    })
    return () => stop.abort()
  }, [lang, siteUrl, name, turn])
  return {
    sitemap,
    isGenerating: sitemap?.turn !== turn,
    regenerate: () => setTurn((before) => before + 1),
    address: `${siteUrl}/sitemap.xml`,
  }
}
