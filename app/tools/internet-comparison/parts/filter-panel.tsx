import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '#app/platform/i18n/use-language.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { maxQuery, readFilters } from '../address.ts'
import { cleared, type Filters, sortFields, usualDir } from '../filters.ts'
import { messages } from '../messages.ne.ts'
import { type FiltersProps, MoreFilters } from './more-filters.tsx'

// A button outside the form may submit it.
export const filterForm = 'plan-filters'

/** Filters and order. Before hydration, and without JavaScript, a form that the server answers. */
export function FilterPanel({ listed, providers, filters, onChange }: FiltersProps) {
  const text = useMessages(messages).filters
  const form = useRef<HTMLFormElement>(null)
  const otherDir = usualDir[filters.sort] === 'asc' ? 'desc' : 'asc'

  // Takes over what was typed and selected before hydration.
  const takeTyped = useEffectEvent(() => {
    const fields = [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const typed = readFilters(
      new URLSearchParams(fields).toString(),
      providers.map(({ id }) => id),
    )
    if (JSON.stringify(typed) !== JSON.stringify(filters)) onChange(typed)
  })
  useEffect(() => takeTyped(), [])

  return (
    <search className={`${cardStyle} no-print p-4 lg:sticky lg:top-20`}>
      <form
        ref={form}
        id={filterForm}
        method="get"
        autoComplete="off"
        aria-labelledby="filter-heading"
        onSubmit={(event) => {
          event.preventDefault()
          document.getElementById('plans')?.focus()
        }}
      >
        <h2 id="filter-heading" className="text-xl">
          {text.heading}
        </h2>
        <div className="mt-3 grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:grid-cols-2">
          <TextField
            className="col-span-2"
            label={text.search}
            type="search"
            name="q"
            maxLength={maxQuery}
            enterKeyHint="search"
            placeholder={text.searchPlaceholder}
            value={filters.q}
            onChange={(event) => onChange({ q: event.target.value })}
          />
          <div className="col-span-2 grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 lg:grid-cols-1">
            <SelectField
              name="sort"
              label={text.sort}
              value={filters.sort}
              onChange={(event) => {
                const sort = event.target.value as Filters['sort']
                onChange({ sort, dir: usualDir[sort] })
              }}
              options={sortFields.map((field) => [field, text.sorts[field]] as const)}
            />
            <label className="flex min-h-11 items-center gap-2 font-semibold">
              <input
                type="checkbox"
                name="dir"
                value={otherDir}
                checked={filters.dir === otherDir}
                onChange={(event) =>
                  onChange({ dir: event.target.checked ? otherDir : usualDir[filters.sort] })
                }
                className="size-5 shrink-0 accent-brand"
              />
              {filters.sort === 'provider' ? text.fromZ : text.turned[otherDir]}
            </label>
          </div>
        </div>
        <MoreFilters listed={listed} providers={providers} filters={filters} onChange={onChange} />
        <div className="mt-3 hidden noscript:block">
          <button type="submit" className={`${buttonStyle.primary} w-full`}>
            {text.apply}
          </button>
        </div>
      </form>
      <ClearForm filters={filters} label={text.clearAll} onClear={() => onChange(cleared(filters))} />
    </search>
  )
}

interface ClearFormProps {
  filters: Filters
  label: string
  onClear: () => void
}

/** A form that keeps the order and nothing else. */
export function ClearForm({ filters: { sort, dir }, label, onClear }: ClearFormProps) {
  return (
    <form
      method="get"
      className="mt-3"
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
