import type { ReactNode } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { messages } from './messages.ne.ts'
import type { AsyncState } from './use-async.ts'

interface SectionProps {
  /** For links to this section. */
  id?: string
  title: string
  lead?: string
  children: ReactNode
}

export function Section({ id, title, lead, children }: SectionProps) {
  return (
    <section id={id} aria-label={title} className="mt-6 rounded-2xl border border-line bg-surface p-5 sm:p-7">
      <h2 className="text-xl">{title}</h2>
      {lead && <p className="mt-2 text-muted">{lead}</p>}
      {children}
    </section>
  )
}

interface LoadStatusProps {
  state: AsyncState<unknown>['state']
  onAgain: () => void
}

/** Shown while loading, or when loading has failed. */
export function LoadStatus({ state, onAgain }: LoadStatusProps) {
  const text = useMessages(messages)
  if (state === 'loading') return <p>{text.listLoading}</p>
  return (
    <p className="flex flex-wrap items-center gap-3">
      {text.loadFailed}
      <button type="button" className={buttonStyle.secondary} onClick={onAgain}>
        {text.tryAgain}
      </button>
    </p>
  )
}
