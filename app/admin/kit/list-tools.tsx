import { digitsIn } from '@chautari/bikram-sambat/digits'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import type { Lang } from '#app/lib/language.ts'
import { groupedNumber } from '#app/lib/nepali-grouping.ts'
import type { Filters } from '#app/platform/editing/list-query.ts'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Button } from './buttons.tsx'
import { messages } from './messages.ne.ts'
import type { Column } from './record-table.tsx'
import { type Selection, SelectionHead } from './selection.tsx'
import type { FormText } from './use-form.ts'
import type { List } from './use-list.ts'

/** The pause in typing after which the search starts. */
const pauseMs = 300

interface ListToolsProps<Row> {
  list: List<Row>
  /** By those that can be sorted a list is put in order on a phone, where its table has no head. */
  columns?: readonly Column<Row>[]
  filters?: readonly ShownFilter[] | undefined
  /** Undefined where rows cannot be selected. */
  selection?: Selection | undefined
  /** The number of rows in words. */
  count?: ((count: string) => string) | undefined
  /** The text of the button that clears the filters. */
  clear?: string
  /** The buttons of the list. */
  children?: ReactNode
}

/** Above a list: search, filters and buttons in one row, then selection and number of rows. */
export function ListTools<Row>(props: ListToolsProps<Row>) {
  const { list, columns = [], filters = [], selection, clear, children } = props
  const [{ list: text }, lang] = useTexts(messages)
  const { count = text.count } = props
  return (
    <div className="mb-2">
      <div className="flex flex-wrap items-center gap-2 xl:flex-nowrap">
        <SearchField q={list.view.q} onSearch={(q) => list.setView({ q })} />
        <Folded list={list} isEmpty={filters.length === 0}>
          <FilterFields list={list} filters={filters} />
          <SortSelect list={list} columns={columns} />
        </Folded>
        <div className="ms-auto flex shrink-0 gap-2 empty:hidden">{children}</div>
      </div>
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        {selection && list.rows.length > 0 && <SelectionHead selection={selection} />}
        <ClearFilters list={list} text={clear} />
        <p role="status" className="ms-auto min-h-11 content-center text-muted">
          {list.isLoading ? text.loading : !list.error && count(groupedNumber(lang, list.total))}
        </p>
      </div>
    </div>
  )
}

interface FoldedProps {
  list: List<unknown>
  /** There is nothing but the order, which is for phones. */
  isEmpty: boolean
  children: ReactNode
}

/** Filters and order, which stand beside the search where there is room, else below it behind a button. */
function Folded({ list, isEmpty, children }: FoldedProps) {
  const [{ list: text }, lang] = useTexts(messages)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const set = Object.keys(list.view.filters).length
  return (
    <>
      <Button
        className={isEmpty ? 'md:hidden' : 'xl:hidden'}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="sliders" />
        <span className="max-sm:sr-only">{text.filters}</span>
        {set > 0 && ` (${digitsIn(lang, set)})`}
      </Button>
      <div
        id={id}
        className={`order-last w-full grid-cols-2 gap-2 md:grid-cols-4 xl:contents ${isOpen ? 'grid' : 'hidden'}`}
      >
        {children}
      </div>
    </>
  )
}

/** What a narrow window shows of the text of a button. */
export function ShortLabel({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true" className="sm:hidden">
        {sign}
      </span>
      <span className="max-sm:sr-only">{children}</span>
    </>
  )
}

function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { search: label } = useMessages(messages).list
  const [typed, setTyped] = useState(q)
  const [searched, setSearched] = useState(q)
  const [sent, setSent] = useState(q)
  if (searched !== q) {
    setSearched(q)
    // Cleared elsewhere.
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
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      className={`${fieldStyle} max-w-xs min-w-24 flex-1 xl:min-w-40`}
    />
  )
}

function SortSelect<Row>({ list, columns }: { list: List<Row>; columns: readonly Column<Row>[] }) {
  const { list: text } = useMessages(messages)
  const sortable = columns.filter(({ isSortable }) => isSortable)
  if (sortable.length === 0) return null
  return (
    <CompactSelect
      label={text.sortBy}
      className="md:hidden"
      value={list.view.sort}
      options={sortable.flatMap(({ name, title }) => [
        [name, `${title}, ${text.ascending}`] as const,
        [`-${name}`, `${title}, ${text.descending}`] as const,
      ])}
      onChange={(sort) => list.setView({ sort })}
    />
  )
}

/** Below a list that has more than one page. */
export function ListPages<Row>({ list }: { list: List<Row> }) {
  const [{ list: text }, lang] = useTexts(messages)
  const { page } = list.view
  if (list.pages === 1 && page === 1) return null
  return (
    <nav aria-label={text.pages} className="mt-4 flex flex-wrap items-center gap-3">
      <Button disabled={page <= 1} onClick={() => list.setView({ page: Math.min(page - 1, list.pages) })}>
        {text.previous}
      </Button>
      <span>{text.pageOf(digitsIn(lang, page), digitsIn(lang, list.pages))}</span>
      <Button disabled={page >= list.pages} onClick={() => list.setView({ page: page + 1 })}>
        {text.next}
      </Button>
    </nav>
  )
}

/** A filter with the texts of its values; without values it is a day. */
export interface ShownFilter {
  name: string
  label: string
  options?: readonly (readonly [value: string, title: string])[]
  /** What it reads as while it is not set; by default its label with "all". */
  unset?: string
}

/** A control for each filter; a select that is not set reads as its label. */
function FilterFields({ list, filters }: { list: List<unknown>; filters: readonly ShownFilter[] }) {
  const { all } = useMessages(messages).list
  const { filters: set } = list.view
  return filters.map(({ name, label, options, unset }) => {
    const value = set[name] ?? ''
    const onChange = (next: string) => list.setView({ filters: { ...set, [name]: next } })
    return options ? (
      <CompactSelect
        key={name}
        label={label}
        value={value}
        options={[['', unset ?? `${label}: ${all}`], ...options]}
        onChange={onChange}
      />
    ) : (
      <label key={name} className="flex min-w-0 items-center gap-2 text-muted">
        {label}
        <input
          type="date"
          value={value}
          className={`${fieldStyle} min-w-0`}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    )
  })
}

interface CompactSelectProps {
  /** For screen readers: the options say it to others. */
  label: string
  value: string
  options: NonNullable<ShownFilter['options']>
  className?: string
  onChange: (value: string) => void
}

function CompactSelect({ label, value, options, className = '', onChange }: CompactSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      className={`${fieldStyle} min-w-0 xl:max-w-44 ${className}`}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </select>
  )
}

export const isFiltered = ({ view }: List<unknown>) => Object.keys(view.filters).length > 0

/** Where filters are set. */
export function ClearFilters({ list, text }: { list: List<unknown>; text?: string }) {
  const { nothing } = useMessages(messages).list
  if (!isFiltered(list)) return null
  return <Button onClick={() => list.setView({ filters: {} })}>{text ?? nothing.filtered.clear}</Button>
}

interface FilterText {
  label: string
  values: Readonly<Record<string, string>>
}

export interface FilterTexts extends FormText {
  /** Where they are not those of the field. */
  filters?: Readonly<Record<string, FilterText>>
}

/** Filters with their texts: those of the section, the common ones, else label and options of the field. */
export function shownFilters(lang: Lang, filters: Filters, text: FilterTexts): ShownFilter[] {
  const common: Readonly<Record<string, FilterText>> = messages[lang].list.filterTexts
  return Object.entries(filters).map(([name, { column, values }]) => {
    const texts = text.filters?.[name] ?? common[name]
    const titles = texts?.values ?? text.options?.[column] ?? {}
    const offered = values === 'id' ? Object.keys(titles) : Object.keys(values)
    return {
      name,
      label: texts?.label ?? text.labels[column] ?? name,
      options: offered.map((value) => [value, titles[value] ?? value] as const),
    }
  })
}
