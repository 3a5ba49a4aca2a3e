import { digitsIn } from 'bikram-sambat-calendar/digits'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'
import type { Column } from './record-table.tsx'
import type { List } from './use-list.ts'

/** The pause in typing after which the search starts. */
const pauseMs = 300

interface ListToolsProps<Row> {
  list: List<Row>
  columns: readonly Column<Row>[]
  /** Beside the search: the button that adds a row. */
  children?: ReactNode
}

/** Above a list: search, number of rows, and on a phone the sort order. */
export function ListTools<Row>({ list, columns, children }: ListToolsProps<Row>) {
  const text = useMessages(messages)
  const lang = useLang()
  return (
    <div className="mb-4 flex flex-wrap items-end gap-3">
      <SearchField q={list.view.q} onSearch={(q) => list.setView({ q })} />
      <SortField list={list} columns={columns} />
      <p role="status" className="min-h-11 content-center text-muted">
        {list.isLoading ? text.loading : !list.error && text.count(groupedNumber(lang, list.total))}
      </p>
      <div className="ms-auto">{children}</div>
    </div>
  )
}

export function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(q)
  const [searched, setSearched] = useState(q)
  const [sent, setSent] = useState(q)
  if (searched !== q) {
    setSearched(q)
    // Cleared elsewhere, or set by a view.
    if (q !== sent) setTyped(q)
    setSent(q)
  }
  const search = useEffectEvent(() => {
    setSent(typed)
    onSearch(typed)
  })
  useEffect(() => {
    if (typed === q) return
    const timer = setTimeout(() => search(), pauseMs)
    return () => clearTimeout(timer)
  }, [typed, q])
  return (
    <TextField
      label={useMessages(messages).search}
      type="search"
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className="w-full max-w-xs"
    />
  )
}

/** On a phone, where the table has no column heads. */
function SortField<Row>({ list, columns }: { list: List<Row>; columns: readonly Column<Row>[] }) {
  const text = useMessages(messages)
  return (
    <SelectField
      label={text.sortBy}
      value={list.view.sort}
      onChange={({ target }) => list.setView({ sort: target.value })}
      className="md:hidden"
      options={columns
        .filter(({ isSortable }) => isSortable)
        .flatMap(({ name, title }) => [
          [name, `${title}, ${text.ascending}`] as const,
          [`-${name}`, `${title}, ${text.descending}`] as const,
        ])}
    />
  )
}

/** Below a list that has more than one page. */
export function ListPages<Row>({ list }: { list: List<Row> }) {
  const text = useMessages(messages)
  const lang = useLang()
  const { page } = list.view
  if (list.pages === 1 && page === 1) return null
  return (
    <nav aria-label={text.pages} className="mt-4 flex flex-wrap items-center gap-3">
      <button
        type="button"
        className={buttonStyle.secondary}
        disabled={page <= 1}
        onClick={() => list.setView({ page: Math.min(page - 1, list.pages) })}
      >
        {text.previous}
      </button>
      <span>{text.pageOf(digitsIn(lang, page), digitsIn(lang, list.pages))}</span>
      <button
        type="button"
        className={buttonStyle.secondary}
        disabled={page >= list.pages}
        onClick={() => list.setView({ page: page + 1 })}
      >
        {text.next}
      </button>
    </nav>
  )
}
