import { digitsIn } from '@chautari/bikram-sambat/digits'
import { useRef, useState } from 'react'
import { useMessages, useTexts } from '#app/platform/i18n/use-language.ts'
import type { Provider } from '#app/records/internet-providers/store.server.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { cardStyle } from '#app/ui/card.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useOnHydration } from '#app/ui/use-hydrated.ts'
import {
  type Cycle,
  cleared,
  cycles,
  type Filters,
  filterForm,
  maxQuery,
  readFilters,
  readPrice,
  readSpeed,
  speedSteps,
} from '../filters.ts'
import { cycleText, type ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { Chips, type FilterProps, Order } from './quick-filters.tsx'

interface PanelProps extends FilterProps {
  /** All plans, to count them by provider. */
  listed: readonly ListedPlan[]
  providers: readonly Provider[]
}

// Collapsed on a phone, where plans should be visible. A wide screen shows all of it, if the browser can.
const unfolded =
  'supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible] ' +
  'supports-[selector(::details-content)]:lg:[&>summary]:hidden'

/** Filters and order. Before hydration, and without JavaScript, a form that the server answers. */
export function FilterPanel({ listed, providers, filters, onChange }: PanelProps) {
  const text = useMessages(messages).filters
  const form = useRef<HTMLFormElement>(null)
  const [opened] = useState(() => isUsed(filters))

  // Takes over what was typed and selected before hydration.
  useOnHydration(() => {
    const fields = [...new FormData(form.current ?? undefined)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    const typed = readFilters(
      new URLSearchParams(fields).toString(),
      providers.map(({ id }) => id),
    )
    if (JSON.stringify(typed) !== JSON.stringify(filters)) onChange(typed)
  })

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
          <ClearForm filters={filters} onChange={onChange} label={text.clearAll} className="mt-3 lg:mt-0" />
        </div>
      </details>
    </search>
  )
}

function PlanFields({ listed, providers, filters, onChange }: PanelProps) {
  const [{ filters: text }, lang] = useTexts(messages)
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

interface ClearFormProps extends FilterProps {
  label: string
  className: string
}

/** A form that keeps the order and nothing else. */
export function ClearForm({ filters, onChange, label, className }: ClearFormProps) {
  return (
    <form
      method="get"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        onChange(cleared(filters))
      }}
    >
      <input type="hidden" name="sort" value={filters.sort} />
      <input type="hidden" name="dir" value={filters.dir} />
      <button type="submit" className={`${buttonStyle.secondary} w-full`}>
        {label}
      </button>
    </form>
  )
}

/** Whether a filter is set that the chips cannot show. */
function isUsed({ q, prov, min, max, cycle }: Filters) {
  return [q, prov, max, cycle].some((value) => value !== '') || !['', ...speedSteps].includes(min)
}
