import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons/icon-names.ts'

/** Of an entry in a list of the page. */
export const rowStyle = 'flex min-h-11 items-center gap-1 rounded-lg border border-line ps-3'

interface RowButtonProps {
  icon: IconName
  label: string
  /** Does nothing now; it can still have the focus, so that a keyboard does not lose it at the end of the list. */
  isOff?: boolean
  onPress: () => void
}

export function RowButton({ icon, label, isOff = false, onPress }: RowButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      data-remove={icon === 'x' ? '' : undefined}
      className="flex size-11 shrink-0 items-center justify-center rounded-lg hover:bg-hover aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      onClick={() => !isOff && onPress()}
    >
      <Icon name={icon} />
    </button>
  )
}
