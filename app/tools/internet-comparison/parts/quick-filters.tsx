import { digitsIn } from '@chautari/bikram-sambat/digits'
import type { ReactNode } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import { isPlainClick } from '#app/platform/navigation/change-address.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField } from '#app/ui/field.tsx'
import { NoScriptButton } from '#app/ui/form-buttons.tsx'
import {
  type Filters,
  filterForm,
  noFilters,
  searchOf,
  sortFields,
  speedSteps,
  usualDir,
} from '../filters.ts'
import { speedText } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'

export interface FilterProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

const cheapest = { min: '100', sort: 'price', dir: 'asc' } as const

/** One press chooses a lowest speed, or the cheapest of one; the next one gives it up. The row scrolls where it is too narrow. */
export function Chips({ filters, onChange }: FilterProps) {
  const [{ filters: text }, lang] = useTexts(messages)
  const chip = (part: Partial<Filters>, given: Partial<Filters>, words: ReactNode) => {
    const isCurrent = Object.entries(part).every(([name, value]) => filters[name as keyof Filters] === value)
    const next = isCurrent ? given : part
    return (
      <li key={Object.values(part).join()}>
        <a
          // Without JavaScript the server answers it.
          href={searchOf('', { ...filters, ...next }, []) || '?'}
          aria-current={isCurrent ? 'true' : undefined}
          onClick={(event) => {
            if (!isPlainClick(event)) return
            event.preventDefault()
            onChange(next)
          }}
        >
          {words}
        </a>
      </li>
    )
  }
  return (
    <ul
      aria-label={text.speeds}
      className="-m-1 flex min-w-0 gap-1.5 overflow-x-auto p-1 [scrollbar-width:none] sm:gap-2 [&_a]:relative [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:rounded-full [&_a]:border [&_a]:border-line-strong [&_a]:bg-surface [&_a]:px-3 [&_a]:text-sm [&_a]:whitespace-nowrap [&_a]:text-ink [&_a]:no-underline hover:[&_a]:bg-hover [&_[aria-current]]:border-brand [&_[aria-current]]:bg-brand [&_[aria-current]]:font-semibold [&_[aria-current]]:text-on-brand"
    >
      {chip(
        cheapest,
        { min: '', sort: noFilters.sort, dir: noFilters.dir },
        text.cheapestFor(speedText(lang, Number(cheapest.min))),
      )}
      {speedSteps.map((min) =>
        chip(
          { min },
          { min: '' },
          <>
            {text.atLeast(digitsIn(lang, min))} <span className="sr-only">{text.mbps}</span>
          </>,
        ),
      )}
    </ul>
  )
}

/** The one place of the order; it belongs to the form of the panel. */
export function Order({ filters, onChange }: FilterProps) {
  const text = useMessages(messages).filters
  const otherDir = usualDir(filters.sort) === 'asc' ? 'desc' : 'asc'
  return (
    <div className="flex shrink-0 items-end gap-2 text-sm max-lg:me-13">
      <SelectField
        form={filterForm}
        name="sort"
        label={<span className="max-lg:sr-only">{text.sort}</span>}
        value={filters.sort}
        className="min-w-0 flex-1 lg:w-52"
        onChange={(event) => {
          const sort = event.target.value as Filters['sort']
          onChange({ sort, dir: usualDir(sort) })
        }}
        options={sortFields.map((field) => [field, text.sorts[field]] as const)}
      />
      <label className="flex min-h-(--field-height) items-center gap-2 font-semibold">
        <input
          type="checkbox"
          form={filterForm}
          name="dir"
          value={otherDir}
          checked={filters.dir === otherDir}
          onChange={(event) => onChange({ dir: event.target.checked ? otherDir : usualDir(filters.sort) })}
          className="size-5 shrink-0 accent-brand"
        />
        {filters.sort === 'provider' ? text.fromZ : text.turned[otherDir]}
      </label>
      <NoScriptButton form={filterForm} className={buttonStyle.primary}>
        {text.apply}
      </NoScriptButton>
    </div>
  )
}
