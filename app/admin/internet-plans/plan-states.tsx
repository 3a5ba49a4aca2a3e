import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { LoadFailure } from '../lists/list-states.tsx'
import { LoadingNotice } from '../lists/notices.tsx'
import { messages } from './messages.ne.ts'
import type { Plans } from './use-plans.ts'

interface PlanStatesProps {
  loaded: Plans
  /** Shown in an empty list. */
  addFirst: ReactNode
  /** The plans. */
  children: ReactNode
}

/** ADM-10: loading, failed, empty, or the list of plans. */
export function PlanStates({ loaded, addFirst, children }: PlanStatesProps) {
  const text = useMessages(messages)
  if (loaded.error !== undefined) {
    return (
      <div className="mt-4">
        <LoadFailure
          title={text.errorTitle}
          error={loaded.error}
          isBusy={loaded.isLoading}
          onRetry={loaded.reload}
        />
      </div>
    )
  }
  if (loaded.plans.length > 0) return children
  if (loaded.isLoading) {
    return <LoadingNotice text={text.loading} />
  }
  return (
    <div className="mt-4 rounded-2xl border border-line bg-surface p-6 text-center">
      <h3 className="text-xl">{text.emptyTitle}</h3>
      <p className="mt-2 mb-4">{text.emptyText}</p>
      {addFirst}
    </div>
  )
}
