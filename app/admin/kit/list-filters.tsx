import type { Lang } from '#app/lib/language.ts'
import type { Filters } from '#app/platform/editing/list-query.ts'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { fieldStyle } from '#app/ui/field.tsx'
import { Button } from './button.tsx'
import { messages } from './messages.ne.ts'
import type { List } from './use-list.ts'

/** A filter with the texts of its values; without values it is a day. */
export interface ShownFilter {
  name: string
  label: string
  options?: readonly (readonly [value: string, title: string])[]
}

interface FilterFieldsProps {
  list: List<unknown>
  filters: readonly ShownFilter[]
}

/** A control for each filter; a select that is not set reads as its label. */
export function FilterFields({ list, filters }: FilterFieldsProps) {
  const { all } = useMessages(messages).list
  const { filters: set } = list.view
  return filters.map(({ name, label, options }) => {
    const value = set[name] ?? ''
    const onChange = (next: string) => list.setView({ filters: { ...set, [name]: next } })
    return options ? (
      <CompactSelect
        key={name}
        label={label}
        value={value}
        options={[['', `${label}: ${all}`], ...options]}
        onChange={onChange}
      />
    ) : (
      <label key={name} className="flex min-w-0 items-center gap-2 text-muted">
        {label}
        <input
          type="date"
          value={value}
          className={`${fieldStyle} min-w-0`}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    )
  })
}

interface CompactSelectProps {
  /** For screen readers: the options say it to others. */
  label: string
  value: string
  options: NonNullable<ShownFilter['options']>
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

export const isFiltered = ({ view }: List<unknown>) => Object.keys(view.filters).length > 0

/** Where filters are set. */
export function ClearFilters({ list, text }: { list: List<unknown>; text?: string }) {
  const { nothing } = useMessages(messages).list
  if (!isFiltered(list)) return null
  return <Button onClick={() => list.setView({ filters: {} })}>{text ?? nothing.filtered.clear}</Button>
}

interface FilterText {
  label: string
  values: Readonly<Record<string, string>>
}

export interface FilterTexts {
  labels: Readonly<Record<string, string>>
  options?: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** Where they are not those of the field. */
  filters?: Readonly<Record<string, FilterText>>
}

/** Filters with their texts: those of the section, the common ones, else label and options of the field. */
export function shownFilters(lang: Lang, filters: Filters, text: FilterTexts): ShownFilter[] {
  const common: Readonly<Record<string, FilterText>> = messages[lang].list.filterTexts
  return Object.entries(filters).map(([name, { column, values }]) => {
    const own = text.filters?.[name] ?? common[name]
    const titles = own?.values ?? text.options?.[column] ?? {}
    const offered = values === 'id' ? Object.keys(titles) : Object.keys(values)
    return {
      name,
      label: own?.label ?? text.labels[column] ?? name,
      options: offered.map((value) => [value, titles[value] ?? value] as const),
    }
  })
}
