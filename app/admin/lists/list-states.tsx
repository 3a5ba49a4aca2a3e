import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { RetryForm } from '#app/ui/retry-form.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from './messages.ne.ts'
import type { List, Viewed } from './use-list.ts'

interface ListStatesProps<Row> {
  list: List<Row>
  text: {
    /** ADM-13. */
    errorTitle: string
    emptyTitle: string
    emptyText?: string
  }
  /** The rows. */
  children: ReactNode
}

/** Loading, failed, empty, or the list. */
export function ListStates<Row>({ list, text, children }: ListStatesProps<Row>) {
  const say = useMessages(messages)
  if (list.error !== undefined) {
    return (
      <LoadFailure title={text.errorTitle} error={list.error} isBusy={list.isLoading} onRetry={list.reload}>
        <ClearFilters list={list} />
      </LoadFailure>
    )
  }
  if (list.rows.length > 0) return children
  if (list.isLoading) {
    return <LoadingNotice text={say.loading} />
  }
  if (isNarrowed(list) || list.view.page > 1) return <NothingFound list={list} />
  return (
    <EmptyBox title={text.emptyTitle}>{text.emptyText && <p className="mt-2">{text.emptyText}</p>}</EmptyBox>
  )
}

const isNarrowed = ({ view: { q, filters } }: Viewed) => q !== '' || Object.keys(filters).length > 0

/** In place of the rows of a search or filters without results, or of a page after the last. */
export function NothingFound({ list }: { list: Viewed }) {
  const say = useMessages(messages)
  const { q, filters } = list.view
  const kind = Object.keys(filters).length > 0 ? 'filtered' : q === '' ? 'page' : 'search'
  const { none, clear } = say.nothing[kind]
  return (
    <EmptyBox className="mt-4">
      <p>{none}</p>
      <button
        type="button"
        className={`${buttonStyle.secondary} mt-4`}
        onClick={() => list.setView({ q: '', filters: {} })}
      >
        {clear}
      </button>
    </EmptyBox>
  )
}

/** Where filters are set. */
export function ClearFilters({ list }: { list: Viewed }) {
  const say = useMessages(messages)
  if (Object.keys(list.view.filters).length === 0) return null
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => list.setView({ filters: {} })}>
      {say.nothing.filtered.clear}
    </button>
  )
}

interface LoadFailureProps {
  title: string
  error: string
  isBusy: boolean
  className?: string
  onRetry: () => void
  /** After the button. */
  children?: ReactNode
}

/** ADM-13: the error, with a button to retry. */
export function LoadFailure({ title, error, isBusy, className, onRetry, children }: LoadFailureProps) {
  const { tryAgain } = useMessages(messages)
  return (
    <Alert title={title} className={className}>
      <p className="mt-2 mb-4">{error}</p>
      <div className="flex flex-wrap gap-3">
        <RetryForm label={tryAgain} isBusy={isBusy} onRetry={onRetry} />
        {children}
      </div>
    </Alert>
  )
}

/** In place of rows. */
export function EmptyBox({ title, level: Heading = 'h2', className = '', children }: EmptyBoxProps) {
  return (
    <div className={`${cardStyle} p-6 text-center ${className}`}>
      {title && <Heading className="text-xl">{title}</Heading>}
      {children}
    </div>
  )
}

interface EmptyBoxProps {
  title?: string
  level?: 'h2' | 'h3'
  className?: string
  children: ReactNode
}

/** A status message after an action; empty before. */
export function DoneNotice({ text }: { text: string }) {
  return (
    <p role="status" className="mb-3 font-semibold text-good empty:hidden">
      {text}
    </p>
  )
}

export function LoadingNotice({ text }: { text: string }) {
  return (
    <p role="status" className="flex items-center gap-3 py-10">
      <Spinner />
      {text}
    </p>
  )
}
