import type { Lang } from '#app/lib/language.ts'
import type { Filters } from '#app/platform/editing/list-query.ts'
import type { ShownFilter } from '../lists/list-filters.tsx'
import { messages } from '../lists/messages.ne.ts'

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
  const common: Readonly<Record<string, FilterText>> = messages[lang].filterTexts
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
