import { buttonStyle } from '#app/ui/button.ts'
import type { Filters } from '../filters.ts'

interface ClearFormProps {
  filters: Filters
  label: string
  className: string
  onClear: () => void
}

/** A form that keeps the order and nothing else. */
export function ClearForm({ filters: { sort, dir }, label, className, onClear }: ClearFormProps) {
  return (
    <form
      method="get"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onClear()
      }}
    >
      <input type="hidden" name="sort" value={sort} />
      <input type="hidden" name="dir" value={dir} />
      <button type="submit" className={`${buttonStyle.secondary} w-full`}>
        {label}
      </button>
    </form>
  )
}
