import { digitsIn } from 'bikram-sambat-calendar/digits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Provider } from '#app/records/internet-providers/schema.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { NoScriptButton } from '#app/ui/no-script-button.tsx'
import { maxQuery, readFilters } from '../address.ts'
import {
  type Cycle,
  cleared,
  cycles,
  type Filters,
  readPrice,
  readSpeed,
  sortFields,
  speedSteps,
  usualDir,
} from '../filters.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { cycleText } from '../plan-texts.ts'
import { Chips } from './choice-chips.tsx'
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

// Collapsed on a phone, where plans should be visible. A wide screen shows all of it, if the browser can.
const unfolded =
  'supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible] ' +
  'supports-[selector(::details-content)]:lg:[&>summary]:hidden'

/** Filters and order. Before hydration, and without JavaScript, a form that the server answers. */
export function FilterPanel({ listed, providers, filters, onChange }: FiltersProps) {
  const text = useMessages(messages).filters
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => isUsed(filters))

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
    <search aria-labelledby="filter-heading" className="no-print relative">
      <h2 id="filter-heading" className="sr-only">
        {text.heading}
      </h2>
      <div className="lg:flex lg:items-end lg:justify-between lg:gap-3">
        <Chips filters={filters} onChange={onChange} />
        <Order filters={filters} onChange={onChange} />
      </div>
      <details open={opened} className={unfolded}>
        <summary
          title={text.more}
          className={`${buttonStyle.secondary} absolute top-12 right-0 w-11 px-0 lg:static lg:mt-2 lg:w-full`}
        >
          <Icon name="sliders" />
          <span className="max-lg:sr-only">{text.more}</span>
        </summary>
        <div className={`${cardStyle} mt-2 p-4 lg:mt-3 lg:grid lg:grid-cols-6 lg:items-end lg:gap-3`}>
          <form
            ref={form}
            id={filterForm}
            method="get"
            autoComplete="off"
            aria-labelledby="filter-heading"
            className="grid grid-cols-2 items-end gap-3 sm:grid-cols-4 lg:contents"
            onSubmit={(event) => {
              event.preventDefault()
              document.getElementById('plans')?.focus()
            }}
          >
            <TextField
              className="col-span-2 sm:col-span-1"
              label={text.search}
              type="search"
              name="q"
              maxLength={maxQuery}
              enterKeyHint="search"
              placeholder={text.searchPlaceholder}
              value={filters.q}
              onChange={(event) => onChange({ q: event.target.value })}
            />
            <PlanFields listed={listed} providers={providers} filters={filters} onChange={onChange} />
          </form>
          <ClearForm
            filters={filters}
            label={text.clearAll}
            onClear={() => onChange(cleared(filters))}
            className="mt-3 lg:mt-0"
          />
        </div>
      </details>
    </search>
  )
}

/** The one place of the order; it belongs to the form below. */
function Order({ filters, onChange }: Pick<FiltersProps, 'filters' | 'onChange'>) {
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

function PlanFields({ listed, providers, filters, onChange }: FiltersProps) {
  const text = useMessages(messages).filters
  const lang = useLang()
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
  const countOf = (id: string) => listed.filter(({ plan }) => plan.providerId === id).length
  return (
    <>
      <SelectField
        name="prov"
        label={text.provider}
        value={filters.prov}
        onChange={(event) => onChange({ prov: event.target.value })}
        className="max-sm:col-span-2"
        options={[
          ['', text.allProviders],
          ...providers
            .filter(({ id }) => id === filters.prov || countOf(id) > 0)
            .map(({ id, name }) => [id, text.providerOption(name, digitsIn(lang, countOf(id)))] as const),
        ]}
      />
      <SelectField
        name="cycle"
        label={text.cycle}
        value={filters.cycle}
        onChange={(event) => onChange({ cycle: event.target.value as Cycle })}
        className="max-sm:col-span-2"
        options={cycles.map((cycle) => [cycle, cycle ? cycleText(lang, Number(cycle)) : text.any] as const)}
      />
      {number('min', text.mbps, readSpeed)}
      {number('max', text.nprMonth, readPrice)}
    </>
  )
}

/** Whether a filter is set that the chips cannot show. */
function isUsed({ q, prov, min, max, cycle }: Filters) {
  return [q, prov, max, cycle].some((value) => value !== '') || !['', ...speedSteps].includes(min)
}
