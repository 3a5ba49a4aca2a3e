import { digitsIn } from 'bikram-sambat/digits'
import { useState } from 'react'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import type { Provider } from '#app/records/internet-providers/provider.ts'
import { buttonStyle } from '#app/ui/button.ts'
import { Icon } from '#app/ui/icon.tsx'
import { type Cycle, cycles, type Filters, readPrice, readSpeed } from '../filters.ts'
import type { ListedPlan } from '../listed-plan.ts'
import { messages } from '../messages.ne.ts'
import { cycleText } from '../plan-texts.ts'
import { NumberField, SelectField } from './filter-fields.tsx'

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
          onChange={(prov) => onChange({ prov })}
          className="sm:max-lg:col-span-1 max-sm:col-span-2 lg:col-span-2"
          options={[
            ['', text.allProviders],
            ...providers.map(({ id, name }) => [id, text.providerOption(name, plansOf(id))] as const),
          ]}
        />
        <NumberField
          name="min"
          label={text.min}
          unit={text.mbps}
          value={filters.min}
          isRead={readSpeed(filters.min) !== undefined}
          onChange={(min) => onChange({ min })}
        />
        <NumberField
          name="max"
          label={text.max}
          unit={text.nprMonth}
          value={filters.max}
          isRead={readPrice(filters.max) !== undefined}
          onChange={(max) => onChange({ max })}
        />
        <SelectField
          name="cycle"
          label={text.cycle}
          value={filters.cycle}
          onChange={(cycle) => onChange({ cycle: cycle as Cycle })}
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
