import { digitsIn } from 'bikram-sambat/digits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { maxQuery, readFilters } from '../address.ts'
import {
  type Cycle,
  cleared,
  cycles,
  type Filters,
  readPrice,
  readSpeed,
  sortFields,
  usualDir,
} from '../filters.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { cycleText } from '../plan-texts.ts'
import { ClearForm } from './clear-form.tsx'

interface FiltersProps {
  /** All plans, to count them by provider. */
  listed: readonly ListedPlan[]
  providers: readonly Provider[]
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

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

// Collapsed on a phone, where plans should be visible. A wide screen shows all of it, if the browser can.
const unfolded =
  'supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible] ' +
  'supports-[selector(::details-content)]:lg:[&>summary]:hidden'

function MoreFilters({ listed, providers, filters, onChange }: FiltersProps) {
  const text = useMessages(messages).filters
  const lang = useLang()
  const [opened] = useState(() => isUsed(filters))
  const number = (name: 'min' | 'max', unit: string, read: (typed: string) => number | undefined) => {
    const value = filters[name]
    const isNumber = value.trim() === '' || read(value) !== undefined
    return (
      <TextField
        label={
          <>
            {text[name]} <span className="block text-sm font-normal text-muted">{unit}</span>
          </>
        }
        name={name}
        inputMode="numeric"
        maxLength={12}
        value={value}
        error={isNumber ? undefined : text.notNumber}
        isLive
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    )
  }
  const plansOf = (id: string) => digitsIn(lang, listed.filter(({ plan }) => plan.providerId === id).length)
  return (
    <details open={opened} className={`mt-3 ${unfolded}`}>
      <summary className={`${buttonStyle.secondary} w-full`}>
        <Icon name="sliders" />
        {text.more}
      </summary>
      <div className="grid grid-cols-2 items-end gap-3 pt-3 sm:grid-cols-4 lg:grid-cols-2 lg:pt-0">
        <SelectField
          name="prov"
          label={text.provider}
          value={filters.prov}
          onChange={(event) => onChange({ prov: event.target.value })}
          className="sm:max-lg:col-span-1 max-sm:col-span-2 lg:col-span-2"
          options={[
            ['', text.allProviders],
            ...providers.map(({ id, name }) => [id, text.providerOption(name, plansOf(id))] as const),
          ]}
        />
        {number('min', text.mbps, readSpeed)}
        {number('max', text.nprMonth, readPrice)}
        <SelectField
          name="cycle"
          label={text.cycle}
          value={filters.cycle}
          onChange={(event) => onChange({ cycle: event.target.value as Cycle })}
          className="max-sm:col-span-2 lg:col-span-2"
          options={cycles.map((cycle) => [cycle, cycle ? cycleText(lang, Number(cycle)) : text.any] as const)}
        />
      </div>
    </details>
  )
}

function isUsed({ prov, min, max, cycle }: Filters) {
  return [prov, min, max, cycle].some((value) => value !== '')
}
