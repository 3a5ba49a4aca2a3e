import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { messages } from './messages.ne.ts'
import type { Viewed } from './use-list.ts'

/** A filter with the texts of its values. */
export interface ShownFilter {
  name: string
  label: string
  options: readonly (readonly [value: string, title: string])[]
}

/** A select for each filter; one that is not set reads as its label. */
export function FilterFields({ list, filters }: { list: Viewed; filters: readonly ShownFilter[] }) {
  const { all } = useMessages(messages)
  const { filters: set } = list.view
  return filters.map(({ name, label, options }) => (
    <CompactSelect
      key={name}
      label={label}
      value={set[name] ?? ''}
      options={[['', `${label}: ${all}`], ...options]}
      onChange={(value) => list.setView({ filters: { ...set, [name]: value } })}
    />
  ))
}

interface CompactSelectProps {
  /** For screen readers: the options say it to others. */
  label: string
  value: string
  options: ShownFilter['options']
  className?: string
  onChange: (value: string) => void
}

export function CompactSelect({ label, value, options, className = '', onChange }: CompactSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      className={`${fieldStyle} min-w-0 xl:max-w-44 ${className}`}
      onChange={({ target }) => onChange(target.value)}
    >
      {options.map(([option, title]) => (
        <option key={option} value={option}>
          {title}
        </option>
      ))}
    </select>
  )
}

export const isFiltered = ({ view }: Viewed) => Object.keys(view.filters).length > 0

/** Where filters are set. */
export function ClearFilters({ list }: { list: Viewed }) {
  const say = useMessages(messages)
  if (!isFiltered(list)) return null
  return (
    <button type="button" className={buttonStyle.secondary} onClick={() => list.setView({ filters: {} })}>
      {say.nothing.filtered.clear}
    </button>
  )
}
