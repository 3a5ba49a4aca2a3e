import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Spinner } from '#app/ui/spinner.tsx'
import { messages } from './messages.ne.ts'
import { LoadingNotice } from './notices.tsx'
import type { List } from './use-list.ts'

interface ListStatesProps<Row> {
  list: List<Row>
  text: {
    /** ADM-13. */
    errorTitle: string
    emptyTitle: string
    emptyText?: string
  }
  /** Shown in an empty list. */
  whenEmpty?: ReactNode
  /** The rows. */
  children: ReactNode
}

/** Loading, failed, empty, or the list. */
export function ListStates<Row>({ list, text, whenEmpty, children }: ListStatesProps<Row>) {
  const say = useMessages(messages)
  if (list.error !== undefined) {
    return (
      <LoadFailure title={text.errorTitle} error={list.error} isBusy={list.isLoading} onRetry={list.reload} />
    )
  }
  if (list.rows.length > 0) return children
  if (list.isLoading) {
    return <LoadingNotice text={say.loading} />
  }
  if (list.view.q || list.view.page > 1) {
    return (
      <Box>
        <p>{list.view.q ? say.nothingFound : say.noSuchPage}</p>
        <button
          type="button"
          className={`${buttonStyle.secondary} mt-4`}
          onClick={() => list.setView({ q: '', page: 1 })}
        >
          {list.view.q ? say.clearSearch : say.firstPage}
        </button>
      </Box>
    )
  }
  return (
    <Box>
      <h2 className="text-xl">{text.emptyTitle}</h2>
      {text.emptyText && <p className="mt-2">{text.emptyText}</p>}
      <div className="mt-4 empty:hidden">{whenEmpty}</div>
    </Box>
  )
}

interface LoadFailureProps {
  title: string
  error: string
  isBusy: boolean
  onRetry: () => void
}

/** ADM-13: the error, with a button to retry. */
export function LoadFailure({ title, error, isBusy, onRetry }: LoadFailureProps) {
  const { tryAgain } = useMessages(messages)
  return (
    <Box>
      <div role="alert">
        <h2 className="text-xl">{title}</h2>
        <p className="mt-2">{error}</p>
      </div>
      <button type="button" className={`${buttonStyle.primary} mt-4`} aria-busy={isBusy} onClick={onRetry}>
        {isBusy && <Spinner />}
        {tryAgain}
      </button>
    </Box>
  )
}

function Box({ children }: { children: ReactNode }) {
  return <div className="rounded-2xl border border-line bg-surface p-6 text-center">{children}</div>
}
