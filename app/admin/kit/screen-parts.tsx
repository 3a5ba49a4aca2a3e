import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { Alert } from '#app/ui/alert.tsx'
import { cardStyle, Section } from '#app/ui/card.tsx'
import { RetryForm } from '#app/ui/form-buttons.tsx'
import { Spinner } from '#app/ui/spinner.tsx'
import { Button } from './buttons.tsx'
import { ClearFilters, isFiltered } from './list-tools.tsx'
import { messages } from './messages.ne.ts'
import type { Done, List } from './use-list.ts'

export interface ListTexts {
  /** ADM-13. */
  errorTitle: string
  emptyTitle: string
  emptyText?: string
  loading?: string
}

interface ListStatesProps<Row> {
  list: List<Row>
  text: ListTexts
  /** In an empty list: the button that adds the first row. */
  addFirst?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** Loading, failed, empty, or the list. */
export function ListStates<Row>({ list, text, addFirst, children }: ListStatesProps<Row>) {
  const { list: common } = useMessages(messages)
  if (list.error !== undefined) {
    return (
      <LoadFailure title={text.errorTitle} {...list} error={list.error}>
        <ClearFilters list={list} />
      </LoadFailure>
    )
  }
  if (list.rows.length > 0) return children
  if (list.isLoading) return <LoadingNotice text={text.loading ?? common.loading} />
  const { q, page } = list.view
  if (q || page > 1 || isFiltered(list)) return <NothingFound list={list} />
  return (
    <div className={emptyStyle}>
      <h2 className="text-xl">{text.emptyTitle}</h2>
      {text.emptyText && <p className="mt-2">{text.emptyText}</p>}
      <div className="mt-4 empty:hidden">{addFirst}</div>
    </div>
  )
}

const emptyStyle = `${cardStyle} p-6 text-center`

/** In place of the rows of a search or filters without results, or of a page after the last. */
function NothingFound({ list }: { list: List<unknown> }) {
  const { nothing } = useMessages(messages).list
  const { none, clear } = nothing[isFiltered(list) ? 'filtered' : list.view.q ? 'search' : 'page']
  return (
    <div className={emptyStyle}>
      <p>{none}</p>
      <Button className="mt-4" onClick={() => list.setView({ q: '', filters: {} })}>
        {clear}
      </Button>
    </div>
  )
}

interface LoadFailureProps extends Pick<List<unknown>, 'isLoading' | 'reload'> {
  title: string
  error: string
  className?: string
  /** After the button. */
  children?: ReactNode
}

/** ADM-13: the error, with a button to retry. */
export function LoadFailure({ title, error, isLoading, reload, className, children }: LoadFailureProps) {
  const { tryAgain } = useMessages(messages).list
  return (
    <Alert title={title} className={className}>
      <p className="mt-2 mb-4">{error}</p>
      <div className="flex flex-wrap gap-3">
        <RetryForm label={tryAgain} isBusy={isLoading} onRetry={reload} />
        {children}
      </div>
    </Alert>
  )
}

/** A status message after an action, in green where all of it was done; empty before. */
export function DoneNotice({ text, mail = 'none' }: Omit<Done, 'act'>) {
  const { mails } = useMessages(messages).api
  const isAllDone = mail === 'none' || mail === 'sent'
  return (
    <p role="status" className={`mb-3 font-semibold empty:hidden ${isAllDone ? 'text-good' : ''}`}>
      {mail === 'none' ? text : `${text} ${mails[mail]}`}
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

/** A line below a value, in small letters. */
export const Note = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-muted">{children}</span>
)

/** A part of a section, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section title={title} titleClass="mb-3 text-xl">
      {children}
    </Section>
  )
}
