import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useCalendar } from './calendar-context.ts'

/** Prints the month or year on screen, as the browser's own command does. */
export function PrintButton({ className = '' }: { className?: string }) {
  const { text } = useCalendar()
  const hydrated = useHydrated()
  return (
    <button
      type="button"
      disabled={!hydrated}
      className={`${buttonStyle.secondary} no-print ${className}`}
      onClick={() => window.print()}
    >
      <Icon name="file-text" />
      {text.print}
    </button>
  )
}
