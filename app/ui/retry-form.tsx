import type { ReactNode } from 'react'
import { buttonStyle } from './button.ts'
import { Icon } from './icon.tsx'
import { Spinner } from './spinner.tsx'

interface RetryFormProps {
  label: ReactNode
  /** Shown while busy; by default the label stays. */
  busyLabel?: ReactNode
  isBusy: boolean
  className?: string
  onRetry: () => void
}

/** A button that loads again. Without JavaScript it loads the page again, without its query. */
export function RetryForm({
  label,
  busyLabel = label,
  isBusy,
  className = buttonStyle.primary,
  onRetry,
}: RetryFormProps) {
  return (
    <form
      method="get"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) onRetry()
      }}
    >
      <button type="submit" className={className} aria-disabled={isBusy || undefined}>
        {isBusy ? <Spinner /> : <Icon name="refresh-ccw" />}
        {isBusy ? busyLabel : label}
      </button>
    </form>
  )
}
