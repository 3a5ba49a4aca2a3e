import { Icon } from '#app/ui/icon.tsx'
import { Spinner } from '#app/ui/spinner.tsx'

interface RefreshFormProps {
  label: string
  busyLabel: string
  busy: boolean
  className: string
  onRefresh: () => void
}

/** Loads newer prices; before hydration, and without JavaScript, it reloads the page. */
export function RefreshForm({ label, busyLabel, busy, className, onRefresh }: RefreshFormProps) {
  return (
    <form
      method="get"
      className="no-print"
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onRefresh()
      }}
    >
      {/* Not disabled while busy: the focus would be lost. */}
      <button type="submit" aria-disabled={busy || undefined} className={className}>
        {busy ? <Spinner /> : <Icon name="refresh-ccw" />}
        {busy ? busyLabel : label}
      </button>
    </form>
  )
}
