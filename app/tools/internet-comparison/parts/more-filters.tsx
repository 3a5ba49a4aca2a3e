import { digitsIn } from 'bikram-sambat/digits'
import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type Cycle, cycles, type Filters, readPrice, readSpeed } from '../filters.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { cycleText } from '../plan-texts.ts'

export interface FiltersProps {
  /** All plans, to count them by provider. */
  listed: readonly ListedPlan[]
  providers: readonly Provider[]
  filters: Filters
  onChange: (part: Partial<Filters>) => void
}

// Collapsed on a phone, where plans should be visible. A wide screen shows all of it, if the browser can.
const unfolded =
  'supports-[selector(::details-content)]:lg:[&::details-content]:[content-visibility:visible] ' +
  'supports-[selector(::details-content)]:lg:[&>summary]:hidden'

export function MoreFilters({ listed, providers, filters, onChange }: FiltersProps) {
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
