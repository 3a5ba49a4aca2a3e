import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

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

/** Submits a form that needs no button where there are scripts: what is typed is answered at once. */
export function NoScriptButton({ className = buttonStyle.secondary, ...button }: ComponentProps<'button'>) {
  return (
    <div className="hidden noscript:block">
      <button type="submit" {...button} className={className} />
    </div>
  )
}
