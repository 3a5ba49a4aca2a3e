import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useId, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/field.tsx'
import { ClearFilters } from './list-states.tsx'
import { messages } from './messages.ne.ts'
import type { Viewed } from './use-list.ts'

/** A filter with the texts of its values. */
export interface ShownFilter {
  name: string
  label: string
  options: readonly (readonly [value: string, title: string])[]
}

/** The filters of a list behind a button that says how many are set. */
export function ListFilters({ list, filters }: { list: Viewed; filters: readonly ShownFilter[] }) {
  const text = useMessages(messages)
  const lang = useLang()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const { filters: set } = list.view
  const count = Object.keys(set).length
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className={buttonStyle.secondary}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {count > 0 ? text.filtersSet(digitsIn(lang, count)) : text.filters}
        </button>
        <ClearFilters list={list} />
      </div>
      <div id={id} hidden={!isOpen} className="mt-2 grid gap-3 sm:grid-cols-3 lg:grid-cols-5">
        {filters.map(({ name, label, options }) => (
          <SelectField
            key={name}
            label={label}
            value={set[name] ?? ''}
            options={[['', text.all], ...options]}
            onChange={({ target }) => list.setView({ filters: { ...set, [name]: target.value } })}
          />
        ))}
      </div>
    </div>
  )
}
