import type { ReactNode } from 'react'
import { searchOf } from '../address.ts'
import type { Filters } from '../filters.ts'

interface ChoiceLinkProps {
  /** What the link shows. */
  filters: Filters
  isCurrent?: boolean
  className: string
  onChoose: () => void
  children: ReactNode
}

/** A link to the list with other filters, followed in place. Without JavaScript the server answers it. */
export function ChoiceLink({ filters, isCurrent, className, onChoose, children }: ChoiceLinkProps) {
  return (
    <a
      href={searchOf('', filters, []) || '?'}
      aria-current={isCurrent ? 'true' : undefined}
      className={className}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChoose()
      }}
    >
      {children}
    </a>
  )
}
