import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminAsk, callAdmin } from '../functions/call-admin.ts'
import { type ListView, queryOf, readView, withView } from './list-view.ts'

export interface ListSource {
  path: AdminAsk['path']
  /** The name of the list in the answer. */
  many: string
  /** The order unless another is asked for. */
  sort: string
  perPage?: number
}

export interface List<Row> {
  rows: readonly Row[]
  total: number
  pages: number
  view: ListView
  /** Also while older rows are still on screen. */
  isLoading: boolean
  /** Why the list could not be loaded. */
  error: string | undefined
  reload: () => void
  setView: (change: Partial<ListView>) => void
}

interface Loaded<Row> {
  rows: readonly Row[]
  total: number
  error: string | undefined
  /** Which question this answers. */
  asked: string
}

/** Part of a list of the server, as the page's address asks for it: sorted, searched, one page at a time. */
export function useList<Row>({ path, many, sort, perPage = 50 }: ListSource): List<Row> {
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const view = readView(params, sort)
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Row>>({ rows: [], total: 0, error: undefined, asked: '' })
  const query = queryOf(view, perPage)
  const asked = `${turn}?${query}`
  useEffect(() => {
    const stop = new AbortController()
    const ask: AdminAsk = { path: `${path}?${query}`, lang, signal: stop.signal }
    void callAdmin<{ total: number } & Record<string, readonly Row[]>>(ask).then((reply) => {
      if (stop.signal.aborted) return
      setLoaded(
        reply.ok
          ? { rows: reply.answer[many] ?? [], total: reply.answer.total, error: undefined, asked }
          : { rows: [], total: 0, error: reply.error, asked },
      )
    })
    return () => stop.abort()
  }, [path, many, query, lang, asked])
  return {
    rows: loaded.rows,
    total: loaded.total,
    pages: Math.max(1, Math.ceil(loaded.total / perPage)),
    view,
    isLoading: loaded.asked !== asked,
    error: loaded.error,
    reload: () => setTurn((before) => before + 1),
    // A search or an order begins at the first page, unless told otherwise.
    setView: (change) =>
      setParams((before) => withView(before, { ...readView(before, sort), page: 1, ...change }, sort), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
