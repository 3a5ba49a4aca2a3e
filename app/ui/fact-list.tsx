import type { ReactNode } from 'react'

interface FactListProps {
  /** Columns and gaps of the grid. */
  className?: string
  children: ReactNode
}

/** Names and values, such as of a day, a price or a plan. Its children are `Fact`s. */
export function FactList({ className = '', children }: FactListProps) {
  return <dl className={`grid gap-3 ${className}`}>{children}</dl>
}

interface FactProps {
  name: ReactNode
  /** Of the value. */
  className?: string
  children: ReactNode
}

/** One name above its value. */
export function Fact({ name, className = 'font-semibold', children }: FactProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className={className}>{children}</dd>
    </div>
  )
}
