import { digitsIn } from 'bikram-sambat/digits'
import { groupedNumber } from '#app/kit/nepali-grouping.ts'
import { useLang, useMessages } from '#app/platform/i18n/use-language.ts'
import { planDurationsMonths, planFields } from '#app/records/internet-plans/edit-fields.ts'
import { CheckField, SelectField, TextArea, TextField } from '../forms/fields.tsx'
import { useFormOnScreen } from '../forms/form-context.ts'
import type { RecordForm } from '../forms/use-form.ts'
import { messages } from './messages.ne.ts'
import { monthlyNpr } from './plan-figures.ts'
import { selectableProviders } from './plan-groups.ts'
import type { PlanRow, ProviderRow } from './plan-row.ts'
import { VerifiedField } from './verified-field.tsx'

/** ADM-11. */
export const planForm: RecordForm = {
  path: 'admin-internet-plans',
  fields: planFields,
  defaults: {
    provider_id: '',
    plan_name: '',
    plan_name_ne: '',
    speed_mbps: '0',
    price_npr: '0',
    plan_duration_months: 12,
    installation_cost_npr: '0',
    router_cost_npr: '0',
    router_included: null,
    includes_tv: false,
    vat_included: null,
    data_limit_gb: 'unlimited',
    fup_details: '',
    fup_details_ne: '',
    source_url: '',
    is_active: true,
    verified_today: false,
  },
}

interface PlanFieldsProps {
  providers: readonly ProviderRow[]
  /** Undefined for a new plan. */
  plan: PlanRow | undefined
}

export function PlanFormFields({ providers, plan }: PlanFieldsProps) {
  const text = useMessages(messages)
  return (
    <>
      <SelectField
        name="provider_id"
        isRequired
        options={selectableProviders(providers, plan).map(({ id, name }) => ({ value: id, title: name }))}
      />
      <TextField name="plan_name" isRequired maxLength={200} />
      <TextField name="plan_name_ne" lang="ne" hint={text.nepaliHint} maxLength={200} />
      <PriceFields />
      <CostFields />
      <CheckField name="includes_tv" />
      <TextField name="data_limit_gb" hint={text.dataHint('unlimited, 500GB, 1TB')} maxLength={60} />
      <TextArea name="fup_details" />
      <TextArea name="fup_details_ne" lang="ne" />
      <TextField name="source_url" type="url" hint={text.sourceHint} maxLength={500} />
      <VerifiedField verifiedAt={plan?.last_verified_at ?? null} />
      <CheckField name="is_active" />
    </>
  )
}

/** Speed, duration, and the price with the price per month. */
function PriceFields() {
  const text = useMessages(messages)
  const lang = useLang()
  const { values } = useFormOnScreen()
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="speed_mbps" isRequired inputMode="numeric" />
      <SelectField
        name="plan_duration_months"
        options={planDurationsMonths
          .toSorted((a, b) => a - b)
          .map((value) => ({ value, title: text.months(digitsIn(lang, value)) }))}
      />
      <TextField
        name="price_npr"
        isRequired
        inputMode="decimal"
        hint={text.aMonth(groupedNumber(lang, monthlyNpr(values)))}
      />
      <MaybeField name="vat_included" />
    </div>
  )
}

/** An empty cost is unpublished, not 0. */
function CostFields() {
  const text = useMessages(messages)
  const orNone = (typed: string) => (typed.trim() === '' ? null : typed)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name="installation_cost_npr" inputMode="decimal" hint={text.costHint} typed={orNone} />
      <TextField name="router_cost_npr" inputMode="decimal" hint={text.costHint} typed={orNone} />
      <MaybeField name="router_included" />
    </div>
  )
}

function MaybeField({ name }: { name: string }) {
  const { yes, no, unknown } = useMessages(messages).maybe
  return (
    <SelectField
      name={name}
      options={[
        { value: null, title: unknown },
        { value: true, title: yes },
        { value: false, title: no },
      ]}
    />
  )
}
