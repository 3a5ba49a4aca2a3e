import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useLang } from '#app/platform/i18n/use-language.ts'
import { type AdminRequest, callAdmin } from '../api/call-admin.ts'
import { type ListView, queryOf, readView, withView } from './list-view.ts'

export interface ListSource {
  path: AdminRequest['path']
  /** The JSON field of the list in the answer. */
  many: string
  /** The default order. */
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
  /** The key of the request that this answers. */
  key: string
}

/** One page of a list, with sort order and search text from the page's address. */
export function useList<Row>({ path, many, sort, perPage = 50 }: ListSource): List<Row> {
  const lang = useLang()
  const [params, setParams] = useSearchParams()
  const view = readView(params, sort)
  const [turn, setTurn] = useState(0)
  const [loaded, setLoaded] = useState<Loaded<Row>>({ rows: [], total: 0, error: undefined, key: '' })
  const query = queryOf(view, perPage)
  const key = `${turn}?${query}`
  useEffect(() => {
    const stop = new AbortController()
    const request: AdminRequest = { path: `${path}?${query}`, lang, signal: stop.signal }
    void callAdmin<{ total: number } & Record<string, readonly Row[]>>(request).then((reply) => {
      if (stop.signal.aborted) return
      setLoaded(
        reply.ok
          ? { rows: reply.answer[many] ?? [], total: reply.answer.total, error: undefined, key }
          : { rows: [], total: 0, error: reply.error, key },
      )
    })
    return () => stop.abort()
  }, [path, many, query, lang, key])
  return {
    rows: loaded.rows,
    total: loaded.total,
    pages: Math.max(1, Math.ceil(loaded.total / perPage)),
    view,
    isLoading: loaded.key !== key,
    error: loaded.error,
    reload: () => setTurn((before) => before + 1),
    // A new search or order starts at the first page, unless `change` has a page.
    setView: (change) =>
      setParams((before) => withView(before, { ...readView(before, sort), page: 1, ...change }, sort), {
        replace: true,
        preventScrollReset: true,
      }),
  }
}
